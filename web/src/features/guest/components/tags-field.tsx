import { Button, Group, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { tagsIn } from "../tags.ts";

interface TagsFieldProps {
  value: string;
  /** Tags that questions of the invitation go by. */
  known: readonly string[];
  hasProblem: boolean;
  onChange: (value: string) => void;
}

/** Tags with commas between them, and those that the invitation's questions ask by. */
export function TagsField({ value, known, hasProblem, onChange }: TagsFieldProps) {
  const { t } = useTranslation("guest");
  const missing = known.filter((tag) => !tagsIn(value).includes(tag));
  return (
    <div>
      <TextInput
        label={t("field.tags")}
        description={t("tagsHelp")}
        placeholder={t("placeholder.tags")}
        autoComplete="off"
        error={hasProblem ? t("fieldProblem.tags") : undefined}
        value={value}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
      />
      {missing.length > 0 && (
        <Group gap={8} mt={8}>
          {missing.map((tag) => (
            <Button
              key={tag}
              variant="default"
              size="sm"
              aria-label={t("addTag", { tag })}
              onClick={() => {
                onChange([...tagsIn(value), tag].join(", "));
              }}
            >
              {`+ ${tag}`}
            </Button>
          ))}
        </Group>
      )}
    </div>
  );
}
