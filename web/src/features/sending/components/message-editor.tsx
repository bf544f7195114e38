import { unfilledPlaces, type EditedMessageProblem } from "@janur/domain/sending/edited-message";
import { Textarea } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

interface MessageEditorProps {
  name: string;
  /** As it is filled for the guest. */
  prepared: string;
  text: string;
  problem: EditedMessageProblem | null;
  onChange: (text: string) => void;
}

/** The message to one guest, to be changed by hand. */
export function MessageEditor({ name, prepared, text, problem, onChange }: MessageEditorProps) {
  const { t } = useTranslation("sending");
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);
  return (
    <Textarea
      size="sm"
      ref={field}
      mt="sm"
      label={t("preview.title", { name })}
      description={t("edit.about")}
      autosize
      minRows={6}
      maxRows={16}
      value={text}
      error={
        problem === null
          ? undefined
          : t(`edit.${problem}`, { places: unfilledPlaces(prepared, text).join(" ") })
      }
      onChange={(event) => {
        onChange(event.currentTarget.value);
      }}
    />
  );
}
