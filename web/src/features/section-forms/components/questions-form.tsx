import { localize } from "@janur/domain/text/language";
import { limits } from "@janur/domain/limits";
import type { Question } from "@janur/domain/content/sections/question";
import type { SectionOf } from "@janur/domain/content/section";
import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { newQuestion } from "../../draft/question-edits.ts";
import { changeSection } from "../../draft/section-edits.ts";
import { useEditor } from "./fields/editor-context.ts";
import classes from "./fields/editor-fields.module.css";
import { ItemList } from "./fields/item-list.tsx";
import { QuestionFields } from "./question-fields.tsx";

/** What the family asks beside "will you come". */
export function QuestionsForm({ section, path }: { section: SectionOf<"rsvp">; path: string }) {
  const { t } = useTranslation("editor");
  const { edit, language } = useEditor();
  const update = (change: (questions: Question[]) => Question[]) => {
    edit((content) =>
      changeSection(content, section, (current) => ({ ...current, questions: change(current.questions) })),
    );
  };
  return (
    <section className={classes.fields} aria-labelledby={`${section.id}-questions`}>
      <div>
        <h3 id={`${section.id}-questions`} style={{ margin: 0 }}>
          {t("question.title")}
        </h3>
        <Text size="sm" c="dimmed">
          {t("question.help")}
        </Text>
      </div>
      <ItemList
        items={section.questions}
        path={`${path}.questions`}
        min={0}
        max={limits.rsvp.questions}
        addLabel={t("question.add")}
        nameOf={(question, index) =>
          localize(question.label, language) || t("question.number", { number: index + 1 })
        }
        onAdd={() => {
          update((questions) => [...questions, newQuestion(questions)]);
        }}
        update={update}
      >
        {(question, index) => (
          <QuestionFields
            question={question}
            path={`${path}.questions.${String(index)}`}
            update={(change) => {
              update((questions) =>
                questions.map((current) => (current.id === question.id ? change(current) : current)),
              );
            }}
          />
        )}
      </ItemList>
    </section>
  );
}
