import { describe, expect, test } from "vitest";
import { addressView, changedAddress } from "../../lib/address/address-view.ts";
import { closedDialogs, rsvpViewSchema } from "./view.ts";

const id = "AbcdefghijKlmnopqrst";

describe("the address of the room for answers", () => {
  test("says nothing that is usual and keeps what it does not know", () => {
    const from = new URLSearchParams(`utm=wa&tab=inbox&match=${id}`);
    expect(changedAddress(rsvpViewSchema, from, { tab: "all", ...closedDialogs }).toString()).toBe("utm=wa");
    expect(changedAddress(rsvpViewSchema, from, { q: "hadi" }).get("q")).toBe("hadi");
  });

  test("what it cannot say is the default", () => {
    const read = (text: string) => addressView(rsvpViewSchema, new URLSearchParams(text));
    expect(read("tab=none&attendance=perhaps&ceremony=A%2FB&record=../x&history=1")).toEqual(
      rsvpViewSchema.parse({}),
    );
    expect(read(`tab=waitlist&record=new&ceremony=akad&history=${id}`)).toMatchObject({
      tab: "waitlist",
      record: "new",
      ceremony: "akad",
      history: id,
    });
  });
});
