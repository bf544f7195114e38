import i18next from "i18next";
import type { QueuedUpload } from "./upload-queue.ts";

/** Which files did not arrive in an invitation, in the person's language: of one alone also why. */
export function lostText(lost: readonly QueuedUpload[], title: string): string {
  const [first, ...others] = lost;
  if (first === undefined) return "";
  if (others.length > 0) {
    const names = lost.map(({ fileName }) => fileName).join(", ");
    return i18next.t("picture:lost.several", { number: lost.length, names, title });
  }
  const { fileName, state } = first;
  const why =
    state.kind === "refused" ? i18next.t(`picture:refusal.${state.reason}`) : i18next.t("picture:lost.again");
  return i18next.t("picture:lost.one", { name: fileName, title, why });
}
