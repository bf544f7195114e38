import type { Content } from "@janur/domain/content/content";
import { useMemo, useState, type FocusEvent } from "react";
import { useLatest } from "../../../lib/browser/use-latest.ts";
import type { TextPlace } from "../../draft/edited-text.ts";

/**
 * What the page shows of the open section: the field that has the focus in its form, or else the one that was asked for.
 * @param opened the open section's id, or another place of the editor; null for none
 * @param field path inside it that was asked for; null for none
 */
export function useFollowedField(content: Content, opened: string | null, field: string | null) {
  const [followed, follow] = useState<TextPlace | null>(null);
  const onFocus = useLatest((event: FocusEvent) => {
    const [, at, path] = /^sections\.(\d+)\.(.*?)(?:\.(?:id|en))?$/.exec(fieldOf(event.target)) ?? [];
    const section = content.sections[Number(at ?? -1)];
    if (section === undefined || path === undefined) return;
    if (path !== followed?.path || section.id !== followed.sectionId) follow({ sectionId: section.id, path });
  });
  const place = useMemo(() => {
    if (followed !== null && followed.sectionId === opened) return followed;
    return opened !== null && field !== null ? { sectionId: opened, path: field } : null;
  }, [followed, opened, field]);
  const unfollow = useLatest(() => {
    follow(null);
  });
  return { place, onFocus, unfollow };
}

/** Place of the field that an element is or lies in; empty for none. */
function fieldOf(element: Element): string {
  return element.closest<HTMLElement>("[data-field]")?.dataset["field"] ?? "";
}
