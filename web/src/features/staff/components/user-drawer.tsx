import type { UserErasure } from "@janur/domain/contracts/staff-callables";
import { Anchor, Button, Group, Skeleton } from "@mantine/core";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { titled } from "../../../lib/i18n/titled.ts";
import { eventPagePath } from "../../../lib/address/invitation-paths.ts";
import { useSignedIn } from "../../../lib/session/session.ts";
import { PartBoundary } from "../../../ui/error/query-boundary.tsx";
import { SideDrawer } from "../../../ui/dialog/side-drawer.tsx";
import { dayText, momentText } from "../day-text.ts";
import { staffQueries } from "../queries.ts";
import { AccountMarks } from "./account-marks.tsx";
import { ChangeUserDialog, type UserChange } from "./change-user-dialog.tsx";
import { EraseUserDialog, type Erasing } from "./erase-user-dialog.tsx";
import { ResendVerification } from "./resend-verification.tsx";
import { Trail } from "./trail.tsx";
import classes from "./staff.module.css";

/** One account: what it is, its invitations, what was done to it, and what can be. */
export function UserDrawer({ uid, onClose }: { uid: string; onClose: () => void }) {
  const { t } = useTranslation("staff");
  return (
    <SideDrawer title={t("user.title")} onClose={onClose}>
      <PartBoundary skeleton={<Skeleton height={240} aria-hidden />}>
        <UserDetails uid={uid} onGone={onClose} />
      </PartBoundary>
    </SideDrawer>
  );
}

function UserDetails({ uid, onGone }: { uid: string; onGone: () => void }) {
  const { t } = useTranslation("staff");
  const { data } = useSuspenseQuery(staffQueries.user(uid));
  const { user: me } = useSignedIn();
  const [change, setChange] = useState<UserChange | null>(null);
  const [isErasing, setErasing] = useState(false);
  const { user, isEmailVerified, hasSecondFactor, invitations, trail, erasure } = data;
  const erasing = erasingOf(erasure);
  const ask = (next: UserChange) => () => {
    setChange(next);
  };
  return (
    <div className={classes.details}>
      <h2 dir="auto">
        {user.displayName}
        {user.uid === me.uid && <small> {t("user.you")}</small>}
      </h2>
      {(user.role === "admin" || user.isDisabled) && (
        <div className={classes.name}>
          <AccountMarks role={user.role} isDisabled={user.isDisabled} />
        </div>
      )}
      <dl>
        <div>
          <dt>{t("user.email")}</dt>
          <dd>
            {user.email ?? t("users.noEmail")}
            {user.email !== null && <small>{t(isEmailVerified ? "user.verified" : "user.unverified")}</small>}
            {user.email !== null && !isEmailVerified && !user.isDisabled && (
              <ResendVerification uid={user.uid} email={user.email} />
            )}
          </dd>
        </div>
        <div>
          <dt>{t("user.joined")}</dt>
          <dd>{dayText(user.createdAt)}</dd>
        </div>
        <div>
          <dt>{t("user.lastSignIn")}</dt>
          <dd>{user.lastSignInAt === null ? t("users.neverSignedIn") : momentText(user.lastSignInAt)}</dd>
        </div>
      </dl>
      <Group gap={8}>
        <Button
          variant="default"
          size="sm"
          onClick={ask(user.role === "admin" ? "removeAdmin" : "makeAdmin")}
        >
          {t(user.role === "admin" ? "change.removeAdmin.open" : "change.makeAdmin.open")}
        </Button>
        {hasSecondFactor && user.uid !== me.uid && (
          <Button variant="default" size="sm" onClick={ask("removeSecondFactor")}>
            {t("change.removeSecondFactor.open")}
          </Button>
        )}
        <Button
          variant={user.isDisabled ? "default" : "light"}
          {...(user.isDisabled ? {} : { color: "cabai" })}
          size="sm"
          onClick={ask(user.isDisabled ? "enable" : "disable")}
        >
          {t(user.isDisabled ? "change.enable.open" : "change.disable.open")}
        </Button>
        {user.uid !== me.uid && (
          <Button
            variant="light"
            color="cabai"
            size="sm"
            onClick={() => {
              setErasing(true);
            }}
          >
            {t(`change.${erasing}.open`)}
          </Button>
        )}
      </Group>
      {erasure.request !== null && (
        <p>
          {t(erasure.request.isMine ? "user.eraseRequestMine" : "user.eraseRequest", {
            name: erasure.request.byName ?? t("trail.nobody"),
          })}
        </p>
      )}
      <section aria-labelledby="user-invitations">
        <h3 id="user-invitations">{t("user.invitations")}</h3>
        {invitations.length === 0 ? (
          <p>{t("user.noInvitations")}</p>
        ) : (
          <ul>
            {invitations.map(({ invitationId, title, slug, status, role }) => (
              <li key={invitationId}>
                <strong dir="auto">{titled(title)}</strong>
                <p>{t("user.invitation", { status: t(`status.${status}`), role: t(`teamRole.${role}`) })}</p>
                <Anchor href={eventPagePath(slug)} target="_blank" rel="noreferrer">
                  {eventPagePath(slug)}
                </Anchor>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="user-trail">
        <h3 id="user-trail">{t("trail.title")}</h3>
        <Trail entries={trail} />
      </section>
      {change !== null && (
        <ChangeUserDialog
          user={user}
          change={change}
          onClose={() => {
            setChange(null);
          }}
        />
      )}
      {isErasing && (
        <EraseUserDialog
          user={user}
          erasing={erasing}
          onErased={onGone}
          onClose={() => {
            setErasing(false);
          }}
        />
      )}
    </div>
  );
}

function erasingOf({ needsConsent, request }: UserErasure): Erasing {
  if (!needsConsent) return "erase";
  return request === null || request.isMine ? "eraseRequest" : "eraseConsent";
}
