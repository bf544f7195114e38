import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { useResendVerification } from "../mutations.ts";

/** Sends the link once more to somebody who has not confirmed their address. */
export function ResendVerification({ uid, email }: { uid: string; email: string }) {
  const { t } = useTranslation("staff");
  const resend = useResendVerification(uid);
  return (
    <>
      <Button
        variant="default"
        size="sm"
        mt={8}
        loading={resend.isPending}
        onClick={() => {
          resend.mutate(undefined, {
            onSuccess: ({ isSent }) => {
              const message = t(isSent ? "user.verificationSent" : "user.nothingToVerify", { email });
              showToast({ tone: "done", id: "staff", message });
            },
          });
        }}
      >
        {t("user.resendVerification")}
      </Button>
      {resend.error !== null && <ProblemNotice text={problemText(resend.error)} />}
    </>
  );
}
