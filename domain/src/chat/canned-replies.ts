import { chatLimits } from "../limits/chat-limits.ts";
import type { Language } from "../text/language.ts";

/** What a family answers its guests with until it writes its own, by the invitation's first language. */
export const defaultCannedReplies: Readonly<Record<Language, readonly string[]>> = {
  id: [
    "Terima kasih, sampai jumpa.",
    "Baik, kami catat.",
    "Silakan, kami tunggu kehadirannya.",
    "Kami kabari lagi secepatnya.",
  ],
  en: [
    "Thank you, see you there.",
    "Good, we have noted it.",
    "You are welcome, we look forward to seeing you.",
    "We will let you know as soon as we can.",
  ],
};

/**
 * Answers kept ready, once somebody has written them over those that they saw: what others added or took away
 * meanwhile stays so, as far as there is room.
 */
export function mergedReplies(
  written: readonly string[],
  seen: readonly string[],
  stored: readonly string[],
): string[] {
  const theirs = stored.filter((reply) => !seen.includes(reply) && !written.includes(reply));
  const ours = written.filter((reply) => !seen.includes(reply) || stored.includes(reply));
  return [...ours, ...theirs].slice(0, chatLimits.canned.count);
}
