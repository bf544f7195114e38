import { findSection } from "@janur/domain/content/content";
import { parseDoorCode } from "@janur/domain/door/door-code";
import type { Attendance } from "@janur/domain/rsvp/attendance";
import sharp from "sharp";
import * as z from "zod";
import { beforeAll, describe, expect, test } from "vitest";
import { useHost } from "../../../../tests/harness/host.ts";
import {
  freshSender,
  inviteGuest,
  newKey,
  openWedding,
  publishWedding,
  tokenOf,
  type Wedding,
} from "../../../../tests/harness/product.ts";
import { readCodes } from "../media/read-codes.ts";

const host = useHost();
let wedding: Wedding;
beforeAll(async () => {
  wedding = await weddingWith(true);
});

function weddingWith(isCodeShown: boolean): Promise<Wedding> {
  const rsvp = findSection(openWedding(), "rsvp");
  if (rsvp === undefined) throw new Error("the wedding asks for no answer");
  return publishWedding(host.product, host.owner, openWedding({ ...rsvp, isCodeShown }));
}

/** The RSVP's inside in the answer of a call that must succeed. */
function rsvpOf({ result }: { result?: unknown }): string {
  const html: unknown =
    typeof result === "object" && result !== null ? Reflect.get(result, "rsvpHtml") : null;
  if (typeof html !== "string") throw new Error(`no RSVP in ${JSON.stringify(result)}`);
  return html;
}

const page = ({ invitationId, slug }: Wedding) => ({ invitationId, slug, language: "id" });

async function answer(token: string, attendance: Attendance, of = wedding, basedOn = 0): Promise<string> {
  const said = { ceremonies: { resepsi: attendance }, adults: 2, children: 0, companions: [], note: "" };
  const input = { ...page(of), token, name: "", basedOn, key: newKey(), answer: said };
  return rsvpOf(await host.product.callGuest("submitRsvp", input, freshSender()));
}

async function open(token: string): Promise<string> {
  const input = { ...page(wedding), token, isTap: false };
  return rsvpOf(await host.product.callGuest("openLink", input, freshSender()));
}

/** What the code on a guest's page says to a scanner; it has to be the picture that is saved as well. */
async function codeIn(html: string): Promise<string> {
  const [, shown = ""] = /<img src="(data:image\/png;base64,[^"]+)"/.exec(html) ?? [];
  const [, saved = ""] = /href="([^"]+)" download="kode-masuk\.png"/.exec(html) ?? [];
  expect(saved).toBe(shown);
  const codes = await codesIn(shown.split(",")[1]);
  expect(codes).toHaveLength(1);
  return codes[0] ?? "";
}

/** @param picture a PNG as base64 */
async function codesIn(picture = ""): Promise<string[]> {
  const bytes = Buffer.from(picture, "base64");
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return readCodes({ data, width: info.width, height: info.height });
}

const keptSchema = z.object({
  result: z.object({ codePage: z.object({ html: z.string(), until: z.string() }).nullable() }),
});

describe("the code on a guest's page", () => {
  test("comes with their answer, says whose it is, and is the same at each look", async () => {
    const { guestId, token } = await inviteGuest(host.product, host.owner, wedding);
    expect(await open(token)).not.toContain("door-code");
    const html = await answer(token, "yes");
    expect(html.length).toBeLessThan(16_000);
    const code = await codeIn(html);
    expect(parseDoorCode(code)?.guestId).toBe(guestId);
    expect(await codeIn(await open(token))).toBe(code);
  });

  test("travels once more in a page that their phone keeps, as long as they come", async () => {
    const { token } = await inviteGuest(host.product, host.owner, wedding);
    const keptOf = async () => {
      const input = { ...page(wedding), token, isTap: false };
      return keptSchema.parse(await host.product.callGuest("openLink", input, freshSender())).result.codePage;
    };
    expect(await keptOf()).toBeNull();
    const code = await codeIn(await answer(token, "yes"));
    const kept = await keptOf();
    expect(await codesIn(/<img src="data:image\/png;base64,([^"]+)"/.exec(kept?.html ?? "")?.[1])).toEqual([
      code,
    ]);
    expect(Date.parse(kept?.until ?? "")).toBeGreaterThan(Date.now());
    expect(kept?.html).not.toContain(token);
    await answer(token, "no", wedding, 1);
    expect(await keptOf()).toBeNull();
  });

  test("is of one guest alone, opens no page, and is another once the link was made anew", async () => {
    const one = await inviteGuest(host.product, host.owner, wedding);
    const other = await inviteGuest(host.product, host.owner, wedding);
    const code = await codeIn(await answer(one.token, "yes"));
    const mac = (text: string) => parseDoorCode(text)?.mac;
    expect(mac(code)).not.toBe(mac(await codeIn(await answer(other.token, "yes"))));
    for (const token of [code, code.replace("J1.", ""), `${one.guestId}.1.${mac(code) ?? ""}`]) {
      const opened = await host.product.callGuest(
        "openLink",
        { ...page(wedding), token, isTap: false },
        freshSender(),
      );
      expect(opened.refusal).toBe("link/invalid");
    }
    const { invitationId } = wedding;
    const { guestId } = one;
    await host.product.asHost("rotateGuestLink", { invitationId, guestId }, host.owner);
    const { links } = await host.product.asHost(
      "guestLinks",
      { invitationId, guestIds: [guestId] },
      host.owner,
    );
    expect(mac(await codeIn(await open(tokenOf(links[0]?.path ?? ""))))).not.toBe(mac(code));
  });

  test("is not for who does not come, nor where the family shows none", async () => {
    const { token } = await inviteGuest(host.product, host.owner, wedding);
    expect(await answer(token, "no")).not.toContain("door-code");
    const without = await weddingWith(false);
    const guest = await inviteGuest(host.product, host.owner, without);
    expect(await answer(guest.token, "yes", without)).not.toContain("door-code");
  });

  test("is only named, not shown, where the family looks at the page as this guest", async () => {
    const { guestId, token } = await inviteGuest(host.product, host.owner, wedding);
    await answer(token, "yes");
    const { invitationId } = wedding;
    const { path } = await host.product.asHost("previewAsGuest", { invitationId, guestId }, host.owner);
    const html = await open(tokenOf(path));
    expect(html).toContain("Di sini tamu melihat kode masuknya.");
    expect(html).not.toContain("data:image");
  });
});
