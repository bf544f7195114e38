import { VisuallyHidden } from "@mantine/core";
import type { Content } from "@janur/domain/content/content";
import { useTranslation } from "react-i18next";
import { initials } from "../../../../ui/initials.ts";
import type { NamedCoeditor } from "../../../draft/use-presence.ts";
import classes from "./coeditors.module.css";
import { useSectionName } from "../../../invitation/use-section-name.ts";

interface CoeditorsProps {
  content: Content;
  coeditors: readonly NamedCoeditor[];
}

/** Who else has the draft open: a round sign each, and in words where that person is. */
export function Coeditors({ content, coeditors }: CoeditorsProps) {
  const { t } = useTranslation(["editor", "invitation"]);
  const sectionName = useSectionName();
  const wordsOf = ({ name, section }: NamedCoeditor) => {
    const type = content.sections.find(({ id }) => id === section)?.type;
    return type === undefined
      ? t("editor:presence.here", { name })
      : t("editor:presence.at", { name, section: sectionName(type) });
  };
  return (
    <ul className={classes.coeditors} aria-label={t("editor:presence.title")} aria-live="polite">
      {coeditors.map((coeditor) => (
        <li key={coeditor.uid} title={wordsOf(coeditor)}>
          {coeditor.photo === null ? (
            <span aria-hidden>{initials(coeditor.name)}</span>
          ) : (
            <img src={coeditor.photo} alt="" referrerPolicy="no-referrer" />
          )}
          <VisuallyHidden>{wordsOf(coeditor)}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
