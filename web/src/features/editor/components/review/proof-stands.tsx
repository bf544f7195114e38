import type { Content } from "@janur/domain/content/content";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { areFamiliesAgreed, proofStands } from "@janur/domain/helper/proof";
import { Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { whenText } from "../../../../lib/text/when-text.ts";
import { proofQueries } from "../../../proofreading/proof-queries.ts";

/** Who has read the invitation over and agrees, and who has not; nothing where nobody was asked. */
export function ProofStands({ invitation, content }: { invitation: Invitation; content: Content }) {
  const { t } = useTranslation("proof");
  const [now] = useState(() => new Date());
  const { data: passes = [] } = useQuery(proofQueries.helpers(invitation.id));
  const { data: approvals = [] } = useQuery(proofQueries.approvals(invitation.id));
  const { data: corrections = [] } = useQuery(proofQueries.corrections(invitation.id));
  const stands = proofStands(passes, approvals, content, now);
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
