import { findSection } from "@janur/domain/content/content";
import { hostsKindOf } from "@janur/domain/content/event-type";
import { lengthInLetters } from "@janur/domain/text/length-in-letters";
import { Fragment, type ReactNode } from "react";
import { faceOfNames } from "../../fonts/display-font.ts";
import type { SectionContext } from "./context.ts";
import { editMark } from "./edit-mark.ts";
import { hasArt } from "./scene.ts";

/** The names of those whose feast it is, as the page's first heading. */
export function Names({ context }: { context: SectionContext }): ReactNode {
  const { content } = context;
  const hosts = findSection(content, "hosts");
  const named = (hosts?.persons ?? []).flatMap(({ nickname, fullName }, index) => {
    const name = nickname || fullName;
    const path = `persons.${String(index)}.${nickname === "" ? "fullName" : "nickname"}`;
    return name === "" ? [] : [{ name, edit: editMark(context, hosts?.id ?? "", path) }];
  });
  const names = named.map(({ name }) => name);
  const longest = Math.max(0, ...names.map(lengthInLetters));
  const classes = ["names"];
  const face = faceOfNames(names, context.theme);
  if (longest > 11) classes.push("long");
  // Their size is drawn for the theme's own letters.
  else if (hasArt(context) && face === "display" && longest < 9) classes.push(longest < 6 ? "w5" : "w8");
  if (face !== "display") classes.push(face === "body" ? "nb" : "nd");
  const isCouple = hostsKindOf(content.eventType) === "couple";
  return (
    <h1 className={classes.join(" ")}>
      {named.map(({ name, edit }, index) => (
        <Fragment key={index}>
          {index > 0 && <span className="and">{isCouple || index === names.length - 1 ? " & " : ", "}</span>}
          <span dir="auto" {...edit}>
            {name}
          </span>
        </Fragment>
      ))}
    </h1>
  );
}
