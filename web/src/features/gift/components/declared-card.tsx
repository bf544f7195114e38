import { formatRupiah } from "@janur/domain/gift/amount";
import type { GiftRow } from "@janur/domain/gift/gift-row";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { timeText } from "@janur/domain/time/date-text";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { offerUndo } from "../../../ui/toast/undo-toast.tsx";
import { keptFocus } from "../../../ui/list/kept-focus.ts";
import { useChangeGift } from "../mutations.ts";
import { styles } from "../styles.ts";

/** What guests say that they have sent: it waits until somebody has looked at the account. */
export function DeclaredCard({ invitation, rows }: { invitation: Invitation; rows: readonly GiftRow[] }) {
  const { t } = useTranslation("gift");
  const change = useChangeGift(invitation.id);
  const waiting = rows
    .filter(({ state, isRemoved }) => state === "declared" && !isRemoved)
    .sort((a, b) => a.createdAt - b.createdAt);
  const decide = (giftId: string, state: "confirmed" | "declined") => {
    // With the last one this card is gone before the answer is told to it.
    change.mutateAsync({ name: "confirmGift", input: { giftId, state } }).then(
      () => {
        offerUndo(t(`declared.${state}`), () =>
          change.mutateAsync({ name: "confirmGift", input: { giftId, state: "declared" } }),
        );
      },
      (error: unknown) => {
        showToast({ tone: "problem", id: "gift", message: problemText(error) });
      },
    );
  };
  return (
    <Card title={t("declared.title")}>
      <p style={styles.lead}>{t("declared.lead")}</p>
      <ul style={styles.rows} ref={keptFocus}>
        {waiting.map((row) => (
          <li key={row.id} style={{ ...styles.row, flexWrap: "wrap", alignItems: "center" }}>
            <span style={styles.who}>
              <span style={styles.name} dir="auto">
                {row.name || t("nobody")}
              </span>
              <span style={{ ...styles.about, display: "block" }} dir="auto">
                {[timeText(new Date(row.createdAt), invitation.zone), row.note]
                  .filter((part) => part !== "")
                  .join(" · ")}
              </span>
            </span>
            <span style={styles.amount}>
              {row.amount === null ? t("write.noAmount") : formatRupiah(row.amount)}
            </span>
            <span style={{ ...styles.actions, marginTop: 0 }}>
              <Button
                variant="default"
                disabled={change.isPending}
                onClick={() => {
                  decide(row.id, "confirmed");
                }}
              >
                {t("declared.confirm")}
              </Button>
              <Button
                variant="subtle"
                color="tanah"
                disabled={change.isPending}
                onClick={() => {
                  decide(row.id, "declined");
                }}
              >
                {t("declared.decline")}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
