import type { Content } from "@janur/domain/content/content";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { areFamiliesAgreed, proofreadingStands } from "@janur/domain/helper/proofreading";
import { Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { whenText } from "../../../../lib/text/when-text.ts";
import { proofreadingQueries } from "../../../proofreading/queries.ts";

/** Who has read the invitation over and agrees, and who has not; nothing where nobody was asked. */
export function ProofreadingStands({ invitation, content }: { invitation: Invitation; content: Content }) {
  const { t } = useTranslation("proofreading");
  const [now] = useState(() => new Date());
  const { data: passes = [] } = useQuery(proofreadingQueries.helpers(invitation.id));
  const { data: approvals = [] } = useQuery(proofreadingQueries.approvals(invitation.id));
  const { data: corrections = [] } = useQuery(proofreadingQueries.corrections(invitation.id));
  const stands = proofreadingStands(passes, approvals, content, now);
  if (stands.length === 0) return null;
  return (
    <Stack component="section" gap={8} aria-label={t("stand.title")}>
      <Text component="h3" fz={16} fw={600} m={0}>
        {t("stand.title")}
      </Text>
      {areFamiliesAgreed(stands) && <Text fw={600}>{t("stand.agreed")}</Text>}
      {stands.map(({ passId, name, family, state, approvedAt }) => (
        <Text key={passId} style={{ overflowWrap: "anywhere" }}>
          {family === null ? name : t("stand.for", { name, family: t(`family.${family}`) })}
          {": "}
          {t(`stand.${state}`, { when: approvedAt === null ? "" : whenText(approvedAt, invitation.zone) })}
        </Text>
      ))}
      {corrections.length > 0 && <Text>{t("stand.open", { count: corrections.length })}</Text>}
    </Stack>
  );
}
