import { formatRupiah } from "@janur/domain/gift/amount";
import { giftKinds } from "@janur/domain/gift/gift";
import type { GiftTotals } from "@janur/domain/gift/gift-row";
import { Paper } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { styles } from "../styles.ts";

/** What the book comes to; only for whom the owner lets see it. */
export function TotalsCard({ totals }: { totals: GiftTotals }) {
  const { t } = useTranslation("gift");
  const { amount, entries, withoutAmount, byKind, thanked, waiting } = totals;
  return (
    <Paper
      component="section"
      aria-label={t("totals.label")}
      p={{ base: "md", xs: "lg" }}
      bg="var(--janur-surface)"
      bd="1px solid var(--janur-line)"
    >
      <span style={styles.small}>{t("totals.total")}</span>
      <strong style={{ ...styles.hero, ...styles.heroLong }} data-testid="gift-total">
        {formatRupiah(amount)}
      </strong>
      <span style={styles.small}>
        {[
          t("totals.entries", { count: entries }),
          withoutAmount > 0 && t("totals.without", { count: withoutAmount }),
          entries > 0 && t("totals.thanked", { thanked, all: entries }),
        ]
          .filter((part) => part !== false)
          .join(" · ")}
      </span>
      {waiting > 0 && (
        <p style={{ ...styles.about, margin: "4px 0 0" }}>{t("totals.waiting", { count: waiting })}</p>
      )}
      <div style={styles.figures}>
        {giftKinds
          .filter((kind) => byKind[kind].entries > 0)
          .map((kind) => (
            <div key={kind}>
              <span style={styles.small}>{t(`kind.${kind}`)}</span>
              <span style={styles.figure}>
                {byKind[kind].amount > 0
                  ? formatRupiah(byKind[kind].amount)
                  : t("totals.entries", { count: byKind[kind].entries })}
              </span>
              {byKind[kind].amount > 0 && (
                <span style={styles.small}>{t("totals.entries", { count: byKind[kind].entries })}</span>
              )}
            </div>
          ))}
      </div>
    </Paper>
  );
}
