import { formatRupiah, sumOf } from "@janur/domain/gift/amount";
import type { GivenGift } from "@janur/domain/gift/given-gift";
import { Button, UnstyledButton } from "@mantine/core";
import { IconArrowDownLeft, IconArrowUpRight, IconPlus } from "@tabler/icons-react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Suspense, useDeferredValue, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import { useAddressView } from "../../../lib/address/address-view.ts";
import { invitationPaths } from "../../../lib/address/invitation-paths.ts";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { Icon } from "../../../ui/icon.tsx";
import { HeadButton } from "../../../ui/layout/head-button.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import { EmptyState } from "../../../ui/list/empty-state.tsx";
import { FilterBar } from "../../../ui/list/filter-bar.tsx";
import { SearchField } from "../../../ui/list/search-field.tsx";
import { giftQueries } from "../queries.ts";
import { amountWords, remembered, rememberedOf, type Remembered } from "../remembered.ts";
import { styles } from "../styles.ts";

const GivenDialog = lazyPart(async () => (await import("./given-dialog.tsx")).GivenDialog);

const viewSchema = z.object({ q: z.string().max(100).catch("") });
/** Lines that are drawn at first, and more with each tap. */
const linesAtOnce = 30;

/** Who gave what, and what was given to whom, found by name before one visits. */
export function MemoryPage({ uid }: { uid: string }) {
  const { t } = useTranslation("gift");
  const [{ q }, change] = useAddressView(viewSchema);
  const [count, setCount] = useState(linesAtOnce);
  const [open, setOpen] = useState<GivenGift | "new" | null>(null);
  const { data } = useSuspenseQuery(giftQueries.memory(uid));
  const all = useMemo(() => remembered(data, currentLanguage(), t("memory.unnamedEvent")), [data, t]);
  const asked = useDeferredValue(q);
  const found = useMemo(() => rememberedOf(all, asked), [all, asked]);
  const left = found.length - count;
  const ofWay = (way: Remembered["way"]) =>
    sumOf(found.filter((one) => one.way === way).map(({ amount }) => amount));
  return (
    <>
      <PageHeader
        title={t("memory.title")}
        lead={t("memory.lead")}
        actions={
          <HeadButton
            isMain
            icon={IconPlus}
            onClick={() => {
              setOpen("new");
            }}
          >
            {t("memory.add")}
          </HeadButton>
        }
      />
      {all.length === 0 ? (
        <EmptyState text={t("memory.empty")} />
      ) : (
        <>
          <FilterBar>
            <SearchField
              label={t("memory.search")}
              value={q}
              onChange={(typed) => {
                setCount(linesAtOnce);
                change({ q: typed });
              }}
            />
          </FilterBar>
          <p role="status" style={{ ...styles.about, margin: "8px 0 12px" }}>
            {found.length === 0
              ? t("memory.nothing")
              : asked.trim() === ""
                ? t("memory.untyped", { count: all.length })
                : [
                    ofWay("received") > 0 &&
                      t("memory.sumReceived", { amount: formatRupiah(ofWay("received")) }),
                    ofWay("given") > 0 && t("memory.sumGiven", { amount: formatRupiah(ofWay("given")) }),
                  ]
                    .filter((part) => part !== false)
                    .join(" · ")}
          </p>
          <ul style={styles.rows}>
            {found.slice(0, count).map((one) => (
              <li key={one.id}>
                <MemoryLine
                  one={one}
                  onEdit={(gift) => {
                    setOpen(gift);
                  }}
                />
              </li>
            ))}
          </ul>
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
        </>
      )}
      <Suspense>
        {open !== null && (
          <GivenDialog
            uid={uid}
            gift={open === "new" ? null : open}
            name={open === "new" ? q : ""}
            onClose={() => {
              setOpen(null);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

/** "Keluarga Pak Hadi: Rp500.000, Resepsi Rani, 9 Januari 2027", and which way it went. */
function MemoryLine({ one, onEdit }: { one: Remembered; onEdit: (gift: GivenGift) => void }) {
  const { t } = useTranslation("gift");
  const amount = amountWords(one.amount, t(`kind.${one.kind}`));
  const line = (
    <>
      <span style={{ ...styles.small, flex: "none", alignSelf: "center" }}>
        <Icon of={one.way === "received" ? IconArrowDownLeft : IconArrowUpRight} />
      </span>
      <span style={styles.who}>
        <span style={styles.line}>
          <span style={styles.name} dir="auto">
            {one.name || t("nobody")}
          </span>
          <span style={styles.amount}>{amount}</span>
        </span>
        <span style={{ ...styles.about, display: "block" }} dir="auto">
          {[
            t(one.way === "received" ? "memory.received" : "memory.given"),
            one.event,
            one.day,
            one.amount === null ? "" : t(`kind.${one.kind}`),
            one.note,
          ]
            .filter((part) => part !== "")
            .join(" · ")}
        </span>
      </span>
    </>
  );
  const { given, invitationId } = one;
  if (given !== null)
    return (
      <UnstyledButton
        style={styles.row}
        onClick={() => {
          onEdit(given);
        }}
      >
        {line}
      </UnstyledButton>
    );
  return (
    <UnstyledButton
      component={PreloadLink}
      to={`${invitationPaths.gifts(invitationId ?? "")}?view=book&gift=${one.id}`}
      style={styles.row}
    >
      {line}
    </UnstyledButton>
  );
}
