import { formatRupiah } from "@janur/domain/gift/amount";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { styles } from "../styles.ts";
import type { Uncounted } from "../use-uncounted.ts";

interface UncountedCardProps {
  uncounted: readonly Uncounted[];
  onAgain: (one: Uncounted) => void;
  onDrop: (envelope: string) => void;
}

/** Envelopes whose amount is not on the server, and why. */
export function UncountedCard({ uncounted, onAgain, onDrop }: UncountedCardProps) {
  const { t } = useTranslation(["gift", "shell"]);
  return (
    <Card title={t("count.lost")}>
      <p style={styles.about}>{t("count.lostLead")}</p>
      <ul style={styles.rows}>
        {uncounted.map((one) => (
          <li key={one.envelope} style={{ ...styles.row, display: "block" }}>
            <span style={styles.name}>
              {t("book.number", { envelope: one.envelope })}, {formatRupiah(one.amount)}
            </span>
            <p style={styles.about} role="alert">
              {problemText(one.error)}
            </p>
            <div style={styles.actions}>
              <Button
                variant="default"
                onClick={() => {
                  onAgain(one);
                }}
              >
                {t("shell:action.retry")}
              </Button>
              <Button
                variant="subtle"
                color="tanah"
                onClick={() => {
                  onDrop(one.envelope);
                }}
              >
                {t("outbox.drop")}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
