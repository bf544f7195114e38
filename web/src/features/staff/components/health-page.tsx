import type { StaffCallables } from "@janur/domain/contracts/staff-callables";
import { Skeleton, Stack, Text } from "@mantine/core";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type * as z from "zod";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { PartBoundary } from "../../../ui/error/query-boundary.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { momentText } from "../day-text.ts";
import { staffQueries } from "../queries.ts";
import { knownSweep, sweepOrder } from "../sweep-names.ts";
import classes from "./staff.module.css";
import { SwitchList } from "./switch-list.tsx";
import { Trail } from "./trail.tsx";

export type ServiceHealth = z.output<StaffCallables["serviceHealth"]["output"]>;

/** How the service stands, for the staff: what waits, what is done each night, and what can be paused. */
export function HealthPage({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation("staff");
  return (
    <>
      <PageHeader title={t("health.title")} lead={t("health.lead")} tabs={tabs} />
      <PartBoundary skeleton={<HealthSkeleton />}>
        <Health />
      </PartBoundary>
    </>
  );
}

function Health() {
  const { t } = useTranslation(["staff", "problem"]);
  const { data, error, refetch } = useSuspenseQuery(staffQueries.health());
  return (
    <Stack gap="lg">
      {error !== null && (
        <ProblemNotice
          text={problemText(error)}
          action={t("problem:retry")}
          onAction={() => void refetch()}
        />
      )}
      <Card title={t("health.queues")}>
        <Queues queues={data.queues} />
      </Card>
      <Card title={t("health.sweeps")}>
        <Sweeps sweeps={data.sweeps} />
      </Card>
      <Card title={t("health.switches")}>
        <Text c="dimmed" mb="sm">
          {t("health.switchesLead")}
        </Text>
        <SwitchList shut={data.shut} />
      </Card>
      <Card title={t("health.deeds")}>
        {data.deeds.length === 0 ? (
          <Text c="dimmed">{t("health.noDeeds")}</Text>
        ) : (
          <Trail entries={data.deeds} />
        )}
      </Card>
      <Text c="dimmed" size="sm">
        {t("health.release", { release: data.release })}
      </Text>
    </Stack>
  );
}

function Queues({ queues }: Pick<ServiceHealth, "queues">) {
  const { t } = useTranslation("staff");
  return (
    <ul className={classes.list}>
      {queues.map(({ name, due, oldestDueAt }) => (
        <li key={name} className={classes.row} style={oneColumn}>
          <div className={classes.who}>
            <strong>{t(`health.queue.${name}`)}</strong>
            <p>
              {due === 0 ? t("health.nothingWaits") : t("health.waiting", { count: due })}
              {oldestDueAt !== null && `, ${t("health.oldest", { when: momentText(oldestDueAt) })}`}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Sweeps({ sweeps }: Pick<ServiceHealth, "sweeps">) {
  const { t } = useTranslation("staff");
  if (sweeps.length === 0) return <Text c="dimmed">{t("health.noSweeps")}</Text>;
  const sorted = [...sweeps].sort((one, other) => sweepOrder(one.name) - sweepOrder(other.name));
  return (
    <ul className={classes.list}>
      {sorted.map((sweep) => (
        <SweepRow key={sweep.name} sweep={sweep} />
      ))}
    </ul>
  );
}

function SweepRow({ sweep }: { sweep: ServiceHealth["sweeps"][number] }) {
  const { t } = useTranslation("staff");
  const { name, ranAt, ms, looked, failed, aside, isLeftOver, left, oldestDueAt, hasFailed } = sweep;
  const known = knownSweep(name);
  const state = hasFailed ? "hasFailed" : isLeftOver ? "isLeftOver" : "fine";
  const facts = [
    t("health.ran", { when: momentText(ranAt), seconds: Math.round(ms / 1000) }),
    t("health.looked", { count: looked }),
    failed > 0 && t("health.someFailed", { count: failed }),
    aside > 0 && t("health.aside", { count: aside }),
    left !== null && t("health.left", { count: left }),
    isLeftOver && oldestDueAt !== null && t("health.oldest", { when: momentText(oldestDueAt) }),
  ];
  return (
    <li className={classes.row} style={oneColumn}>
      <div className={classes.who}>
        <div className={classes.name}>
          <strong>{known === null ? name : t(`sweep.${known}`)}</strong>
          <span className={classes.mark} data-severe={state === "fine" && aside === 0 ? undefined : true}>
            {t(`health.${state}`)}
          </span>
        </div>
        <p>{facts.filter((fact) => fact !== false).join(" · ")}</p>
      </div>
    </li>
  );
}

/** Rows of users have three on a wide screen. */
const oneColumn = { gridTemplateColumns: "minmax(0, 1fr)" } as const;

function HealthSkeleton() {
  return (
    <Stack gap="lg" aria-hidden>
      {[180, 420, 360].map((height) => (
        <Skeleton key={height} height={height} radius="lg" />
      ))}
    </Stack>
  );
}
