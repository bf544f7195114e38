import type versions from "../../locales/id/versions.ts";

type FieldName = keyof (typeof versions)["field"];

/** Fields of a content that have a name in words; a test holds them against the schema. */
const fieldNames = [
  "order",
  "theme",
  "adjustments",
  "paper",
  "accent",
  "ornament",
  "typeface",
  "reach",
  "languages",
  "isHidden",
  "eyebrow",
  "senderName",
  "senderRelation",
  "senderPhoneEnding",
  "greeting",
  "text",
  "openingText",
  "verse",
  "verseSource",
  "otherCalendars",
  "hijri",
  "isJavaneseShown",
  "closingText",
  "introduction",
  "heading",
  "persons",
  "name",
  "role",
  "phone",
  "hasWhatsApp",
  "nickname",
  "fullName",
  "birthOrder",
  "father",
  "mother",
  "ceremonies",
  "startAt",
  "endAt",
  "isUntilFinished",
  "zone",
  "venue",
  "address",
  "city",
  "mapUrl",
  "dressCode",
  "audience",
  "chapters",
  "title",
  "when",
  "pictures",
  "media",
  "alt",
  "caption",
  "photo",
  "crop",
  "qris",
  "merchant",
  "format",
  "kbps",
  "isDeclared",
  "shape",
  "x",
  "y",
  "zoom",
  "url",
  "items",
  "time",
  "accounts",
  "provider",
  "providerName",
  "holder",
  "number",
  "deadlineAt",
  "policy",
  "isMaybeOffered",
  "isCodeShown",
  "questions",
  "kind",
  "label",
  "options",
  "isRequired",
  "tags",
  "isOpen",
  "signature",
] as const satisfies readonly FieldName[];

/** The name under which the locales know a field of the schema. */
export function fieldName(field: string): FieldName {
  return fieldNames.find((name) => name === field) ?? "other";
}

/** What the forms call the words of these sections. */
const ownWords: Readonly<Record<string, FieldName>> = {
  opening: "openingText",
  closing: "closingText",
  rsvp: "introduction",
  wishes: "introduction",
};

/** The field of a part by the name that its form gives it. */
export function fieldOf(field: string, partType: unknown): string {
  return (field === "text" && typeof partType === "string" && ownWords[partType]) || field;
}
