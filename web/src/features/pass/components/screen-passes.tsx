import { Button, Skeleton, Stack, Text } from "@mantine/core";
import { IconDeviceTv } from "@tabler/icons-react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import { PartBoundary } from "../../../ui/error/query-boundary.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { passQueries } from "../queries.ts";
import type { ScreenChoices } from "../screen-choices.ts";
import { ofScope, PassList } from "./pass-list.tsx";

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

function ScreenList(choices: ScreenChoices) {
  const { id, zone } = choices.invitation;
  const { data } = useSuspenseQuery(passQueries.list(id));
  const passes = ofScope(data, "screen");
  if (passes.length === 0) return null;
  return (
    <PassList
      passes={passes}
      zone={zone}
      change={(pass, close) => <ChangeScreenDialog {...choices} pass={pass} onClose={close} />}
    />
  );
}
