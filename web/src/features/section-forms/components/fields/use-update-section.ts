import type { Section, SectionOf, SectionType } from "@janur/domain/content/section";
import { changeSection } from "../../../draft/section-edits.ts";
import { useEditor } from "./editor-context.ts";

/** Changes the newest state of one section, whatever this render still shows of it. */
export function useUpdateSection<T extends SectionType>(section: { id: string; type: T }) {
  const { edit } = useEditor();
  return (change: (current: SectionOf<T>) => Section) => {
    edit((content) => changeSection(content, section, change));
  };
}
