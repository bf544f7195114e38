import { localize } from "@janur/domain/text/language";
import { limits } from "@janur/domain/limits";
import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../ui/icon.tsx";
import { offerUndo } from "../../../ui/toast/undo-toast.tsx";
import { freeId, inserted, moved, replaced } from "../../draft/item-list.ts";
import { fewestOptions, type QuestionOption } from "../../draft/question-edits.ts";
import { useEditor } from "./fields/editor-context.ts";
import classes from "./fields/editor-fields.module.css";
import { ItemTools } from "./fields/item-tools.tsx";
import { LocalizedField } from "./fields/localized-field.tsx";

interface OptionsFieldsProps {
  options: readonly QuestionOption[];
  path: string;
  /** Changes the newest options, whatever this render still shows. */
  update: (change: (options: QuestionOption[]) => QuestionOption[]) => void;
}

/** What guests choose among, one below the other. */
export function OptionsFields({ options, path, update }: OptionsFieldsProps) {
  const { t } = useTranslation(["editor", "invitation"]);
  const { language } = useEditor();
  return (
    <div className={classes.fields} role="group" aria-label={t("editor:question.options")}>
      {options.map((option, index) => {
        const number = t("editor:question.option", { number: index + 1 });
        const name = localize(option.label, language) || number;
        return (
          <div key={option.id} className={classes.option}>
            <LocalizedField
              label={number}
              value={option.label}
              path={`${path}.${String(index)}.label`}
              emptyHint={t("editor:question.optionEmpty")}
              onChange={(label) => {
                update((current) => replaced(current, { ...option, label }));
              }}
            />
            <ItemTools
              name={name}
              index={index}
              count={options.length}
              isRemovable={options.length > fewestOptions}
              onMove={(from, to) => {
                update((current) => moved(current, from, to));
              }}
              onRemove={() => {
                update((current) => current.filter(({ id }) => id !== option.id));
                offerUndo(t("invitation:editor.removed", { name }), () => {
                  update((current) => inserted(current, option, index));
                });
              }}
            />
          </div>
        );
      })}
      {options.length < limits.rsvp.questionOptions && (
        <Button
          variant="default"
          size="sm"
          style={{ alignSelf: "flex-start" }}
          leftSection={<Icon of={IconPlus} size={18} />}
          onClick={() => {
            update((current) => [...current, { id: freeId(current, "option"), label: { id: "", en: "" } }]);
          }}
        >
          {t("editor:question.addOption")}
        </Button>
      )}
    </div>
  );
}
