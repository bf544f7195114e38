import { guestSides } from "@janur/domain/side/guest-side";
import { guestChannels } from "@janur/domain/guest/guest-channel";
import { localize } from "@janur/domain/text/language";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { FilterPanel } from "../../../ui/list/filter-panel.tsx";
import { FilterSelect } from "../../../ui/list/filter-select.tsx";
import { asSentence } from "../guest-story.ts";
import {
  deliveries,
  guestOrders,
  guestStates,
  guestViewSchema,
  hasFilters,
  type GuestListView,
} from "../list-view.ts";
import { deliveriesOf, valuesOf, type ListedGuest } from "../listed-rows.ts";
import type { SenderChoice } from "../senders-of.ts";
import type { ListedCeremony } from "./ceremonies-field.tsx";

interface GuestFiltersProps {
  view: GuestListView;
  guests: readonly ListedGuest[];
  ceremonies: readonly ListedCeremony[];
  senders: readonly SenderChoice[];
  onChange: (change: Partial<GuestListView>) => void;
}

/** What the list leaves out and how it is ordered, kept in the address. */
export function GuestFilters({ view, guests, ceremonies, senders, onChange }: GuestFiltersProps) {
  const { t } = useTranslation("guest");
  const groups = useMemo(() => valuesOf(guests, ({ group }) => [group]), [guests]);
  const tags = useMemo(() => valuesOf(guests, (guest) => guest.tags), [guests]);
  const told = useMemo(() => new Set(guests.flatMap(deliveriesOf)), [guests]);
  const hasSides = useMemo(() => guests.some(({ side }) => side !== null), [guests]);
  const plain = (value: string) => ({ value, label: value });
  const choose = (field: keyof GuestListView) => (value: string) => {
    onChange({ [field]: guestViewSchema.shape[field].parse(value) });
  };
  return (
    <FilterPanel
      label={t("filter.label")}
      searchLabel={t("filter.q")}
      search={view.q}
      moreLabel={t("filter.more")}
      isFiltered={hasFilters({ ...view, q: "" }) || view.order !== "name"}
      onSearch={choose("q")}
    >
      <FilterSelect
        label={t("filter.state")}
        value={view.state}
        choices={guestStates.map((value) => ({ value, label: t(`filter.is.${value}`) }))}
        onChange={choose("state")}
      />
      {(told.size > 0 || view.delivery !== "") && (
        <FilterSelect
          label={t("filter.delivery")}
          value={view.delivery}
          choices={deliveries
            .filter((value) => told.has(value) || value === view.delivery)
            .map((value) => ({ value, label: asSentence(t(`delivery.${value}`, { via: "" })) }))}
          onChange={choose("delivery")}
        />
      )}
      {groups.length > 0 && (
        <FilterSelect
          label={t("field.group")}
          value={view.group}
          choices={groups.map(plain)}
          onChange={choose("group")}
        />
      )}
      {hasSides && (
        <FilterSelect
          label={t("field.side")}
          value={view.side}
          choices={guestSides.map((value) => ({ value, label: t(`side.${value}`) }))}
          onChange={choose("side")}
        />
      )}
      {tags.length > 0 && (
        <FilterSelect
          label={t("field.tags")}
          value={view.tag}
          choices={tags.map(plain)}
          onChange={choose("tag")}
        />
      )}
      {senders.length > 1 && (
        <FilterSelect
          label={t("field.sender")}
          value={view.sender}
          choices={[{ value: "-", label: t("nobody") }, ...senders]}
          onChange={choose("sender")}
        />
      )}
      <FilterSelect
        label={t("field.channel")}
        value={view.channel}
        choices={guestChannels.map((value) => ({ value, label: t(`channel.${value}`) }))}
        onChange={choose("channel")}
      />
      {ceremonies.length > 1 && (
        <FilterSelect
          label={t("field.ceremonies")}
          value={view.ceremony}
          choices={ceremonies.map(({ id, name }) => ({
            value: id,
            label: localize(name, currentLanguage()),
          }))}
          onChange={choose("ceremony")}
        />
      )}
      <FilterSelect
        label={t("filter.order")}
        any={t("filter.by.name")}
        value={view.order === "name" ? "" : view.order}
        choices={guestOrders
          .filter((value) => value !== "name")
          .map((value) => ({ value, label: t(`filter.by.${value}`) }))}
        onChange={choose("order")}
      />
    </FilterPanel>
  );
}
