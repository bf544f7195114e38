import "@mantine/core/styles/Radio.css";
import type { ContentDifference } from "@janur/domain/content/merge/content-difference";
import type { Side } from "@janur/domain/content/merge/merge-values";
import { Button, Group, Radio, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { DifferenceTable } from "../../../versions/components/difference-table.tsx";
import { usePartName } from "../../../versions/components/use-part-name.ts";

interface ConflictDialogProps {
  conflicts: readonly ContentDifference[];
  /** Who wrote the other version; null for another tab or phone of the same person. */
  author: string | null;
  onSettle: (choices: Readonly<Record<string, Side>>) => void;
  onClose: () => void;
}

/** Both versions of what two people changed, side by side; one is chosen for each section. */
export function ConflictDialog({ conflicts, author, onSettle, onClose }: ConflictDialogProps) {
  const { t } = useTranslation("versions");
  const partName = usePartName();
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({});
  const [isChecked, setChecked] = useState(false);
  const isMissing = ({ key }: ContentDifference) => choices[key] === undefined;
  const names = {
    mine: t("side.mine"),
    theirs: author === null ? t("side.elsewhere") : t("side.by", { name: author }),
  };
  return (
    <Dialog title={t("conflict.title")} isLong onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setChecked(true);
          if (!conflicts.some(isMissing)) onSettle(choices);
        }}
      >
        <Stack gap={24}>
          <Text>{t("conflict.text")}</Text>
          {conflicts.map((conflict) => (
            <Stack key={conflict.key} component="section" gap={12} aria-label={partName(conflict)}>
              <Text component="h3" fz={18} fw={600} m={0}>
                {partName(conflict)}
              </Text>
              <DifferenceTable versions={conflict} names={names} copies={[]} />
              <Radio.Group
                aria-label={t("conflict.choice", { part: partName(conflict) })}
                value={choices[conflict.key] ?? ""}
                error={isChecked && isMissing(conflict) ? t("conflict.missing") : undefined}
                onChange={(value) => {
                  setChoices({ ...choices, [conflict.key]: value === "mine" ? "mine" : "theirs" });
                }}
              >
                <Stack gap={4}>
                  <Radio mih={44} value="mine" label={t("conflict.useMine")} />
                  <Radio
                    mih={44}
                    value="theirs"
                    label={
                      author === null ? t("conflict.useElsewhere") : t("conflict.useBy", { name: author })
                    }
                  />
                </Stack>
              </Radio.Group>
            </Stack>
          ))}
          <Group justify="flex-end" gap={8}>
            <Button variant="default" onClick={onClose}>
              {t("conflict.later")}
            </Button>
            <Button type="submit">{t("conflict.save")}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
