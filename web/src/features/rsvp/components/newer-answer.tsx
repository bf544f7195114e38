import { dateTimeText } from "@janur/domain/time/date-text";
import type { Answer, AnswerInput } from "@janur/domain/rsvp/rsvp";
import { Alert, Button, Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import type { AnswerTerms } from "../terms.ts";
import { AnswerFacts } from "./answer-facts.tsx";

export type ShownAnswer = AnswerInput & Pick<Answer, "attendance" | "people" | "revision" | "answeredAt">;

interface NewerAnswerProps {
  answer: ShownAnswer;
  terms: AnswerTerms;
  zone: string;
  onTake: () => void;
  onKeep: () => void;
}

/** The answer that came while the form was open; the host chooses, and nothing typed is gone before. */
export function NewerAnswer({ answer, terms, zone, onTake, onKeep }: NewerAnswerProps) {
  const { t } = useTranslation("rsvp");
  return (
    <Alert color="kunyit" variant="light" role="alert" title={t("recording.newer.title")}>
      <Text>{t("recording.newer.text")}</Text>
      <AnswerFacts answer={answer} terms={terms} />
      <Text size="sm" c="dimmed">
        {dateTimeText(answer.answeredAt, zone, currentLanguage())}
      </Text>
      <Group mt="sm" gap={8}>
        <Button variant="default" size="sm" onClick={onTake}>
          {t("recording.newer.take")}
        </Button>
        <Button variant="default" size="sm" onClick={onKeep}>
          {t("recording.newer.keep")}
        </Button>
      </Group>
    </Alert>
  );
}
