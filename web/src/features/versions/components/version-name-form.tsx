import { limits } from "@janur/domain/limits";
import { Button, Group, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";

interface VersionNameFormProps {
  label: string;
  description?: string;
  /** The name there is; empty for none. */
  name: string;
  onName: (name: string) => Promise<void>;
}

/** One line and its button: what a version is called. */
export function VersionNameForm({ label, description, name, onName }: VersionNameFormProps) {
  const { t } = useTranslation("versions");
  const [typed, setTyped] = useState(name);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await onName(typed.trim());
      if (name === "") setTyped("");
    } catch (error) {
      setProblem(problemText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Group align="flex-end" justify="flex-end" gap={8}>
        <TextInput
          flex="1 1 16rem"
          label={label}
          description={description}
          error={problem}
          maxLength={limits.version.name}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
          }}
        />
        <Button type="submit" variant="default" loading={isBusy} disabled={typed.trim() === name}>
          {t("history.saveName")}
        </Button>
      </Group>
    </form>
  );
}
