import { formatRupiah } from "@janur/domain/gift/amount";
import { Alert, Button, Text } from "@mantine/core";
import { IconCloudUpload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../ui/icon.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { offerUndo } from "../../../ui/toast/undo-toast.tsx";
import type { Outbox, WaitingEntry } from "../outbox.ts";
import { styles } from "../styles.ts";

interface OutboxNoticeProps {
  entries: readonly WaitingEntry[];
  outbox: Outbox;
  /** Brings an entry back into the form. */
  onChange: (entry: WaitingEntry) => void;
}

/** What was typed and is not in the book yet: what waits for signal, and what somebody has to look at. */
export function OutboxNotice({ entries, outbox, onChange }: OutboxNoticeProps) {
  const { t } = useTranslation(["gift", "problem"]);
  const stuck = entries.filter(({ taken, refused }) => taken !== null || refused !== null);
  const waiting = entries.length - stuck.length;
  return (
    <>
      {waiting > 0 && (
        <Alert color="kunyit" variant="light" role="status" icon={<Icon of={IconCloudUpload} />}>
          <Text>{t("outbox.waiting", { count: waiting })}</Text>
        </Alert>
      )}
      {stuck.length > 0 && (
        <Card title={t("outbox.title")}>
          <ul style={styles.rows}>
            {stuck.map((entry) => (
              <li key={entry.giftId} style={{ ...styles.row, display: "block" }}>
                <span style={styles.name} dir="auto">
                  {entry.gift.name || t("nobody")}
                  {entry.gift.amount === null ? "" : `, ${formatRupiah(entry.gift.amount)}`}
                </span>
                <p style={styles.about} role="alert">
                  {entry.taken === null
                    ? t(`problem:${entry.refused ?? "fault"}`)
                    : t("outbox.taken", {
                        envelope: entry.gift.envelope,
                        by: entry.taken.by || t("anonymous"),
                        name: entry.taken.name || t("nobody"),
                      })}
                </p>
                <div style={styles.actions}>
                  {entry.taken !== null && (
                    <Button
                      variant="default"
                      onClick={() => {
                        void outbox.again(entry.giftId, { isDouble: true });
                      }}
                    >
                      {t("outbox.keepBoth")}
                    </Button>
                  )}
                  <Button
                    variant="default"
                    onClick={() => {
                      onChange(entry);
                    }}
                  >
                    {t("outbox.change")}
                  </Button>
                  <Button
                    variant="subtle"
                    color="tanah"
                    onClick={() => {
                      offerUndo(t("outbox.dropped"), outbox.drop(entry.giftId));
                    }}
                  >
                    {t("outbox.drop")}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
