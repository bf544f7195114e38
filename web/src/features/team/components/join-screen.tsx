import { AppError } from "@janur/domain/errors";
import { Button, Skeleton, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { titled } from "../../../lib/i18n/titled.ts";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { forgetToken } from "../stored-token.ts";
import { useDeclineTeamLink } from "../link-mutations.ts";
import { teamLinkQuery } from "../link-queries.ts";
import { JoinFacts } from "./join-facts.tsx";
import classes from "./join-screen.module.css";

interface JoinScreenProps {
  /** Null where the address held none. */
  token: string | null;
  homePath: string;
  /** How to sign in, or the button that joins. */
  children: (link: { invitationId: string; title: string; name: string }) => ReactNode;
}

/** What a link into a team leads to, and the two answers to it. */
export function JoinScreen({ token, homePath, children }: JoinScreenProps) {
  const { t } = useTranslation("team");
  return token === null ? (
    <Ending text={t("join.noLink")} homePath={homePath} />
  ) : (
    <Invited token={token} homePath={homePath}>
      {children}
    </Invited>
  );
}

function Invited({ token, homePath, children }: JoinScreenProps & { token: string }) {
  const { t } = useTranslation(["team", "problem"]);
  const link = useQuery(teamLinkQuery(token));
  const decline = useDeclineTeamLink(token);
  const [isDeclined, setDeclined] = useState(false);
  if (isDeclined) return <Ending text={t("team:join.declined")} homePath={homePath} />;
  if (link.error !== null) {
    const isOver = link.error instanceof AppError && link.error.code === "team/invite-invalid";
    if (isOver) return <Ending text={problemText(link.error)} homePath={homePath} />;
    return (
      <ProblemNotice
        text={problemText(link.error)}
        action={t("problem:retry")}
        onAction={() => void link.refetch()}
      />
    );
  }
  if (link.data === undefined) return <Skeleton height={320} radius="lg" aria-hidden />;
  const { invitationId, title, name } = link.data;
  const sayNo = () => {
    void decline.mutateAsync().then(
      () => {
        forgetToken();
        setDeclined(true);
      },
      () => {
        // The page shows it from the mutation.
      },
    );
  };
  return (
    <>
      <JoinFacts link={link.data} />
      <Stack gap={12}>
        {children({ invitationId, title: titled(title), name })}
        <Button variant="subtle" color="tanah" loading={decline.isPending} onClick={sayNo}>
          {t("team:join.decline")}
        </Button>
        {decline.error !== null && <ProblemNotice text={problemText(decline.error)} />}
      </Stack>
      <p className={classes.quiet}>{t("team:join.trust")}</p>
    </>
  );
}

/** There is nothing to answer here any more. */
function Ending({ text, homePath }: { text: string; homePath: string }) {
  const { t } = useTranslation(["team", "shell"]);
  return (
    <>
      <header className={classes.heading}>
        <h1>{t("shell:page.join")}</h1>
      </header>
      <Text mb="md">{text}</Text>
      <Button component={PreloadLink} to={homePath} variant="default">
        {t("team:join.home")}
      </Button>
    </>
  );
}
