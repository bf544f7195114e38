import type { Missing } from "@janur/domain/content/completeness";
import type { Section } from "@janur/domain/content/section";
import { localize } from "@janur/domain/text/language";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { missingTexts } from "../../draft/missing-texts.ts";
import { useEditor } from "../../section-forms/components/fields/editor-context.ts";
import classes from "../../section-forms/components/fields/editor-fields.module.css";
import { useSectionName } from "../../invitation/use-section-name.ts";

interface SectionNameProps {
  section: Section;
  /** The section's place, e.g. `sections.3`. */
  path: string;
  /** Whether the family whose version is shown words it for itself. */
  isOwn: boolean;
}

/** A section by its name, with what is to be said about it: a problem, that it is hidden, what is not translated. */
export function SectionName({ section, path, isOwn }: SectionNameProps) {
  const { t } = useTranslation(["invitation", "editor"]);
  const sectionName = useSectionName();
  const { problems, language, coeditors } = useEditor();
  const found = [...problems].flatMap(([key, problem]) => (key.startsWith(`${path}.`) ? [problem] : []));
  const hasProblem = found.some(({ reason }) => reason !== "missing");
  const missing = missingTexts(section, language);
  const here = coeditors.filter((one) => one.section === section.id).map(({ name }) => name);
  return (
    <span className={classes.sectionTitle}>
      {sectionName(section.type)}
      <EmptyNote path={path} />
      {hasProblem && <span data-tone="problem">{t("invitation:editor.sectionProblem")}</span>}
      {isOwn && <span data-tone="presence">{t("editor:family.badge")}</span>}
      {section.isHidden && <span>{t("invitation:editor.sectionHidden")}</span>}
      {here.length > 0 && (
        <span data-tone="presence">
          {t("editor:presence.editing", { names: new Intl.ListFormat(currentLanguage()).format(here) })}
        </span>
      )}
      {missing > 0 && (
        <span data-tone="missing">
          {t("invitation:editor.sectionMissing", {
            count: missing,
            language: t(`invitation:languageName.${language}`),
          })}
        </span>
      )}
    </span>
  );
}

/** How many fields of a section are empty of which somebody was told; nothing while there is none. */
export function EmptyNote({ path }: { path: string }) {
  const { t } = useTranslation("editor");
  const { problems } = useEditor();
  const count = [...problems].filter(
    ([key, { reason }]) => reason === "missing" && key.startsWith(`${path}.`),
  ).length;
  return count > 0 && <span data-tone="problem">{t("missing.count", { count })}</span>;
}

/** What a section lacks, in words, on one line beneath its name; nothing where it lacks nothing. */
export function MissingLine({ lacking = [] }: { lacking: readonly Missing[] | undefined }) {
  const { t } = useTranslation("editor");
  const [first] = lacking;
  if (first === undefined) return null;
  const of = first.of === null ? "" : localize(first.of, currentLanguage());
  const what = t(`missing.what.${first.code}`, { of });
  const words =
    first.code === "sample"
      ? t("missing.sample")
      : first.code === "date" || first.code === "place"
        ? what
        : t("missing.lacks", { what });
  return (
    <span className={classes.lacking}>
      {lacking.length === 1 ? words : t("missing.several", { count: lacking.length })}
    </span>
  );
}
