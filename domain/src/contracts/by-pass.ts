import * as z from "zod";

/** What a helper's operations are called with: the token of their link, and what proves its PIN where it has one. */
export const byPass = { token: z.string().max(80), proof: z.string().max(80) } as const;
