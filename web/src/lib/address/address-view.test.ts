import { expect, test } from "vitest";
import * as z from "zod";
import { addressView, changedAddress } from "./address-view.ts";

const schema = z.object({
  tab: z.enum(["all", "inbox"]).catch("all"),
  q: z.string().max(10).catch(""),
});

test("what an address cannot say is the default", () => {
  expect(addressView(schema, new URLSearchParams("tab=moon&q=far%20too%20long&utm=wa"))).toEqual({
    tab: "all",
    q: "",
  });
});

test("a change leaves defaults unsaid and foreign parameters alone", () => {
  const chosen = changedAddress(schema, new URLSearchParams("utm=wa"), { tab: "inbox", q: "hadi" });
  expect(chosen.toString()).toBe("utm=wa&tab=inbox&q=hadi");
  expect(changedAddress(schema, chosen, { tab: "all", q: "" }).toString()).toBe("utm=wa");
});

test("a change drops what was nonsense before it", () => {
  expect(changedAddress(schema, new URLSearchParams("tab=moon&x=1"), { q: "sri" }).toString()).toBe(
    "x=1&q=sri",
  );
});
