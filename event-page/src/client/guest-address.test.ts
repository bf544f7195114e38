import { describe, expect, it } from "vitest";
import { limits } from "@janur/domain/limits";
import { personalLink } from "@janur/domain/guest/guest-token";
import { guestFragment, readGuestAddress } from "./guest-address.ts";

describe("guest's address", () => {
  it("reads the links that the domain makes", () => {
    const link = new URL(
      personalLink("https://janur.example", "rani-dimas", "Bapak Hadi & Keluarga, 100% #1", "t.1.m"),
    );
    expect(readGuestAddress(link.search, link.hash)).toEqual({
      name: "Bapak Hadi & Keluarga, 100% #1",
      token: "t.1.m",
    });
  });

  it("reads short links with and without a name, and what it writes of them itself", () => {
    const token = "abcdefghijklmnopQRSTUVWXYZ-_";
    for (const name of ["Ani", "Bu Ida", "A&B=", "1+1 %", "to=x"]) {
      const link = new URL(personalLink("https://janur.example", "r", name, token));
      expect(readGuestAddress("?to=Orang+Lain", link.hash)).toEqual({ name, token });
      expect(readGuestAddress("", guestFragment({ name, token }))).toEqual({ name, token });
    }
    expect(readGuestAddress("?to=Orang+Lain", `#g=${token}`)).toEqual({ name: "", token });
    // What is left of a link that was cut off is asked about, so that somebody is told.
    expect(readGuestAddress("", `#g=${token.slice(0, -3)}`).token).toBe(token.slice(0, -3));
  });

  it("shows a plain name without a token", () => {
    expect(readGuestAddress("?to=Bapak+Hadi", "")).toEqual({ name: "Bapak Hadi", token: "" });
  });

  it("lets the token win: no plain name speaks for it", () => {
    expect(readGuestAddress("?to=Orang+Lain", "#g=t.1.m")).toEqual({ name: "", token: "t.1.m" });
    expect(readGuestAddress("?to=Orang+Lain", "#to=Hadi&g=t.1.m").name).toBe("Hadi");
  });

  it("cuts what somebody typed without end and no envelope, and reads an in-page anchor as nobody", () => {
    const { honorific, name, suffix } = limits.guest;
    const longest = honorific + 1 + name.max + 1 + suffix;
    expect(readGuestAddress(`?to=${"a".repeat(500)}`, "").name).toHaveLength(longest);
    expect(readGuestAddress("", "#s-rsvp")).toEqual({ name: "", token: "" });
  });

  it("goes back into a fragment and out again, a name alone too", () => {
    const guest = { name: "Ibu Sri & Bpk. Joko = 2", token: "t.1.m" };
    expect(readGuestAddress("", guestFragment(guest))).toEqual(guest);
    expect(guestFragment({ name: "Hadi", token: "" })).toBe("#to=Hadi");
    expect(guestFragment({ name: "", token: "" })).toBe("");
  });
});
