import { roleOf, type Invitation } from "@janur/domain/invitation/invitation";
import { passState, type Pass } from "@janur/domain/helper/pass";
import { may } from "@janur/domain/team/team";
import { Button, Skeleton, Text } from "@mantine/core";
import { IconLink } from "@tabler/icons-react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import { Icon } from "../../../ui/icon.tsx";
import classes from "../../../ui/list/person-list.module.css";
import { PartBoundary } from "../../../ui/error/query-boundary.tsx";
import { passQueries } from "../queries.ts";
import { PassRow, type PassAction } from "./pass-row.tsx";
import { RevokeDialog } from "./revoke-dialog.tsx";
import { UsesDialog } from "./uses-dialog.tsx";

const dialogs = () => import("./pass-dialog.tsx");
const NewPassDialog = lazyPart(async () => (await dialogs()).NewPassDialog);
const ChangePassDialog = lazyPart(async () => (await dialogs()).ChangePassDialog);

/** Helpers who need no account: their links, for owner and editors; nothing for others. */
export function PassSection({ invitation, uid }: { invitation: Invitation; uid: string }) {
  const { t } = useTranslation("pass");
  const [isNew, setNew] = useState(false);
  if (!may(roleOf(invitation, uid) ?? "viewer", "managePasses")) return null;
  return (
    <section className={classes.room} aria-labelledby="passes-title">
      <div className={classes.header}>
        <div>
          <h2 id="passes-title">{t("title")}</h2>
          <p className={classes.lead}>{t("lead")}</p>
        </div>
        {invitation.status !== "trashed" && (
          <Button
            variant="default"
            leftSection={<Icon of={IconLink} />}
            onClick={() => {
              setNew(true);
            }}
          >
            {t("new.open")}
          </Button>
        )}
      </div>
      <PartBoundary skeleton={<Skeleton height={96} radius="lg" aria-hidden />}>
        <PassList invitation={invitation} />
      </PartBoundary>
      <Suspense>
        {isNew && (
          <NewPassDialog
            invitation={invitation}
            inviter={invitation.team[uid]?.name ?? ""}
            onClose={() => {
              setNew(false);
            }}
          />
        )}
      </Suspense>
    </section>
  );
}

/** Good ones first, then the newest. */
function inOrder(passes: readonly Pass[]): Pass[] {
  const now = new Date();
  const isOpen = (pass: Pass) => Number(passState(pass, now) === "open");
  return [...passes].sort((a, b) => isOpen(b) - isOpen(a) || b.createdAt.getTime() - a.createdAt.getTime());
}

function PassList({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation("pass");
  const { data } = useSuspenseQuery(passQueries.list(invitation.id));
  const [open, setOpen] = useState<{ action: PassAction; passId: string } | null>(null);
  const pass = data.find(({ id }) => id === open?.passId);
  const close = () => {
    setOpen(null);
  };
  if (data.length === 0) return <Text c="dimmed">{t("empty")}</Text>;
  return (
    <>
      <ul className={classes.list}>
        {inOrder(data).map((item) => (
          <PassRow
            key={item.id}
            pass={item}
            zone={invitation.zone}
            isFixed={item.scopes.includes("screen")}
            onAct={(action) => {
              setOpen({ action, passId: item.id });
            }}
          />
        ))}
      </ul>
      <Suspense>
        {pass !== undefined && open?.action === "change" && (
          <ChangePassDialog invitation={invitation} pass={pass} onClose={close} />
        )}
      </Suspense>
      {pass !== undefined && open?.action === "uses" && (
        <UsesDialog pass={pass} zone={invitation.zone} onClose={close} />
      )}
      {pass !== undefined && open?.action === "revoke" && <RevokeDialog pass={pass} onClose={close} />}
    </>
  );
}
