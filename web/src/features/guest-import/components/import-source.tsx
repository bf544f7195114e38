import { Button, FileButton, Group, Stack, Text, Textarea } from "@mantine/core";
import { IconFileSpreadsheet } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { saveFile } from "../../../lib/storage/save-file.ts";
import { Icon } from "../../../ui/icon.tsx";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import type { FileProblem } from "../table.ts";
import classes from "./import.module.css";

interface ImportSourceProps {
  problem: FileProblem | Error | null;
  onOpen: (source: File | string) => void;
}

const kinds =
  ".csv,.tsv,.txt,.xlsx,.vcf,text/csv,text/vcard,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Where guests come from: a file, dropped or chosen, or lines that are pasted. */
export function ImportSource({ problem, onOpen }: ImportSourceProps) {
  const { t } = useTranslation("guest-import");
  const [isOver, setOver] = useState(false);
  const [pasted, setPasted] = useState("");
  const hasPasted = pasted.trim() !== "";
  return (
    <Stack>
      {problem !== null && (
        <ProblemNotice text={problem instanceof Error ? problemText(problem) : t(`problem.${problem}`)} />
      )}
      <div
        className={classes.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => {
          setOver(false);
        }}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const [file] = event.dataTransfer.files;
          if (file !== undefined) onOpen(file);
        }}
      >
        <FileButton
          accept={kinds}
          onChange={(file) => {
            if (file !== null) onOpen(file);
          }}
        >
          {(props) => (
            <Button
              {...props}
              data-autofocus
              variant={hasPasted ? "default" : "filled"}
              leftSection={<Icon of={IconFileSpreadsheet} />}
            >
              {t("source.choose")}
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed" ta="center">
          {t("source.kinds")}
        </Text>
        <Button
          variant="subtle"
          size="sm"
          onClick={() => {
            saveFile(new Blob([`\uFEFF${t("source.sample")}`], { type: "text/csv" }), t("source.sampleName"));
          }}
        >
          {t("source.getSample")}
        </Button>
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (hasPasted) onOpen(pasted);
        }}
      >
        <Textarea
          label={t("source.paste")}
          description={t("source.pasteHelp")}
          placeholder={t("source.pasteSample")}
          autosize
          minRows={4}
          maxRows={10}
          value={pasted}
          onChange={(event) => {
            setPasted(event.currentTarget.value);
          }}
        />
        <Group justify="flex-end" mt="sm">
          <Button type="submit" variant={hasPasted ? "filled" : "default"} disabled={!hasPasted}>
            {t("source.read")}
          </Button>
        </Group>
      </form>
    </Stack>
  );
}
