import { describe, expect, it } from "vitest";
import { cacheOf } from "./cache-of.ts";
import {
  isCodeCache,
  isFor,
  isOtherLinkOf,
  isOver,
  linkProof,
  ownerHeader,
  proofHeader,
  tokenIn,
  untilHeader,
} from "./kept-code.ts";

const guest = "g".repeat(20);
const token = `${guest}.1.${"m".repeat(22)}`;
const at = (address: string) => tokenIn(new URL(address, "https://janur.example"));
const now = Date.parse("2026-12-12T12:00:00Z");
const headers = (link: string, until: string) => new Headers({ [proofHeader]: link, [untilHeader]: until });

describe("a kept code", () => {
  it("is looked for by the link of an invitation, and nowhere beside it", () => {
    expect(at(`/event/rani-dimas#to=Bapak%20Hadi&g=${token}`)).toBe(token);
    expect(at(`/event/rani-dimas/en?x=1#g=${token}`)).toBe(token);
    expect(at("/event/rani-dimas#to=Hadi")).toBe("");
    expect(at(`/event/rani-dimas?g=${token}`)).toBe("");
    for (const path of ["/event/", "/event/rani-dimas/ucapan", "/event/rani-dimas/album", "/bantu"])
      expect(at(`${path}#g=${token}`), path).toBe("");
  });

  it("names nothing of the link, and makes way for that of a later one", () => {
    expect(token).not.toContain(cacheOf(token));
    expect(cacheOf(token).length).toBeLessThan(20);
    expect(isCodeCache(cacheOf(token))).toBe(true);
    expect(isCodeCache("workbox-precache")).toBe(false);
    const kept = new Headers({ [ownerHeader]: `${guest}.1` });
    expect(isOtherLinkOf(`${guest}.2`, kept)).toBe(true);
    expect(isOtherLinkOf(`${guest}.1`, kept)).toBe(false);
    expect(isOtherLinkOf(`${"h".repeat(20)}.2`, kept)).toBe(false);
  });

  it("is for the very link that it was kept for, until its time", async () => {
    const proof = await linkProof(token);
    expect(proof).toMatch(/^[0-9a-f]{64}$/);
    const kept = headers(proof, "2026-12-13T12:00:00.000Z");
    expect(isFor(kept, proof, now)).toBe(true);
    expect(isFor(kept, await linkProof(token.replace(".1.", ".2.")), now)).toBe(false);
    expect(isFor(kept, proof, Date.parse("2026-12-13T12:00:00Z"))).toBe(false);
  });

  it("is over where it says no time that can be read", () => {
    expect(isOver(headers("p", "soon"), now)).toBe(true);
    expect(isOver(new Headers(), now)).toBe(true);
    expect(isFor(new Headers(), "", now)).toBe(false);
  });
});
