import type { Language } from "@janur/domain/text/language";
import { requireTask } from "../pass/find-pass.ts";
import type { GuestCaller } from "../../platform/http/operation.ts";
import { proofreadingView } from "./proofreading-view.ts";

/**
 * The draft's texts as a page, with what this proof-reader suggested.
 * @throws AppError whatever `requireTask` throws
 */
export async function readProofreading(
  input: { token: string; language: Language; proof: string },
  _caller: GuestCaller,
  now: Date,
) {
  const { pass } = await requireTask(input, "proofread", now);
  return proofreadingView(pass, input.language);
}
