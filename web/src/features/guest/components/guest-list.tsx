import type { CoverFacts } from "@janur/event-page/invitation/drawn-cover.tsx";
import type { Tally } from "@janur/domain/statistics/figures";
import { limits } from "@janur/domain/limits";
import { inChunks } from "@janur/domain/list/in-chunks";
import { Button, Checkbox, Skeleton } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { useQueries } from "@tanstack/react-query";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useMemo, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { CopyByHand } from "../../../ui/dialog/copy-by-hand.tsx";
import { EmptyState } from "../../../ui/list/empty-state.tsx";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useIsPhone } from "../../../ui/use-is-phone.ts";
import { noFilters, guestViewSchema } from "../list-view.ts";
import { totalsOf, type ListedGuest } from "../listed-rows.ts";
import { guestQueries } from "../queries.ts";
import { useAddressView } from "../../../lib/address/address-view.ts";
import { useCopyLink } from "../use-copy-link.ts";
import { useTopOf } from "../use-top-of.ts";
import { useListedGuests } from "../use-listed-guests.ts";
import { BulkBar } from "./bulk-bar.tsx";
import type { ListedCeremony } from "./ceremonies-field.tsx";
import { GuestFilters } from "./guest-filters.tsx";
import { AddByThumb, GuestListActions } from "./guest-list-header.tsx";
import { GuestRow, type GuestRights } from "./guest-row.tsx";
import { SavedViews } from "./saved-views.tsx";
import { StateChips } from "./state-chips.tsx";
import classes from "./guest-list.module.css";
import rowClasses from "./guest-row.module.css";
import type { SenderChoice } from "../senders-of.ts";

interface GuestListProps extends GuestRights {
  invitationId: string;
  zone: string;
  mayReadContacts: boolean;
  ceremonies: readonly ListedCeremony[];
  senders: readonly SenderChoice[];
  cover: CoverFacts;
  /** Above the list, whatever it holds. */
  notice: ReactNode;
  mayExport: boolean;
  onAdd: () => void;
  onImport: () => void;
  onExport: () => void;
  onRecord: (guestId: string) => void;
  onEdit: (guestId: string) => void;
  onLook: (guest: ListedGuest) => void;
  onRotate: (guest: ListedGuest) => void;
  onRevoke: (guest: ListedGuest) => void;
  onDelete: (guest: ListedGuest) => void;
  onDeleteMany: (guests: readonly ListedGuest[]) => void;
}

/** All guests: searched, filtered, selected. Only what is near the window is in the page. */
export function GuestList(props: GuestListProps) {
  const { invitationId, mayEdit, mayReadContacts, ceremonies, senders } = props;
  const { t } = useTranslation(["guest", "problem"]);
  const isPhone = useIsPhone();
  const [view, change] = useAddressView(guestViewSchema);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const openCeremonies = useMemo(
    () => ceremonies.filter(({ audience }) => audience === "everyone").map(({ id }) => id),
    [ceremonies],
  );
  const { all, inAnyState, found, error, refetch } = useListedGuests(invitationId, view, {
    mayReadContacts,
    openCeremonies,
  });
  const totals = useMemo(() => totalsOf(found, view.state), [found, view.state]);
  const chosen = useMemo(() => found.filter(({ id }) => selected.has(id)), [found, selected]);
  const tallies = useGroupTallies(invitationId, found);
  const { start: copyLink, busyId, refused, forget } = useCopyLink(invitationId);
  if (all.length === 0) {
    return (
      <>
        {props.notice}
        <EmptyState text={t("guest:empty")}>
          {mayEdit && (
            <>
              <Button leftSection={<Icon of={IconUpload} />} onClick={props.onImport}>
                {t("guest:import")}
              </Button>
              <Button variant="default" onClick={props.onAdd}>
                {t("guest:add")}
              </Button>
            </>
          )}
        </EmptyState>
      </>
    );
  }
  const select = (ids: readonly string[], isSelected: boolean) => {
    const next = new Set(selected);
    for (const id of ids) {
      if (isSelected) next.add(id);
      else next.delete(id);
    }
    setSelected(next);
  };
  const counted = (
    <p className={classes.totals} role="status">
      {t("guest:totals", {
        invitations: t("guest:envelopes", { count: totals.invitations }),
        people: t("guest:seats", { count: totals.people }),
      })}
    </p>
  );
  return (
    <>
      <GuestListActions
        mayEdit={mayEdit}
        mayExport={props.mayExport}
        onAdd={props.onAdd}
        onImport={props.onImport}
        onExport={props.onExport}
      />
      {isPhone && counted}
      {props.notice}
      {error !== null && (
        <ProblemNotice
          text={problemText(error)}
          action={t("problem:retry")}
          onAction={() => void refetch()}
        />
      )}
      <SavedViews invitationId={invitationId} view={view} mayEdit={mayEdit} onChange={change} />
      <div className={classes.tools} data-selecting={chosen.length > 0 || undefined}>
        <GuestFilters view={view} guests={all} ceremonies={ceremonies} senders={senders} onChange={change} />
        <div className={classes.summary}>
          {mayEdit && found.length > 0 && (
            <Checkbox
              size="md"
              aria-label={t("guest:selectAll")}
              title={t("guest:selectAll")}
              checked={chosen.length === found.length}
              indeterminate={chosen.length > 0 && chosen.length < found.length}
              onChange={(event) => {
                select(
                  found.map(({ id }) => id),
                  event.currentTarget.checked,
                );
              }}
            />
          )}
          {chosen.length > 0 ? (
            <BulkBar
              invitationId={invitationId}
              guests={chosen}
              ceremonies={ceremonies}
              senders={senders}
              cover={props.cover}
              onDelete={props.onDeleteMany}
              onClear={() => {
                setSelected(new Set());
              }}
            />
          ) : (
            <StateChips
              guests={inAnyState}
              state={view.state}
              onChange={(state) => {
                change({ state });
              }}
            />
          )}
          {!isPhone && counted}
        </div>
      </div>
      {found.length === 0 ? (
        <EmptyState text={t("guest:noMatch")}>
          <Button
            variant="default"
            onClick={() => {
              change(noFilters);
            }}
          >
            {t("guest:clearFilters")}
          </Button>
        </EmptyState>
      ) : (
        <Rows
          {...props}
          guests={found}
          tallies={tallies}
          selected={selected}
          busyId={busyId}
          onCopy={copyLink}
          onSelect={(id, isSelected) => {
            select([id], isSelected);
          }}
        />
      )}
      {mayEdit && <AddByThumb onAdd={props.onAdd} />}
      {refused !== null && (
        <CopyByHand
          title={t("guest:copyByHand", { name: refused.name })}
          text={refused.link}
          onClose={forget}
        />
      )}
    </>
  );
}

