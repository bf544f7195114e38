import type { Language } from "@janur/domain/text/language";
import { limits } from "@janur/domain/limits";
import type { Messages } from "./message-texts.ts";

/** "Ibu Sri (kakak Ibu Ratna)" */
export function sender(name: string, relation: string): string {
  return relation === "" ? name : `${name} (${relation})`;
}

export function daysLeft(t: Messages, days: number): string {
  if (days <= 0) return t.today;
  return days === 1 ? t.tomorrow : t.daysLeftMany.replace("{n}", String(days));
}

export function wishLimits(sentence: (name: string, text: string) => string, language: Language): string {
  const figure = (value: number) => value.toLocaleString(language);
  return sentence(figure(limits.wish.name), figure(limits.wish.text));
}

export function joined(first: string, second: string, joint: string): string[] {
  if (first === "" || second === "") return [first, second].filter(Boolean);
  return [first, `${joint} ${second}`];
}

/** "Bapak" before a name, unless the host already wrote how the parent is addressed. */
export function withTitle(title: string, name: string): string {
  if (name === "") return "";
  return /^(?:bapak\b|bpk\b|ibu\b|ny\b|tuan\b|mr\b|mrs\b)/i.test(name) ? name : `${title} ${name}`;
}
