import type { Language } from "@janur/domain/text/language";
import { requireTask } from "../pass/find-pass.ts";
import type { GuestCaller } from "../../platform/http/operation.ts";
import { helperListPage } from "./list-page.ts";

/**
 * Whom a helper wrote down, and what became of them.
 * @throws AppError whatever `requireTask` throws
 */
export async function readHelperList(
  input: { token: string; language: Language; proof: string },
  _caller: GuestCaller,
  now: Date,
) {
  const { pass } = await requireTask(input, "fillList", now);
  return helperListPage(pass, input.language, now);
}
