import { queryOptions } from "@tanstack/react-query";
import { applyEmailLink, emailOfResetLink } from "./data.ts";
import { accountKeys } from "../../lib/query/keys.ts";

/** A link is checked once per visit: codes are used up by being applied. */
const once = { staleTime: Infinity, gcTime: Infinity } as const;

export const resetLinkQuery = (code: string) =>
  queryOptions({ queryKey: accountKeys.resetLink(code), queryFn: () => emailOfResetLink(code), ...once });

export const emailLinkQuery = (code: string) =>
  queryOptions({
    queryKey: accountKeys.emailLink(code),
    queryFn: async () => ({ email: await applyEmailLink(code) }),
    ...once,
  });
