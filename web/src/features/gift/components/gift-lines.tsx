import { formatRupiah } from "@janur/domain/gift/amount";
import type { GiftRow } from "@janur/domain/gift/gift-row";
import { clockText } from "@janur/domain/time/date-text";
import { UnstyledButton } from "@mantine/core";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { styles } from "../styles.ts";

interface GiftLinesProps {
  rows: readonly GiftRow[];
  zone: string;
  onOpen?: (row: GiftRow) => void;
}

/** Entries, a line each: number, from whom and how it came, amount. */
export function GiftLines({ rows, zone, onOpen }: GiftLinesProps) {
  const { t } = useTranslation("gift");
  return (
    <ul style={styles.rows}>
      {rows.map((row) => {
        const name = row.name || t("nobody");
        const line = (
          <>
            <span style={styles.number}>{row.envelope === "" ? "" : row.envelope}</span>
            <span style={styles.who}>
              <span style={styles.line}>
                <span style={styles.name} dir="auto">
                  {name}
                </span>
                <span
                  style={row.isRemoved ? { ...styles.amount, textDecoration: "line-through" } : styles.amount}
                >
                  {row.amount === null ? "–" : formatRupiah(row.amount)}
                </span>
              </span>
              <span style={{ ...styles.about, display: "block" }} dir="auto">
                {storyOf(row, zone, t)}
              </span>
            </span>
          </>
        );
        return (
          <li key={row.id}>
            {onOpen === undefined ? (
              <div style={styles.row}>{line}</div>
            ) : (
              <UnstyledButton
                style={styles.row}
                onClick={() => {
                  onOpen(row);
                }}
              >
                {line}
              </UnstyledButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** "Kado · titipan Bu Tuti · dicatat Rina, 19.04" */
export function storyOf(row: GiftRow, zone: string, t: TFunction<"gift">): string {
  const parts = [
    t(`kind.${row.kind}`),
    row.state === "declared" && t("declared.state"),
    row.state === "declined" && t("declared.stateDeclined"),
    row.through !== "" && t("book.through", { name: row.through }),
    row.note,
    row.countedBy.length > 0 &&
      t("book.counted", { by: row.countedBy.map((by) => by || t("anonymous")).join(" & ") }),
    row.corrections > 0 && t("book.corrected", { count: row.corrections }),
    row.hasPhoto && t("book.photo"),
    row.thankedAt !== null && t("book.thanked"),
    row.by !== "" && t("book.wroteBy", { by: row.by, time: clockText(new Date(row.createdAt), zone) }),
  ];
  return parts.filter((part) => part !== false && part !== "").join(" · ");
}
