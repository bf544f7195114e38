import type { Invitation } from "@janur/domain/invitation/invitation";
import type { Publication } from "@janur/domain/invitation/publication";

/** Where the versions are that guests may see, as each page says it; nothing while there is one for all. */
export function pageVersions({ slug, sides }: Pick<Invitation, "slug" | "sides">): Publication["versions"] {
  const shown = sides.filter(({ publishedRevision }) => publishedRevision !== null);
  if (shown.length === 0) return {};
  return { common: slug, ...Object.fromEntries(shown.map((side) => [side.id, side.slug])) };
}
