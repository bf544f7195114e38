import { Button, PasswordInput, Stack, Text } from "@mantine/core";
import { useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";
import { useSignedIn } from "../../../lib/session/session.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { problemOf, type ProblemKey } from "../auth-message.ts";
import { proveIdentity } from "../own-account-data.ts";
import { sendProofCode } from "../phone-data.ts";
import { hasMethod } from "../sign-in-methods.ts";
import { OtpFlow } from "./otp-flow.tsx";
import { ProblemAlert } from "./problem-alert.tsx";

/** Asks once more who it is: by the password, by Google's window, or by a code for who has neither. */
export function ProofDialog({ onProven, onClose }: { onProven: () => void; onClose: () => void }) {
  const { t } = useTranslation("account");
  const { user } = useSignedIn();
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<ProblemKey | null>(null);
  const [isBusy, setBusy] = useState(false);
  const hasPassword = hasMethod(user, "password");
  const prove = (event: SyntheticEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    proveIdentity(user, password).then(onProven, (error: unknown) => {
      setProblem(navigator.onLine ? problemOf(error) : "network");
      setBusy(false);
    });
  };
  return (
    <Dialog title={t("proof.title")} onClose={onClose}>
      <Text mb="md">{t("proof.lead")}</Text>
      {hasPassword || hasMethod(user, "google") ? (
        <form noValidate onSubmit={prove}>
          <Stack>
            {hasPassword && (
              <PasswordInput
                label={t("changePassword.current")}
                autoComplete="current-password"
                value={password}
                visibilityToggleButtonProps={{ "aria-label": t("field.showPassword"), tabIndex: 0 }}
                onChange={({ currentTarget }) => {
                  setPassword(currentTarget.value);
                }}
              />
            )}
            <ProblemAlert problem={problem} />
            <div>
              <Button type="submit" loading={isBusy}>
                {t("proof.submit")}
              </Button>
            </div>
          </Stack>
        </form>
      ) : (
        <OtpFlow isLinking send={sendProofCode} onSignedIn={onProven} />
      )}
    </Dialog>
  );
}
