import * as z from "zod";
import { contentSchema, type Content } from "../content/content.ts";
import { documentIdSchema, uidSchema } from "../id.ts";
import { limits } from "../limits.ts";
import { pageActionSchema } from "./moderation.ts";
import { slugSchema } from "../text/slug.ts";
import type { SectionType } from "../content/section.ts";
import { cutText, textSchema } from "../text/text.ts";

export const abuseReportReasons = ["scam", "impersonation", "offensive", "private-data", "other"] as const;

/** `waiting` for the consent of another one of the staff; `appealed` against by whom it concerns. */
export const abuseReportStatuses = ["open", "waiting", "appealed", "handled"] as const;
export type AbuseReportStatus = (typeof abuseReportStatuses)[number];

/** Somebody of the staff has to look at these. */
export const unhandledStatuses = [
  "open",
  "waiting",
  "appealed",
] as const satisfies readonly AbuseReportStatus[];

/** What somebody tells us about a page that should not be there. */
export const abuseReportInputSchema = z.strictObject({
  reason: z.enum(abuseReportReasons),
  text: textSchema(limits.report.text),
  /** How to reach the reporter, if they want an answer. */
  contact: textSchema(limits.report.contact),
});
export type AbuseReportInput = z.infer<typeof abuseReportInputSchema>;

/** What every report has, whatever it is about. */
export const reportFrame = {
  id: documentIdSchema,
  reason: abuseReportInputSchema.shape.reason,
  text: abuseReportInputSchema.shape.text,
  status: z.enum(abuseReportStatuses),
  createdAt: z.date(),
  /** What is said against the decision by whom it concerns. */
  appeal: z
    .strictObject({ text: textSchema(limits.report.appeal), at: z.date() })
    .nullable()
    .default(null),
};

/** `reports/{id}` of a page: with the page as it was, because pages change once they are reported. */
export const pageReportSchema = z.strictObject({
  about: z.literal("page").default("page"),
  ...reportFrame,
  contact: abuseReportInputSchema.shape.contact,
  slug: slugSchema,
  invitationId: documentIdSchema,
  snapshot: z.strictObject({ revision: z.int().min(1), content: contentSchema, senderName: z.string() }),
  /** The picture of its album that was reported, whose copy the staff keeps; null for the page itself. */
  photo: z
    .strictObject({ id: documentIdSchema, by: z.string(), width: z.int().min(1), height: z.int().min(1) })
    .nullable()
    .default(null),
  /** What was decided last. */
  decision: z.strictObject({ action: pageActionSchema, at: z.date() }).nullable().default(null),
  /** Who of the staff wants to suspend the page and waits for another one. */
  request: z.strictObject({ by: uidSchema, at: z.date() }).nullable().default(null),
});
export type PageReport = z.output<typeof pageReportSchema>;

/** What a section of a reported page says, for the staff to read; nothing of it is a link. */
export interface SnapshotPart {
  section: SectionType;
  texts: string[];
}

/** Names of things inside a content, which say nothing to a reader. */
const unread: ReadonlySet<string> = new Set(["id", "type", "zone", "audience", "kind"]);

/** The words of a content, section by section, as far as `limits.report` lets them be shown. */
export function snapshotParts(content: Pick<Content, "sections">): SnapshotPart[] {
  return content.sections
    .map((section) => ({ section: section.type, texts: [...new Set(textsIn(section))] }))
    .filter(({ texts }) => texts.length > 0)
    .map(({ section, texts }) => ({
      section,
      texts: texts
        .slice(0, limits.report.shownTexts)
        .map((text) => cutText(text, limits.report.shownLetters)),
    }));
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return value.trim() === "" ? [] : [value.trim()];
  if (typeof value !== "object" || value === null) return [];
  // `id` is a text in Indonesian where one in English stands beside it.
  const isLocalized = "en" in value;
  return Object.entries(value).flatMap(([key, inner]) =>
    unread.has(key) && !isLocalized ? [] : textsIn(inner),
  );
}
