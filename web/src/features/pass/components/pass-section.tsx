import { roleOf, type Invitation } from "@janur/domain/invitation/invitation";
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
import { inOrder, PassList } from "./pass-list.tsx";

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
        <HelperPassList invitation={invitation} />
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

function HelperPassList({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation("pass");
  const { data } = useSuspenseQuery(passQueries.list(invitation.id));
  if (data.length === 0) return <Text c="dimmed">{t("empty")}</Text>;
  return (
    <PassList
      passes={inOrder(data, "newest")}
      zone={invitation.zone}
      isFixed={({ scopes }) => scopes.includes("screen")}
      change={(pass, close) => <ChangePassDialog invitation={invitation} pass={pass} onClose={close} />}
    />
  );
}
