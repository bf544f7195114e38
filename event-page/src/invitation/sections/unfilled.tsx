import type { SectionOf } from "@janur/domain/content/section";
import type { ReactNode } from "react";
import type { SectionContext } from "./context.ts";
import { Frame } from "./frame.tsx";

/** A section that has nothing to show yet: guests see nothing of it, its host sees where it will stand. */
export function Unfilled(props: {
  section: SectionOf<"story" | "gallery" | "gifts" | "video" | "stream">;
  context: SectionContext;
}): ReactNode {
  const { section, context } = props;
  if (context.unfilled === undefined) return null;
  return (
    <Frame id={section.id} heading={section.heading} context={context} hasCrown>
      {context.unfilled(section.type)}
    </Frame>
  );
}
