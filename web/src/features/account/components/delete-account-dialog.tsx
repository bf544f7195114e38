import type { FarewellChoice } from "@janur/domain/contracts/account-callables";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { Button, Group, PasswordInput, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSignedIn } from "../../../lib/session/session.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { deletionProblem } from "../deletion-problem.ts";
import { deleteAccount, proveIdentity } from "../own-account-data.ts";
import { sendProofCode } from "../phone-data.ts";
import { hasMethod } from "../sign-in-methods.ts";
import { FarewellChoices, farewellsOf } from "./farewell-choices.tsx";
import { OtpFlow } from "./otp-flow.tsx";

interface DeleteAccountDialogProps {
  invitations: readonly Invitation[];
  onClose: () => void;
}

/** Says what happens to everything, lets each invitation find its heir, and asks twice: by a word and by a fresh sign-in. */
export function DeleteAccountDialog({ invitations, onClose }: DeleteAccountDialogProps) {
  const { t } = useTranslation(["settings", "account"]);
  const { user } = useSignedIn();
  const [choices, setChoices] = useState<FarewellChoice[]>(() => farewellsOf(invitations, user.uid));
  const [word, setWord] = useState("");
  const [password, setPassword] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [isProving, setProving] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const asksPassword = hasMethod(user, "password");
  const isByPhoneAlone = !asksPassword && !hasMethod(user, "google");
  const isReady =
    word.trim().toLocaleUpperCase() === t("deletion.word") && (!asksPassword || password !== "");

  const end = (prove: () => Promise<void>) => {
    setBusy(true);
    setError(null);
    prove()
      .then(() => deleteAccount(user, choices))
      .then(
        () => {
          showToast({ tone: "done", id: "account", message: t("deletion.done") });
        },
        (reason: unknown) => {
          setProving(false);
          setBusy(false);
          setError(reason);
        },
      );
  };

  return (
    <Dialog title={t("deletion.title")} isLong onClose={onClose}>
      {isProving ? (
        <>
          <Text mb="md">{t("deletion.byPhone")}</Text>
          <OtpFlow
            isLinking
            send={sendProofCode}
            onSignedIn={() => {
              end(() => Promise.resolve());
            }}
          />
        </>
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (isByPhoneAlone) setProving(true);
            else end(() => proveIdentity(user, password));
          }}
        >
          <Stack>
            <Text>{t("deletion.goes")}</Text>
            <FarewellChoices
              invitations={invitations}
              uid={user.uid}
              choices={choices}
              onChange={setChoices}
            />
            <Text>{t("deletion.stays")}</Text>
            <TextInput
              label={t("deletion.type", { word: t("deletion.word") })}
              value={word}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={(event) => {
                setWord(event.currentTarget.value);
              }}
            />
            {asksPassword && (
              <PasswordInput
                label={t("account:changePassword.current")}
                autoComplete="current-password"
                value={password}
                visibilityToggleButtonProps={{ "aria-label": t("account:field.showPassword"), tabIndex: 0 }}
                onChange={(event) => {
                  setPassword(event.currentTarget.value);
                }}
              />
            )}
            {error !== null && <ProblemNotice text={deletionProblem(error)} />}
            <Group justify="flex-end" gap={8}>
              <Button variant="default" onClick={onClose}>
                {t("deletion.cancel")}
              </Button>
              <Button type="submit" color="cabai" disabled={!isReady} loading={isBusy}>
                {t("deletion.confirm")}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
