import { limits } from "@janur/domain/limits";
import { templatePlaces, type PlaceFilling } from "@janur/domain/sending/sending-message";
import { written } from "@janur/domain/sending/sending-placeholder";
import type { SendingRun } from "@janur/domain/guest/sending-run";
import { NativeSelect, Text, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { guessedChoice, type MessageTemplate, type TemplateChoice } from "../template-choice.ts";
import type { FillingProblem } from "../template-text.ts";

interface TemplateFieldsProps {
  run: SendingRun;
  templates: readonly MessageTemplate[];
  choice: TemplateChoice;
  problem: FillingProblem | null;
  onChange: (choice: TemplateChoice) => void;
}

const own = "text";

/** Which template, and what fills each of its places. */
export function TemplateFields({ run, templates, choice, problem, onChange }: TemplateFieldsProps) {
  const { t } = useTranslation("sending");
  const { fillings } = choice;
  const labelOf = ({ name, language: of }: Pick<TemplateChoice, "name" | "language">) => `${name} (${of})`;
  const places = templatePlaces.filter(
    (place) => (place !== "changes" || run === "change") && (place !== "gift" || run === "thanks"),
  );
  const options = [
    ...places.map((place) => ({ value: place, label: written(place, currentLanguage()) })),
    { value: own, label: t("wa.own") },
  ];
  const fill = (index: number, filling: PlaceFilling) => {
    onChange({ ...choice, fillings: fillings.map((known, at) => (at === index ? filling : known)) });
  };
  return (
    <>
      <NativeSelect
        label={t("wa.template")}
        value={labelOf(choice)}
        data={templates.map(labelOf)}
        onChange={(event) => {
          const next = templates.find((known) => labelOf(known) === event.currentTarget.value);
          if (next !== undefined) onChange(guessedChoice(run, next));
        }}
      />
      {fillings.map((filling, index) => {
        const label = t("wa.place", { place: `{{${String(index + 1)}}}` });
        return (
          // Places have no other name than their number.
          <div key={label}>
            <NativeSelect
              label={label}
              value={filling.kind === "text" ? own : filling.place}
              data={options}
              onChange={(event) => {
                const place = places.find((known) => known === event.currentTarget.value);
                fill(index, place === undefined ? { kind: "text", text: "" } : { kind: "place", place });
              }}
            />
            {filling.kind === "text" && (
              <TextInput
                mt={8}
                aria-label={t("wa.ownFor", { place: label })}
                placeholder={t("wa.own")}
                autoComplete="off"
                maxLength={limits.sending.filling}
                value={filling.text}
                onChange={(event) => {
                  fill(index, { kind: "text", text: event.currentTarget.value });
                }}
              />
            )}
          </div>
        );
      })}
      {problem !== null && (
        <Text c="cabai" role="alert">
          {problem === "missingLink"
            ? t("form.missingLink", { place: written("link", currentLanguage()) })
            : t("wa.unwritable")}
        </Text>
      )}
    </>
  );
}
