import { languageSchema, localize } from "@janur/domain/text/language";
import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { useEventText } from "../../../lib/i18n/event-text.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { ChoiceRow } from "../../../ui/form/choice-row.tsx";
import { SeatsPaper, type Paper } from "./seats-paper.tsx";
import type { DialogParts } from "./dialog-parts.ts";

const papers = ["plan", "cards", "card", "byTable", "byName"] as const satisfies readonly Paper[];

/** Prints the plan, a card for each table, and who sits where by table or by name. A PDF is one of the browser's printers. */
export function PrintSeatsDialog({ invitation, ceremony, plan, state, byId, onClose }: DialogParts) {
  const { i18n } = useTranslation();
  const t = useEventText("seating");
  const [paper, setPaper] = useState<Paper>("plan");
  const language = languageSchema.catch("id").parse(i18n.language);
  return (
    <Dialog title={t("print.title")} onClose={onClose}>
      <Stack>
        <ChoiceRow
          label={t("print.kind")}
          value={paper}
          choices={papers.map((value) => ({ value, label: t(`print.paper.${value}`) }))}
          onChange={setPaper}
        />
        <Text>{t(`print.help.${paper}`)}</Text>
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button
            onClick={() => {
              window.print();
            }}
          >
            {t("print.confirm")}
          </Button>
        </Group>
        {createPortal(
          <SeatsPaper
            paper={paper}
            title={[invitation.title, localize(ceremony.name, language)]
              .filter((part) => part !== "")
              .join(" · ")}
            plan={plan}
            state={state}
            byId={byId}
          />,
          document.body,
        )}
      </Stack>
    </Dialog>
  );
}
