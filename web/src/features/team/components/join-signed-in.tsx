import { zodResolver } from "@hookform/resolvers/zod";
import { DEFAULT_DISPLAY_NAME } from "@janur/domain/account";
import { AppError } from "@janur/domain/errors";
import type { GivenRole } from "@janur/domain/team-invite";
import { Button, TextInput } from "@mantine/core";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/problem-text.ts";
import { signOut, type SignedIn } from "../../../lib/session/session.ts";
import { PreloadLink } from "../../../ui/preload-link.tsx";
import { ProblemNotice } from "../../../ui/problem-notice.tsx";
import { showToast } from "../../../ui/toast.ts";
import { joinFormSchema, type JoinForm } from "../form.ts";
import { forgetToken } from "../kept-token.ts";
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
  const accept = useAcceptTeamLink(token);
  const known = session.profile?.displayName ?? "";
  const { register, handleSubmit, formState } = useForm<JoinForm>({
    defaultValues: { name: known === "" || known === DEFAULT_DISPLAY_NAME ? invitedAs : known },
    resolver: zodResolver(joinFormSchema),
  });
  const { user } = session;
  const account = user.email ?? user.phoneNumber ?? known;
  const submit = async ({ name }: JoinForm) => {
    try {
      const joined = await accept.mutateAsync(name);
      forgetToken();
      showToast({ tone: "done", id: "team", message: t("join.joined", { title }) });
      onJoined(joined);
    } catch {
      // The form shows it from the mutation.
    }
  };
  const isMember = accept.error instanceof AppError && accept.error.code === "team/already-member";
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <TextInput
        {...register("name")}
        label={t("join.name")}
        description={t("join.nameHelp")}
        autoComplete="name"
        error={formState.errors.name === undefined ? undefined : t("join.nameProblem")}
        mb={16}
      />
      {accept.error !== null && !isMember && <ProblemNotice text={problemText(accept.error)} />}
      {isMember ? (
        <Button component={PreloadLink} to={invitationPath} fullWidth>
          {t("join.openInvitation")}
        </Button>
      ) : (
        <Button type="submit" loading={accept.isPending} fullWidth>
          {t("join.accept")}
        </Button>
      )}
      <p className={classes.quiet}>
        {isMember ? t("join.member") : t("join.signedInAs", { account })}{" "}
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => {
            void signOut();
          }}
        >
          {t("join.otherAccount")}
        </Button>
      </p>
    </form>
  );
}
