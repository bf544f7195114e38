import { documentIdSchema } from "@janur/domain/id";
import { matchPath } from "react-router-dom";
import { appPaths } from "../../paths.ts";

/** The invitation that a path is inside of, or null. */
export function invitationOf(pathname: string): string | null {
  const found =
    matchPath(appPaths.editInvitation, pathname) ?? matchPath("/invitations/:invitationId/*", pathname);
  return documentIdSchema.safeParse(found?.params.invitationId).data ?? null;
}
