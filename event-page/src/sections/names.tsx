import { namesOf } from "@janur/domain/content";
import { hostsKindOf } from "@janur/domain/event-type";
import { Fragment, type ReactNode } from "react";
import { faceOfNames } from "../display-font.ts";
import type { SectionContext } from "./context.ts";

/** The names of those whose feast it is, as the page's first heading. */
export function Names({ context }: { context: SectionContext }): ReactNode {
  const { content } = context;
  const names = namesOf(content);
  const longest = Math.max(0, ...names.map((name) => name.length));
  const classes = ["names"];
  if (longest > 11) classes.push("long");
  const face = faceOfNames(names, context.theme);
  if (face !== "display") classes.push(face === "body" ? "nb" : "nd");
  const isCouple = hostsKindOf(content.eventType) === "couple";
  return (
    <h1 className={classes.join(" ")}>
      {names.map((name, index) => (
        <Fragment key={index}>
          {index > 0 && <span className="and">{isCouple || index === names.length - 1 ? " & " : ", "}</span>}
          <span dir="auto">{name}</span>
        </Fragment>
      ))}
    </h1>
  );
}
