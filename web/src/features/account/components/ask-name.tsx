import { displayNameSchema } from "@janur/domain/account/account";
import { limits } from "@janur/domain/limits";
import { Button, TextInput } from "@mantine/core";
import { useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";
import { useSignedIn } from "../../../lib/session/session.ts";
import { showToast } from "../../../ui/toast/toast.ts";
import { changeDisplayName } from "../data.ts";
import classes from "./account.module.css";

/** Asks who came without a name for one, in one field. */
export function AskName() {
  const { t } = useTranslation("home");
  const { user } = useSignedIn();
  const [name, setName] = useState("");
  const [error, setError] = useState<"missing" | "failed" | null>(null);
  const [isBusy, setBusy] = useState(false);
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    const parsed = displayNameSchema.safeParse(name);
    setError(parsed.success ? null : "missing");
    if (!parsed.success || isBusy) return;
    setBusy(true);
    changeDisplayName(user, parsed.data)
      .then(
        () => {
          showToast({ tone: "done", id: "name", message: t("askName.saved", { name: parsed.data }) });
        },
        () => {
          setError("failed");
        },
      )
      .finally(() => {
        setBusy(false);
      });
  };
  return (
    <form className={classes.askName} onSubmit={save} noValidate>
      <TextInput
        label={t("askName.label")}
        description={t("askName.hint")}
        autoComplete="name"
        maxLength={limits.account.displayName.max}
        value={name}
        error={error === null ? undefined : t(`askName.${error}`)}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
        }}
      />
      <Button type="submit" variant="default" loading={isBusy}>
        {t("askName.save")}
      </Button>
    </form>
  );
}
