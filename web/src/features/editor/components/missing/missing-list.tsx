import { missingParts, wishedParts, type Missing } from "@janur/domain/content/completeness";
import type { Content } from "@janur/domain/content/content";
import type { Ceremony } from "@janur/domain/content/sections/ceremonies";
import { atPlaceOf, ceremonyWith, onDayOf, withCeremony } from "@janur/domain/content/same-ceremony";
import { localize } from "@janur/domain/text/language";
import { Button, UnstyledButton } from "@mantine/core";
import {
  IconCalendar,
  IconCamera,
  IconChevronRight,
  IconMapPin,
  IconSignature,
  IconSparkles,
  IconUser,
  IconUsers,
  type Icon as TablerIcon,
} from "@tabler/icons-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../../lib/i18n/i18n.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { useEditor } from "../../../section-forms/components/fields/editor-context.ts";
import classes from "./missing-list.module.css";

interface MissingListProps {
  content: Content;
  /** Opens the form of a section at a field; both empty where no section for it is left. */
  onField: (sectionId: string, path: string) => void;
  /** Asks for the sender's name; absent where there is one. */
  onSender?: (() => void) | undefined;
}

const icons: Record<Missing["code"], TablerIcon> = {
  names: IconUser,
  ceremony: IconCalendar,
  date: IconCalendar,
  place: IconMapPin,
  slug: IconMapPin,
  waiting: IconCalendar,
  venue: IconMapPin,
  fullName: IconUser,
  parents: IconUsers,
  coverPhoto: IconCamera,
  sample: IconSparkles,
};

/** Those that need a sentence. */
const helped = ["waiting", "venue", "parents", "coverPhoto", "sample"] as const;

/** All that a draft lacks, said once, in the order of the page; each row lands on the empty field itself. */
export function MissingList({ content, onField, onSender }: MissingListProps) {
  const { t } = useTranslation("editor");
  const needed = missingParts(content);
  return (
    <>
      <Group title={t("missing.needed")} parts={needed} content={content} onField={onField}>
        {onSender !== undefined && (
          <li className={classes.item}>
            <UnstyledButton className={classes.row} onClick={onSender}>
              <Mark of={IconSignature} isNeeded />
              <span className={classes.words}>{t("missing.sender")}</span>
              <Icon of={IconChevronRight} />
            </UnstyledButton>
          </li>
        )}
      </Group>
      <Group title={t("missing.wished")} parts={wishedParts(content)} content={content} onField={onField} />
    </>
  );
}

interface GroupProps extends Omit<MissingListProps, "onSender"> {
  title: string;
  parts: readonly Missing[];
  children?: React.ReactNode;
}

function Group({ title, parts, content, onField, children }: GroupProps) {
  const id = useId();
  if (parts.length === 0 && (children === undefined || children === false)) return null;
  return (
    <section aria-labelledby={id}>
      <h3 className={classes.title} id={id}>
        {title}
      </h3>
      <ul className={classes.list}>
        {parts.map((part) => (
          <Row
            key={`${part.sectionId} ${part.path} ${part.code}`}
            part={part}
            content={content}
            onField={onField}
          />
        ))}
        {children}
      </ul>
    </section>
  );
}

function Row({ part, content, onField }: { part: Missing } & Omit<MissingListProps, "onSender">) {
  const { t } = useTranslation("editor");
  const { code, sectionId, path } = part;
  const of = part.of === null ? "" : localize(part.of, currentLanguage());
  const help = helped.find((one) => one === code);
  return (
    <li className={classes.item}>
      <UnstyledButton
        className={classes.row}
        onClick={() => {
          onField(sectionId, path);
        }}
      >
        <Mark
          of={icons[code]}
          isNeeded={code === "names" || code === "ceremony" || code === "date" || code === "place"}
        />
        <span className={classes.words}>
          {t(`missing.what.${code}`, { of })}
          {help !== undefined && <small>{t(`missing.help.${help}`)}</small>}
        </span>
        <Icon of={IconChevronRight} />
      </UnstyledButton>
      <SameButton part={part} content={content} onField={onField} />
    </li>
  );
}

/** Where one tap can solve it, the solution is the button. */
function SameButton({ part, content, onField }: { part: Missing } & Omit<MissingListProps, "onSender">) {
  const { t } = useTranslation("editor");
  const { edit } = useEditor();
  const { code, sectionId, path } = part;
  const index = Number(/^ceremonies\.(\d+)\./.exec(path)?.[1] ?? -1);
  const section = content.sections.find(({ id }) => id === sectionId);
  const ceremony = section?.type === "ceremonies" ? section.ceremonies[index] : undefined;
  if (ceremony === undefined) return null;
  const [day, place] = (["day", "place"] as const).map((fact) => ceremonyWith(content, fact, ceremony.id));
  const change = (next: (current: Ceremony) => Ceremony) => {
    edit((current) => withCeremony(current, ceremony.id, next));
  };
  const nameOf = ({ name }: Ceremony) => localize(name, currentLanguage());
  if ((code === "place" || code === "venue") && place !== undefined) {
    return (
      <Button
        className={classes.same}
        variant="light"
        color="tanah"
        onClick={() => {
          change((current) => atPlaceOf(current, place));
        }}
      >
        {t("missing.samePlace", { of: nameOf(place) })}
      </Button>
    );
  }
  if ((code !== "waiting" && code !== "date") || day === undefined) return null;
  return (
    <Button
      className={classes.same}
      variant="light"
      color="tanah"
      onClick={() => {
        const there = code === "waiting" ? place : undefined;
        change((current) => onDayOf(there === undefined ? current : atPlaceOf(current, there), day));
        // The day is told; its hour is that of the other one until somebody says it.
        onField(sectionId, `${path}.time`);
      }}
    >
      {t(code === "waiting" ? "missing.sameBoth" : "missing.sameDay", { of: nameOf(day) })}
    </Button>
  );
}

function Mark({ of, isNeeded }: { of: TablerIcon; isNeeded: boolean }) {
  return (
    <span className={classes.mark} data-needed={isNeeded || undefined}>
      <Icon of={of} />
    </span>
  );
}
