import { dateText } from "@janur/domain/time/date-text";
import { teamInviteState, type TeamInvite } from "@janur/domain/team/team-invite";
import { Button } from "@mantine/core";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { useRevokeTeamInvite } from "../mutations.ts";
import { teamQueries } from "../queries.ts";
import classes from "../../../ui/list/person-list.module.css";
import { keptFocus } from "../../../ui/list/kept-focus.ts";

/** Links that nobody has used, newest first; nothing where there is none. */
export function PendingInvites({ invitationId, zone }: { invitationId: string; zone: string }) {
  const { t } = useTranslation("team");
  const { data } = useSuspenseQuery(teamQueries.invites(invitationId));
  const invites = [...data].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  if (invites.length === 0) return null;
  return (
    <section aria-labelledby="team-pending">
      <h2 id="team-pending">{t("pending.title")}</h2>
      <p className={classes.lead}>{t("pending.lead")}</p>
      <ul ref={keptFocus} className={classes.list} style={{ marginTop: 12 }}>
        {invites.map((invite) => (
          <PendingInvite key={invite.id} invitationId={invitationId} invite={invite} zone={zone} />
        ))}
      </ul>
    </section>
  );
}

interface PendingInviteProps {
  invitationId: string;
  invite: TeamInvite;
  zone: string;
}

function PendingInvite({ invitationId, invite, zone }: PendingInviteProps) {
  const { t } = useTranslation("team");
  const revoke = useRevokeTeamInvite(invitationId);
  const state = teamInviteState(invite, new Date());
  const name = invite.name || invite.email || t("pending.anyone");
  const isOpen = state === "open";
  return (
    <li className={classes.person}>
      <div className={classes.who}>
        <div className={classes.name}>
          <span dir="auto">{name}</span>
          <span className={classes.role}>{t(`role.${invite.role}`)}</span>
        </div>
        {invite.side !== undefined && <p>{t(`mayForSide.${invite.side}`)}</p>}
        {invite.email !== null && invite.name !== "" && <p>{invite.email}</p>}
        <p>{t(`pending.${state}`, { when: dateText(invite.expireAt, zone, currentLanguage()) })}</p>
        {revoke.error !== null && <ProblemNotice text={problemText(revoke.error)} />}
      </div>
      <Button
        variant="default"
        size="sm"
        loading={revoke.isPending}
        aria-label={t(isOpen ? "pending.revokeOf" : "pending.forgetOf", { name })}
        onClick={() => {
          const message = t(isOpen ? "pending.revoked" : "pending.forgotten");
          void revoke.mutateAsync(invite.id).then(
            () => {
              showToast({ tone: "done", id: "team", message });
            },
            () => {
              // The row shows it from the mutation.
            },
          );
        }}
      >
        {t(isOpen ? "pending.revoke" : "pending.forget")}
      </Button>
    </li>
  );
}
