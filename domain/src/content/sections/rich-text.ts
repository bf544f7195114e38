import * as z from "zod";
import { languages, type Language } from "../../text/language.ts";
import { limits } from "../../limits.ts";
import { isRecord } from "../../text/same-value.ts";
import { webLinkSchema } from "./base.ts";
import { textSchema } from "../../text/text.ts";

const c = limits.content;

/** A stretch of text of one look; `link` is empty where it leads nowhere. */
const runSchema = z.strictObject({
  text: z.string().min(1).max(c.paragraph),
  isBold: z.boolean(),
  isItalic: z.boolean(),
  link: webLinkSchema,
});

const runsSchema = z.array(runSchema).min(1).max(c.richText.runs);

const blockSchema = z.discriminatedUnion("type", [
  /** Lines of a paragraph are parted by `\n`. */
  z.strictObject({ type: z.literal("paragraph"), runs: runsSchema }),
  z.strictObject({
    type: z.literal("list"),
    isNumbered: z.boolean(),
    items: z
      .array(z.strictObject({ runs: runsSchema }))
      .min(1)
      .max(c.richText.items),
  }),
]);

const formattedSchema = z
  .strictObject({ blocks: z.array(blockSchema).min(1).max(c.richText.blocks) })
  .superRefine((formatted, context) => {
    const text = plainText(formatted);
    if (!textSchema(Infinity).safeParse(text).success) context.addIssue({ code: "custom" });
    if (text.length > c.paragraph) {
      context.addIssue({ code: "too_big", origin: "string", maximum: c.paragraph, inclusive: true });
    }
  });

export type Run = z.infer<typeof runSchema>;
export type Block = z.infer<typeof blockSchema>;
export type FormattedText = z.infer<typeof formattedSchema>;

/** Words alone, or words with bold, italic, lists and links. */
export type RichText = string | FormattedText;

const richTextSchema = z.union([textSchema(c.paragraph), formattedSchema]);

/** Per language; the empty string means "not written yet". */
export const localizedRichTextSchema = z.strictObject({ id: richTextSchema, en: richTextSchema });

/** Told by its one field, so that a draft that does not fit the schema yet is recognised, too. */
export function isFormatted(value: unknown): value is FormattedText {
  return isRecord(value) && Array.isArray(value["blocks"]);
}

/** Told from everything else in a content by its two languages. */
export function isLocalizedText(part: unknown): part is Record<Language, RichText> {
  return (
    isRecord(part) &&
    Object.keys(part).length === languages.length &&
    languages.every((language) => typeof part[language] === "string" || isFormatted(part[language]))
  );
}

/** Not written yet in this language. */
export function isEmptyText(text: RichText): boolean {
  return typeof text === "string" && text.trim() === "";
}

/** The words of any text of a content, without their look; lists keep their marks, links their address. */
export function plainText(text: RichText): string {
  return typeof text === "string" ? text : text.blocks.map(plainBlock).join("\n\n");
}

function plainBlock(block: Block): string {
  if (block.type === "paragraph") return plainRuns(block.runs);
  return block.items
    .map(({ runs }, index) => `${block.isNumbered ? `${String(index + 1)}.` : "•"} ${plainRuns(runs)}`)
    .join("\n");
}

function plainRuns(runs: readonly Run[]): string {
  return runs.map(({ text, link }) => (link === "" || link === text ? text : `${text} (${link})`)).join("");
}
