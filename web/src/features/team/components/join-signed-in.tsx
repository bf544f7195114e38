import { zodResolver } from "@hookform/resolvers/zod";
import { DEFAULT_DISPLAY_NAME } from "@janur/domain/account/account";
import { AppError } from "@janur/domain/errors";
import type { GivenRole } from "@janur/domain/team/team-invite";
import { Button, TextInput } from "@mantine/core";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { SignedIn } from "../../../lib/session/session.ts";
import { Form } from "../../../ui/form/form.tsx";
import { FormProblem } from "../../../ui/form/form-problem.tsx";
import { SubmitButton } from "../../../ui/form/submit-button.tsx";
import { useFieldProblem } from "../../../ui/form/use-field-problem.ts";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { useSignOut } from "../../../ui/use-sign-out.tsx";
import { joinFormSchema, type JoinForm } from "../form.ts";
import { forgetToken } from "../stored-token.ts";
import { useAcceptTeamLink } from "../link-mutations.ts";
import classes from "./join-screen.module.css";

interface JoinSignedInProps {
  token: string;
  title: string;
  /** The name that the inviter wrote; may be empty. */
  invitedAs: string;
  session: SignedIn;
  /** Where a member goes who opens the link again. */
  invitationPath: string;
  onJoined: (joined: { invitationId: string; role: GivenRole }) => void;
}

/** The name to join under, and the button that joins. */
export function JoinSignedIn(props: JoinSignedInProps) {
  const { token, title, invitedAs, session, invitationPath, onJoined } = props;
  const { t } = useTranslation("team");
  const { leave, question } = useSignOut();
  const accept = useAcceptTeamLink(token);
  const known = session.profile?.displayName ?? "";
  const form = useForm<JoinForm>({
    defaultValues: { name: known === "" || known === DEFAULT_DISPLAY_NAME ? invitedAs : known },
    resolver: zodResolver(joinFormSchema),
  });
  const problem = useFieldProblem(form.control, (_: "name") => t("join.nameProblem"));
  const { user } = session;
  const account = user.email ?? user.phoneNumber ?? known;
  const submit = async ({ name }: JoinForm) => {
    const joined = await accept.mutateAsync(name);
    forgetToken();
    showToast({ tone: "done", id: "team", message: t("join.joined", { title }) });
    onJoined(joined);
  };
  const isMember = accept.error instanceof AppError && accept.error.code === "team/already-member";
  return (
    <Form form={form} onSubmit={submit}>
      <TextInput
        {...form.register("name")}
        label={t("join.name")}
        description={t("join.nameHelp")}
        autoComplete="name"
        error={problem("name")}
        mb={16}
      />
      {!isMember && <FormProblem />}
      {isMember ? (
        <Button component={PreloadLink} to={invitationPath} fullWidth>
          {t("join.openInvitation")}
        </Button>
      ) : (
        <SubmitButton fullWidth>{t("join.accept")}</SubmitButton>
      )}
      <p className={classes.quiet}>
        {isMember ? t("join.member") : t("join.signedInAs", { account })}{" "}
        <Button variant="subtle" size="compact-sm" onClick={leave}>
          {t("join.otherAccount")}
        </Button>
      </p>
      {question}
    </Form>
  );
}
