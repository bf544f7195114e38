import { dateTimeText } from "@janur/domain/time/date-text";
import type { Correction } from "@janur/domain/helper/proofreading";
import {
  proofreadTextAt,
  sectionOfKey,
  withText,
  type ProofreadText,
} from "@janur/domain/helper/proofreading-text";
import { Button, Group, Stack, Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callHost } from "../../../lib/client/callables.ts";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { useSignedIn } from "../../../lib/session/session.ts";
import { whenText } from "../../../lib/text/when-text.ts";
import people from "../../../ui/list/person-list.module.css";
import { showToast } from "../../../ui/toast/toast.ts";
import { fieldName } from "../../draft/field-names.ts";
import { showRevision } from "../../invitation/mutations.ts";
import type { ProofreadDraft } from "./proofread-draft.ts";
import { useSectionName } from "../../invitation/use-section-name.ts";

interface CorrectionItemProps extends ProofreadDraft {
  correction: Correction;
}

/** One suggestion: where, what stands there, what should, and who says so. */
export function CorrectionItem({ invitation, content, replace, correction }: CorrectionItemProps) {
  const { t } = useTranslation(["proofreading", "versions", "invitation"]);
  const sectionName = useSectionName();
  const { user } = useSignedIn();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { id: correctionId, key, before, after, note, name, createdAt } = correction;
  const text = proofreadTextAt(content, key);
  const isStale = text?.value !== before;
  const section = content.sections.find(({ id }) => id === sectionOfKey(key));

  const accept = () =>
    replace(async (basedOn) => {
      const corrected = withText(content, key, after) ?? content;
      const input = { invitationId: invitation.id, correctionId, decision: "accept", basedOn } as const;
      const state = await callHost("decideCorrection", input);
      showRevision(client, invitation.id, state);
      return { content: corrected, revision: state.draftRevision, updatedBy: user.uid };
    });
  const decline = async () => {
    const input = { invitationId: invitation.id, correctionId, decision: "decline", basedOn: 1 } as const;
    await callHost("decideCorrection", input);
    return true;
  };
  const decide = async (act: () => Promise<boolean>, done: string) => {
    setBusy(true);
    try {
      const isDone = await act();
      const message = isDone ? done : t("versions:history.notSaved");
      showToast({ tone: isDone ? "done" : "problem", id: "correction", message });
    } catch (error) {
      showToast({ tone: "problem", id: "correction", message: problemText(error) });
    } finally {
      setBusy(false);
    }
  };

  return (
    <li className={people.person}>
      <Stack gap={8} className={people.who}>
        <Text size="sm" c="dimmed" component="span">
          {section !== undefined && sectionName(section.type)}
          {text !== undefined && ` · ${t(`versions:field.${fieldName(text.field)}`)}`}
        </Text>
        <Text dir="auto" style={{ overflowWrap: "anywhere", whiteSpace: "pre-wrap" }}>
          <del>{shown(text, before) || t("item.missing")}</del> → <ins>{shown(text, after)}</ins>
        </Text>
        {note !== "" && (
          <Text dir="auto" style={{ overflowWrap: "anywhere" }}>
            {t("item.note", { note })}
          </Text>
        )}
        <Text size="sm" c="dimmed" component="span">
          {t("item.by", { name, when: whenText(createdAt, invitation.zone) })}
        </Text>
        {isStale && <Text fw={500}>{t("item.stale")}</Text>}
        <Group gap={8}>
          <Button
            size="sm"
            disabled={isStale}
            loading={isBusy}
            aria-label={t("item.acceptOne", { text: shown(text, after) })}
            onClick={() => void decide(accept, t("item.accepted"))}
          >
            {t("item.accept")}
          </Button>
          <Button
            size="sm"
            variant="default"
            loading={isBusy}
            aria-label={t("item.declineOne", { text: shown(text, after) })}
            onClick={() => void decide(decline, t("item.declined"))}
          >
            {t("item.decline")}
          </Button>
        </Group>
      </Stack>
    </li>
  );
}

/** As a person reads it; of a place that is gone, as it is stored. */
function shown(text: ProofreadText | undefined, value: string): string {
  if (text?.kind !== "time" || value === "") return value;
  return dateTimeText(new Date(value), text.zone, currentLanguage());
}
