import { dateText } from "@janur/domain/time/date-text";
import type { Invitation } from "@janur/domain/invitation/invitation";
import type { Language } from "@janur/domain/text/language";
import type { Pass } from "@janur/domain/helper/pass";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { HelperTasks } from "./helper-tasks-list.tsx";

/** "Tugas Anda": what stands in `#tasks` of the helper's page. */
export function renderHelperTasks(input: {
  pass: Pick<Pass, "name" | "scopes" | "expireAt" | "branch" | "branchCount">;
  invitation: Pick<Invitation, "title" | "zone">;
  language: Language;
}): string {
  const { pass, invitation, language } = input;
  const { name, scopes, branch, branchCount } = pass;
  const filled = branch === null ? "" : `${String(branchCount.taken)}/${String(branch.quota)}`;
  const until = dateText(pass.expireAt, invitation.zone, language);
  return renderToStaticMarkup(
    createElement(HelperTasks, { name, scopes, filled, event: invitation.title, until, language }),
  );
}
