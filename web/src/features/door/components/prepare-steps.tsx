import { doorTestCode } from "@janur/domain/door/door-device";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { localize } from "@janur/domain/text/language";
import { Button, Group, Skeleton, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { invitationPaths } from "../../../lib/address/invitation-paths.ts";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { whenText } from "../../../lib/text/when-text.ts";
import { PartBoundary } from "../../../ui/error/query-boundary.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import { QrCode } from "../../../ui/picture/qr-code.tsx";
import type { CeremonyPicture } from "../queries.ts";
import { DeviceList } from "./device-list.tsx";
import classes from "./door.module.css";

interface PrepareStepsProps {
  invitation: Pick<Invitation, "id" | "zone">;
  ceremonies: readonly CeremonyPicture["ceremony"][];
  /** Links for who stands at the door; null for roles that make none. */
  passes: ReactNode;
  /** What prints the list; null for roles that may not. */
  paper: ReactNode;
  mayKeep: boolean;
}

/** What there is to do before the day, in its order. */
export function PrepareSteps({ invitation, ceremonies, passes, paper, mayKeep }: PrepareStepsProps) {
  const { t } = useTranslation("door");
  const { id, zone } = invitation;
  return (
    <ol className={classes.steps}>
      <li>
        <Card title={t("steps.ceremonies.title")}>
          <p className={classes.lead}>{t("steps.ceremonies.lead")}</p>
          <ul className={classes.rows}>
            {ceremonies.map((ceremony) => (
              <li key={ceremony.id}>
                <div className={classes.who}>
                  <span className={classes.name} dir="auto">
                    {localize(ceremony.name, currentLanguage()) || t("unnamed")}
                  </span>
                  <p>
                    {ceremony.startAt === null
                      ? t("steps.ceremonies.noTime")
                      : whenText(new Date(ceremony.startAt), ceremony.zone)}
                    {!ceremony.isOpen && ` · ${t("steps.ceremonies.gated")}`}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </Card>
      </li>
      {passes !== null && (
        <li>
          <Card title={t("steps.passes.title")}>{passes}</Card>
        </li>
      )}
      {mayKeep && (
        <li>
          <Card title={t("steps.devices.title")}>
            <p className={classes.lead}>{t("steps.devices.lead")}</p>
            <PartBoundary skeleton={<Skeleton height={96} radius="lg" aria-hidden />}>
              <DeviceList invitationId={id} zone={zone} />
            </PartBoundary>
          </Card>
        </li>
      )}
      <li>
        <Card title={t("steps.test.title")}>
          <p className={classes.lead}>{t("steps.test.lead")}</p>
          <div className={classes.code}>
            <QrCode text={doorTestCode} label={t("steps.test.code")} />
          </div>
          <Text mt={12}>{t("steps.test.practice")}</Text>
        </Card>
      </li>
      {paper !== null && (
        <li>
          <Card title={t("steps.paper.title")}>
            <p className={classes.lead}>{t("steps.paper.lead")}</p>
            <Group gap={8}>
              {paper}
              <Button component={PreloadLink} to={invitationPaths.guests(id)} variant="subtle">
                {t("steps.paper.cards")}
              </Button>
            </Group>
          </Card>
        </li>
      )}
    </ol>
  );
}
