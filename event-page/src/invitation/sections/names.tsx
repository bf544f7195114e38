import { findSection } from "@janur/domain/content/content";
import { hostsKindOf } from "@janur/domain/content/event-type";
import { lengthInLetters } from "@janur/domain/text/length-in-letters";
import { Fragment, type ReactNode } from "react";
import { faceOfNames } from "../../fonts/display-font.ts";
import type { SectionContext } from "./context.ts";
import { editMark, type EditAttributes } from "./edit-mark.ts";
import { hasArt } from "./scene.ts";

interface Name {
  name: string;
  edit?: EditAttributes | undefined;
}

/** Whose feast it is, by the names that the page calls them. */
function hostsOf(context: SectionContext): Name[] {
  const hosts = findSection(context.content, "hosts");
  return (hosts?.persons ?? []).flatMap(({ nickname, fullName }, index): Name[] => {
    const name = nickname || fullName;
    const path = `persons.${String(index)}.${nickname === "" ? "fullName" : "nickname"}`;
    return name === "" ? [] : [{ name, edit: editMark(context, hosts?.id ?? "", path) }];
  });
}

/** Their names alone. */
export function hostNames(context: SectionContext): string[] {
  return hostsOf(context).map(({ name }) => name);
}

/** The names of those whose feast it is, as the page's first heading. */
export function Names({ context }: { context: SectionContext }): ReactNode {
  const named = hostsOf(context);
  return <h1 className={classesOf(named, context)}>{written(named, context)}</h1>;
}

/** The same names as the page's last words. */
export function LastNames(props: {
  names: readonly string[];
  context: SectionContext;
  edit: EditAttributes | undefined;
}): ReactNode {
  const { names, context, edit } = props;
  const named = names.map((name) => ({ name }));
  return (
    <p className={classesOf(named, context)} {...edit}>
      {written(named, context)}
    </p>
  );
}

function classesOf(named: readonly Name[], context: SectionContext): string {
  const names = named.map(({ name }) => name);
  const longest = Math.max(0, ...names.map(lengthInLetters));
  const classes = ["names"];
  const face = faceOfNames(names, context.theme);
  if (longest > 11) classes.push("long");
  else if (hasArt(context) && face === "display" && longest < 6) classes.push("short");
  if (face !== "display") classes.push(face === "body" ? "nb" : "nd");
  return classes.join(" ");
}

function written(named: readonly Name[], { content }: SectionContext): ReactNode {
  const isCouple = hostsKindOf(content.eventType) === "couple";
  const isJoined = (index: number) => isCouple || index === named.length - 1;
  return named.map(({ name, edit }, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <span className={isJoined(index) ? "and" : "and comma"}>{isJoined(index) ? " & " : ", "}</span>
      )}
      <span dir="auto" {...edit}>
        {name}
      </span>
    </Fragment>
  ));
}
