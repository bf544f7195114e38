import type { ContentDifference } from "@janur/domain/content/merge/content-difference";
import type { OrderChange } from "@janur/domain/content/merge/section-order";
import { useTranslation } from "react-i18next";
import type { SetAside } from "../../draft/set-aside.ts";
import { useSectionName } from "../../invitation/use-section-name.ts";

/** Names a part of a content as the editor's list of sections does. */
export function usePartName(): (part: ContentDifference | OrderChange | SetAside) => string {
  const { t } = useTranslation(["versions", "invitation"]);
  const sectionName = useSectionName();
  return (part) => {
    const name = nameOf(part);
    const side = "family" in part ? part.family : undefined;
    return side === undefined ? name : t(`ofFamily.${side}`, { part: name });
  };

  function nameOf(part: ContentDifference | OrderChange | SetAside): string {
    if (part.part !== "section") return t(`part.${part.part}`);
    const type = "type" in part ? part.type : (part.mine ?? part.theirs)?.type;
    return type == null ? "" : sectionName(type);
  }
}
