import { expect, test } from "vitest";
import enDoor from "../../locales/en/door.ts";
import enPass from "../../locales/en/pass.ts";
import idDoor from "../../locales/id/door.ts";
import idPass from "../../locales/id/pass.ts";

/** Guests of honour are called so at a conference, too. */
const sameEverywhere = ["vips.title"];

function textsOf(tree: object, prefix = ""): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === "string"
      ? [[`${prefix}${key}`, value] as [string, string]]
      : textsOf(value as object, `${prefix}${key}.`),
  );
}

test.each([
  ["id", { ...idDoor, pass: idPass.door }, /tamu/i],
  ["en", { ...enDoor, pass: enPass.door }, /guest/i],
] as const)("where people register nobody is called a guest: %s", (_language, texts, guest) => {
  const all = new Map(textsOf(texts));
  const spoken = [...all].filter(([key]) => !key.endsWith("_conference") && !sameEverywhere.includes(key));
  const left = spoken
    .map(([key, text]) => [key, all.get(`${key}_conference`) ?? text])
    .filter(([, text]) => guest.test(text ?? ""));
  expect(left).toEqual([]);
});
