import { giftKinds } from "@janur/domain/gift/gift";
import { giftTotals } from "@janur/domain/gift/gift-row";
import type { GuestRow } from "@janur/domain/guest/guest-row";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { Button } from "@mantine/core";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAddressView } from "../../../lib/address/address-view.ts";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { EmptyState } from "../../../ui/list/empty-state.tsx";
import { FilterBar } from "../../../ui/list/filter-bar.tsx";
import { FilterSelect } from "../../../ui/list/filter-select.tsx";
import { SearchField } from "../../../ui/list/search-field.tsx";
import { giftViewSchema, shownRows, shownStates, sortOrders } from "../gift-view.ts";
import { giftQueries, whileSeen } from "../queries.ts";
import { styles } from "../styles.ts";
import { DeclaredCard } from "./declared-card.tsx";
import { GiftDrawer } from "./gift-drawer.tsx";
import { GiftLines } from "./gift-lines.tsx";
import { TotalsCard } from "./totals-card.tsx";

/** Lines that are drawn at first, and more with each tap: ten thousand at once would freeze a phone. */
const linesAtOnce = 50;

interface BookViewProps {
  invitation: Invitation;
  uid: string;
  guests: readonly GuestRow[];
  maySee: boolean;
  phoneOf: (guestId: string) => Promise<string | null>;
}

/** All that is in the book, as far as this person sees it. */
export function BookView({ invitation, uid, guests, maySee, phoneOf }: BookViewProps) {
  const { t } = useTranslation("gift");
  const { id, zone } = invitation;
  const [view, change] = useAddressView(giftViewSchema, {
    isStep: (_before, { gift }) => gift !== undefined && gift !== "",
  });
  const [count, setCount] = useState(linesAtOnce);
  const { data: book } = useSuspenseQuery({ ...giftQueries.book(id), ...whileSeen });
  const { show, kind, sort, q } = view;
  const asked = useDeferredValue(q);
  const rows = useMemo(
    () => shownRows(book.rows, { show, kind, sort, q: asked }, currentLanguage()),
    [book.rows, show, kind, sort, asked],
  );
  const totals = useMemo(() => giftTotals(book.rows), [book.rows]);
  const opened = book.rows.find((row) => row.id === view.gift);
  const left = rows.length - count;
  if (book.rows.length === 0)
    return (
      <EmptyState text={t("book.empty")}>
        <Button
          onClick={() => {
            change({ view: "write" });
          }}
        >
          {t("book.emptyAction")}
        </Button>
      </EmptyState>
    );
  return (
    <div style={styles.column}>
      {maySee ? <TotalsCard totals={totals} /> : <p style={styles.about}>{t("book.own")}</p>}
      {maySee && totals.waiting > 0 && <DeclaredCard {...{ invitation }} rows={book.rows} />}
      <Card title={t("view.book")}>
        <FilterBar>
          <SearchField
            label={t("book.search")}
            value={q}
            onChange={(typed) => {
              change({ q: typed });
            }}
          />
          <FilterSelect
            label={t("book.show")}
            any={t("book.all")}
            value={show}
            choices={shownStates.map((value) => ({ value, label: t(`book.state.${value}`) }))}
            onChange={(value) => {
              change({ view: "book", show: shownStates.find((state) => state === value) ?? "" });
            }}
          />
          <FilterSelect
            label={t("kindLabel")}
            any={t("book.anyKind")}
            value={kind}
            choices={giftKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
            onChange={(value) => {
              change({ kind: giftKinds.find((known) => known === value) ?? "" });
            }}
          />
          <FilterSelect
            label={t("book.sort")}
            any={t("book.order.newest")}
            value={sort === "newest" ? "" : sort}
            choices={sortOrders
              .filter((value) => value !== "newest")
              .map((value) => ({ value, label: t(`book.order.${value}`) }))}
            onChange={(value) => {
              change({ sort: sortOrders.find((order) => order === value) ?? "newest" });
            }}
          />
        </FilterBar>
        {rows.length === 0 ? (
          <p style={styles.lead}>{t("book.nothing")}</p>
        ) : (
          <GiftLines
            rows={rows.slice(0, count)}
            zone={zone}
            onOpen={(row) => {
              change({ view: "book", gift: row.id });
            }}
          />
        )}
        {left > 0 && (
          <Button
            variant="default"
            onClick={() => {
              setCount(count + linesAtOnce);
            }}
          >
            {t("book.more", { count: Math.min(left, linesAtOnce) })}
          </Button>
        )}
      </Card>
      {opened !== undefined && (
        <GiftDrawer
          key={opened.id}
          row={opened}
          onClose={() => {
            change({ gift: "" });
          }}
          {...{ invitation, uid, guests, maySee, phoneOf }}
        />
      )}
    </div>
  );
}
