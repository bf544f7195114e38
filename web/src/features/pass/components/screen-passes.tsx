import { passState, type Pass } from "@janur/domain/helper/pass";
import { Button, Skeleton, Stack, Text } from "@mantine/core";
import { IconDeviceTv } from "@tabler/icons-react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import { PartBoundary } from "../../../ui/error/query-boundary.tsx";
import { Icon } from "../../../ui/icon.tsx";
import classes from "../../../ui/list/person-list.module.css";
import { passQueries } from "../queries.ts";
import type { ScreenChoices } from "../screen-choices.ts";
import { PassRow, type PassAction } from "./pass-row.tsx";
import { RevokeDialog } from "./revoke-dialog.tsx";
import { UsesDialog } from "./uses-dialog.tsx";

const dialogs = () => import("./screen-pass-dialog.tsx");
const NewScreenDialog = lazyPart(async () => (await dialogs()).NewScreenDialog);
const ChangeScreenDialog = lazyPart(async () => (await dialogs()).ChangeScreenDialog);

/** Links of screens at the entrance. */
export function ScreenPasses(choices: ScreenChoices) {
  const { t } = useTranslation("pass");
  const { invitation } = choices;
  const [isNew, setNew] = useState(false);
  return (
    <Stack gap={12} align="flex-start">
      <Text c="dimmed">{t("screen.lead")}</Text>
      <div style={{ width: "100%" }}>
        <PartBoundary skeleton={<Skeleton height={96} radius="lg" aria-hidden />}>
          <ScreenList {...choices} />
        </PartBoundary>
      </div>
      {invitation.status !== "trashed" && (
        <Button
          leftSection={<Icon of={IconDeviceTv} />}
          onClick={() => {
            setNew(true);
          }}
        >
          {t("screen.open")}
        </Button>
      )}
      <Suspense>
        {isNew && (
          <NewScreenDialog
            {...choices}
            onClose={() => {
              setNew(false);
            }}
          />
        )}
      </Suspense>
    </Stack>
  );
}

/** Those that are good, then what was taken back or is over. */
function ofScreens(passes: readonly Pass[]): Pass[] {
  const now = new Date();
  const isOpen = (pass: Pass) => Number(passState(pass, now) === "open");
  return passes
    .filter(({ scopes }) => scopes.includes("screen"))
    .sort((a, b) => isOpen(b) - isOpen(a) || a.createdAt.getTime() - b.createdAt.getTime());
}

function ScreenList(choices: ScreenChoices) {
  const { invitation } = choices;
  const { data } = useSuspenseQuery(passQueries.list(invitation.id));
  const [open, setOpen] = useState<{ action: PassAction; passId: string } | null>(null);
  const passes = ofScreens(data);
  const pass = passes.find(({ id }) => id === open?.passId);
  const close = () => {
    setOpen(null);
  };
  if (passes.length === 0) return null;
  return (
    <>
      <ul className={classes.list}>
        {passes.map((item) => (
          <PassRow
            key={item.id}
            pass={item}
            zone={invitation.zone}
            onAct={(action) => {
              setOpen({ action, passId: item.id });
            }}
          />
        ))}
      </ul>
      <Suspense>
        {pass !== undefined && open?.action === "change" && (
          <ChangeScreenDialog {...choices} pass={pass} onClose={close} />
        )}
      </Suspense>
      {pass !== undefined && open?.action === "uses" && (
        <UsesDialog pass={pass} zone={invitation.zone} onClose={close} />
      )}
      {pass !== undefined && open?.action === "revoke" && <RevokeDialog pass={pass} onClose={close} />}
    </>
  );
}
