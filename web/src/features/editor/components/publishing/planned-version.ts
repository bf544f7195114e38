import type { Invitation, PublishedVersion } from "@janur/domain/invitation/invitation";

/** Which version a new day begins with: another day is no reason to publish more than was planned. */
export function plannedVersion({
  sides,
  status,
  scheduled,
}: Pick<Invitation, "sides" | "status" | "scheduled">): PublishedVersion {
  const version = status === "published" ? (scheduled?.version ?? "all") : "all";
  const isThere = sides.length > 0 && (version === "common" || sides.some(({ id }) => id === version));
  return isThere ? version : "all";
}
