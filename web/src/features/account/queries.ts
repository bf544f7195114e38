import { queryOptions } from "@tanstack/react-query";
import { applyEmailLink, emailOfResetLink } from "./data.ts";

/** A link is checked once per visit: codes are used up by being applied. */
const once = { staleTime: Infinity, gcTime: Infinity } as const;

export const resetLinkQuery = (code: string) =>
  queryOptions({ queryKey: ["account", "reset-link", code], queryFn: () => emailOfResetLink(code), ...once });

export const emailLinkQuery = (code: string) =>
  queryOptions({
    queryKey: ["account", "email-link", code],
    queryFn: async () => ({ email: await applyEmailLink(code) }),
    ...once,
  });
