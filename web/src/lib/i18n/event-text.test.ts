import { expect, test } from "vitest";
import enDoor from "../../locales/en/door.ts";
import enPass from "../../locales/en/pass.ts";
import enSeating from "../../locales/en/seating.ts";
import idDoor from "../../locales/id/door.ts";
import idPass from "../../locales/id/pass.ts";
import idSeating from "../../locales/id/seating.ts";

/** The words for whoever comes, of which other texts take one. */
const namesThem = ["seating.who.guest"];

function textsOf(tree: object, prefix = ""): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === "string"
      ? [[`${prefix}${key}`, value] as [string, string]]
      : textsOf(value as object, `${prefix}${key}.`),
  );
}

test.each([
  ["id", { ...idDoor, pass: idPass.door, seating: idSeating }, /tamu|keluarga/i],
  ["en", { ...enDoor, pass: enPass.door, seating: enSeating }, /guest|family/i],
] as const)(
  "where people register nobody is a guest, and no family is asked: %s",
  (_language, texts, guest) => {
    const all = new Map(textsOf(texts));
    const spoken = [...all].filter(([key]) => !key.endsWith("_conference") && !namesThem.includes(key));
    const left = spoken
      .map(([key, text]) => [key, all.get(`${key}_conference`) ?? text])
      // What stands between quotation marks is the name of something on another screen.
      .filter(([, text]) => guest.test((text ?? "").replaceAll(/“[^”]*”/g, "")));
    expect(left).toEqual([]);
  },
);
