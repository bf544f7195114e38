import { formatRupiah } from "@janur/domain/gift/amount";
import { giftFields } from "@janur/domain/gift/gift";
import type { GiftRow } from "@janur/domain/gift/gift-row";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { dateTimeText } from "@janur/domain/time/date-text";
import { useQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { Disclosure } from "../../../ui/layout/disclosure.tsx";
import type { HostOutput } from "../../../lib/client/callables.ts";
import { giftQueries } from "../queries.ts";
import type { GiftPart } from "../rebased-gift.ts";
import { styles } from "../styles.ts";

type Correction = HostOutput<"giftHistory">["corrections"][number];

/** Every value that once stood in an entry, who changed it and when. */
export function GiftHistory({ invitation, row }: { invitation: Invitation; row: GiftRow }) {
  const { t } = useTranslation("gift");
  const { data, error } = useQuery({
    ...giftQueries.history(invitation.id, row.id, row.revision),
    enabled: row.corrections > 0,
  });
  return (
    <Disclosure label={t("entry.history")} isOpen={row.corrections > 0}>
      {row.corrections === 0 && <p style={styles.about}>{t("entry.noHistory")}</p>}
      {error !== null && <p style={styles.about}>{problemText(error)}</p>}
      {data !== undefined && (
        <ul style={styles.rows}>
          {[...data].reverse().map((correction) => (
            <li
              key={`${String(correction.at)}${JSON.stringify(correction.before)}`}
              style={{ ...styles.row, display: "block" }}
            >
              {wordsOf(correction, t).map((words) => (
                <p key={words} style={{ margin: 0 }} dir="auto">
                  {words}
                </p>
              ))}
              <p style={styles.about}>
                {correction.by || t("anonymous")},{" "}
                {dateTimeText(new Date(correction.at), invitation.zone, currentLanguage())}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  );
}

function wordsOf({ before }: Correction, t: TFunction<"gift">): string[] {
  const fields = giftFields.flatMap((field) => {
    const value = before[field];
    // The name says whom the entry was for; the guest's id says nothing to anybody.
    if (value === undefined || field === "guest") return [];
    return [t("entry.before", { field: t(`field.${field}`), value: giftPartText(before, field, t) })];
  });
  return [
    ...fields,
    ...(before.isRemoved === undefined ? [] : [t(before.isRemoved ? "entry.wasRemoved" : "entry.wasThere")]),
    ...(before.state === undefined ? [] : [t("entry.wasState", { value: t(`state.${before.state}`) })]),
  ];
}

/** One value of an entry, in words. */
export function giftPartText(
  gift: Pick<Correction["before"], GiftPart>,
  field: GiftPart,
  t: TFunction<"gift">,
): string {
  if (field === "amount") return gift.amount == null ? t("entry.blank") : formatRupiah(gift.amount);
  if (field === "kind") return gift.kind === undefined ? "" : t(`kind.${gift.kind}`);
  return gift[field] || t("entry.blank");
}
