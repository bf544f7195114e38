import { doorTestCode } from "@janur/domain/door/door-device";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { localize } from "@janur/domain/text/language";
import { Button, Group, Skeleton, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { invitationPaths } from "../../../lib/address/invitation-paths.ts";
import { useEventText } from "../../../lib/i18n/event-text.ts";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { whenText } from "../../../lib/text/when-text.ts";
import { PartBoundary } from "../../../ui/error/query-boundary.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import { QrCode } from "../../../ui/picture/qr-code.tsx";
import type { CeremonyPicture } from "../queries.ts";
import { DeviceList, type ListedGuests } from "./device-list.tsx";
import { styles } from "../styles.ts";

interface PrepareStepsProps {
  invitation: Pick<Invitation, "id" | "zone">;
  ceremonies: readonly CeremonyPicture["ceremony"][];
  /** How many are on the lists that doors have. */
  guests: ListedGuests;
  /** Links for who stands at the door; null for roles that make none. */
  passes: ReactNode;
  /** Links of greeting screens; null for the same roles. */
  screens: ReactNode;
  /** What prints the list; null for roles that may not. */
  paper: ReactNode;
  mayKeep: boolean;
}

/** What there is to do before the day, in its order. */
export function PrepareSteps({
  invitation,
  ceremonies,
  guests,
  passes,
  screens,
  paper,
  mayKeep,
}: PrepareStepsProps) {
  const t = useEventText("door");
  const { id, zone } = invitation;
  const steps = [
    {
      title: t("steps.ceremonies.title"),
      lead: t("steps.ceremonies.lead"),
      body: <Ceremonies ceremonies={ceremonies} />,
    },
    ...(passes === null ? [] : [{ title: t("steps.passes.title"), lead: "", body: passes }]),
    ...(mayKeep
      ? [
          {
            title: t("steps.devices.title"),
            lead: t("steps.devices.lead"),
            body: (
              <PartBoundary skeleton={<Skeleton height={96} radius="lg" aria-hidden />}>
                <DeviceList invitationId={id} zone={zone} guests={guests} />
              </PartBoundary>
            ),
          },
        ]
      : []),
    {
      title: t("steps.test.title"),
      lead: t("steps.test.lead"),
      body: (
        <>
          <div style={styles.code}>
            <QrCode text={doorTestCode} label={t("steps.test.code")} />
          </div>
          <Text mt={12}>{t("steps.test.practice")}</Text>
        </>
      ),
    },
    ...(screens === null ? [] : [{ title: t("steps.screens.title"), lead: "", body: screens }]),
    ...(paper === null
      ? []
      : [
          {
            title: t("steps.paper.title"),
            lead: t("steps.paper.lead"),
            body: (
              <Group gap={8}>
                {paper}
                <Button component={PreloadLink} to={invitationPaths.guests(id)} variant="subtle">
                  {t("steps.paper.cards")}
                </Button>
              </Group>
            ),
          },
        ]),
  ];
  return (
    <ol style={styles.steps}>
      {steps.map(({ title, lead, body }, index) => (
        <li key={title} style={{ minWidth: 0 }}>
          <Card title={`${String(index + 1)}. ${title}`}>
            {lead !== "" && <p style={styles.lead}>{lead}</p>}
            {body}
          </Card>
        </li>
      ))}
    </ol>
  );
}

function Ceremonies({ ceremonies }: Pick<PrepareStepsProps, "ceremonies">) {
  const t = useEventText("door");
  return (
    <ul style={styles.rows}>
      {ceremonies.map((ceremony) => (
        <li key={ceremony.id} style={styles.row}>
          <div style={styles.who}>
            <span style={styles.name} dir="auto">
              {localize(ceremony.name, currentLanguage()) || t("unnamed")}
            </span>
            <p style={styles.about}>
              {ceremony.startAt === null
                ? t("steps.ceremonies.noTime")
                : whenText(new Date(ceremony.startAt), ceremony.zone)}
              {!ceremony.isOpen && ` · ${t("steps.ceremonies.gated")}`}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
