import { ActionIcon, Button } from "@mantine/core";
import { IconArrowBackUp } from "@tabler/icons-react";
import { useState } from "react";
import { newDocumentId } from "../../../lib/browser/new-document-id.ts";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { useEventText } from "../../../lib/i18n/event-text.ts";
import { Icon } from "../../../ui/icon.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { useUndoCheckIn } from "../mutations.ts";
import type { ReportLine } from "../report-lines.ts";
import { reportStory } from "../report-story.ts";
import { styles } from "../styles.ts";

interface ReportListProps {
  invitationId: string;
  zone: string;
  lines: readonly ReportLine[];
  /** What stands in the place of no line. */
  empty: string;
  mayUndo: boolean;
}

/** Lines that are drawn at first, and more with each tap: ten thousand at once would freeze a phone. */
const linesAtOnce = 100;

export function ReportList({ invitationId, zone, lines, empty, mayUndo }: ReportListProps) {
  const t = useEventText("door");
  const [count, setCount] = useState(linesAtOnce);
  const undo = useUndoCheckIn(invitationId);
  if (lines.length === 0) return <p style={styles.lead}>{empty}</p>;
  const left = lines.length - count;
  return (
    <>
      <ul style={styles.rows}>
        {lines.slice(0, count).map((line) => {
          const { key, arrived, about } = line;
          const name = line.name || t("report.deleted");
          return (
            <li key={key} style={{ ...styles.row, flexWrap: "nowrap" }}>
              <div style={styles.who}>
                <span style={styles.name} dir="auto">
                  {name}
                </span>
                {about !== "" && (
                  <p style={styles.about} dir="auto">
                    {about}
                  </p>
                )}
                <p style={styles.about}>{reportStory(line, zone, t)}</p>
                {arrived !== null && arrived.notes.length > 0 && (
                  <p style={styles.about} dir="auto">
                    {t("report.notes", { notes: arrived.notes.join("; ") })}
                  </p>
                )}
              </div>
              {mayUndo && arrived !== null && (
                <ActionIcon
                  variant="subtle"
                  color="tanah"
                  size={44}
                  aria-label={t("report.undo", { name })}
                  disabled={undo.isPending}
                  onClick={() => {
                    undo.mutate(
                      arrived.arrivals.map(({ nonce }) => ({ nonce: newDocumentId(), target: nonce })),
                      {
                        onSuccess: () => {
                          showToast({ tone: "done", id: "door", message: t("report.undone", { name }) });
                        },
                        onError: (error) => {
                          showToast({ tone: "problem", id: "door", message: problemText(error) });
                        },
                      },
                    );
                  }}
                >
                  <Icon of={IconArrowBackUp} />
                </ActionIcon>
              )}
            </li>
          );
        })}
      </ul>
      {left > 0 && (
        <Button
          variant="default"
          onClick={() => {
            setCount(count + linesAtOnce);
          }}
        >
          {t("report.more", { count: Math.min(left, linesAtOnce) })}
        </Button>
      )}
    </>
  );
}