interface RowsProps extends GuestListProps {
  guests: readonly ListedGuest[];
  tallies: ReadonlyMap<string, Tally>;
  selected: ReadonlySet<string>;
  /** Whose link is on the way. */
  busyId: string | null;
  onCopy: (guest: ListedGuest) => void;
  onSelect: (guestId: string, isSelected: boolean) => void;
}

function Rows({ guests, tallies, selected, busyId, ...props }: RowsProps) {
  const { t } = useTranslation("guest");
  const frame = useRef<HTMLUListElement>(null);
  const top = useTopOf(frame);
  const [now] = useState(() => new Date());
  // Another function would have all rows of the list measured again with each frame.
  const getItemKey = useCallback((index: number) => guests[index]?.id ?? index, [guests]);
  const rows = useWindowVirtualizer({
    count: guests.length,
    estimateSize: usualHeight,
    getItemKey,
    overscan: 6,
    scrollMargin: top,
  });
  return (
    <ul
      ref={frame}
      className={classes.list}
      data-selecting={selected.size > 0 || undefined}
      aria-label={t("list")}
      style={{ height: rows.getTotalSize() + borders }}
    >
      {rows.getVirtualItems().map((row) => {
        const guest = guests[row.index];
        if (guest === undefined) return null;
        return (
          <li
            key={row.key}
            ref={rows.measureElement}
            className={rowClasses.place}
            data-index={row.index}
            aria-posinset={row.index + 1}
            aria-setsize={guests.length}
            style={{ transform: `translateY(${String(row.start - top)}px)` }}
          >
            <GuestRow
              {...props}
              guest={guest}
              tally={tallies.get(guest.id)}
              now={now}
              isSelected={selected.has(guest.id)}
              isCopying={busyId === guest.id}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Of most rows, in px, as guest-row.module.css has them: where it is right no row moves those below it when it comes into view. */
const usualHeight = () => (matchMedia("(max-width: 61.99em)").matches ? 60 : 65);

/** Of the list, above and below its rows, in px. */
const borders = 2;

/** How many answered by each group's link, asked for together. */
function useGroupTallies(invitationId: string, guests: readonly ListedGuest[]): Map<string, Tally> {
  const pages = useMemo(() => {
    const ids = guests.filter(({ kind }) => kind === "group").map(({ id }) => id);
    return inChunks(ids, limits.guest.page);
  }, [guests]);
  return useQueries({
    queries: pages.map((page) => guestQueries.groupTallies(invitationId, page)),
    combine: (results) =>
      new Map(
        results.flatMap(({ data }) => data ?? []).map(({ groupId, tally }) => [groupId, tally] as const),
      ),
  });
}

export function GuestListSkeleton() {
  return (
    <div className={classes.skeleton} aria-hidden>
      {[62, 48, 66, 40, 54, 36, 50, 44].map((width) => (
        <div key={width}>
          <Skeleton circle height={24} />
          <div>
            <Skeleton height={14} width={`${String(width)}%`} mb={8} />
            <Skeleton height={11} width="30%" />
          </div>
        </div>
      ))}
    </div>
  );
}
