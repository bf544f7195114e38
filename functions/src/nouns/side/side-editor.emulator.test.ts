import type { Content } from "@janur/domain/content/content";
import { describe, expect, test } from "vitest";
import { newAccount } from "../../../../tests/harness/accounts.ts";
import { joinTeam, stored } from "../../../../tests/harness/documents.ts";
import { bothWorded, greeted, useFeast } from "../../../../tests/harness/feast.ts";
import { newSlug } from "../../../../tests/harness/product.ts";

const { host, page, feast } = useFeast();

describe("an editor of one family", () => {
  /** Words and publishes for the groom's family. */
  const join = async (invitationId: string) => {
    const member = await newAccount("Ibu Ratna");
    await joinTeam(invitationId, member.uid, "editor");
    const role = { invitationId, uid: member.uid, role: "editor", side: "groom" } as const;
    await host.product.asHost("changeTeamRole", role, host.owner);
    return async (name: string, input: Record<string, unknown>) =>
      (await host.product.callHost(name, { invitationId, ...input }, member)).refusal;
  };

  test("words and publishes its version, and nobody else's", async () => {
    const { invitationId, revision, groom } = await feast();
    const call = await join(invitationId);
    const save = (content: Content) => call("saveDraft", { basedOn: revision, content });
    expect(await save(greeted("bride", "Bukan milik kami", bothWorded()))).toBe("team/not-allowed");
    expect(await save({ ...bothWorded(), theme: "sunyi" })).toBe("team/not-allowed");
    expect(await save(greeted("groom", "Monggo pinarak", bothWorded()))).toBeNull();
    for (const version of ["all", "common", "bride"])
      expect(await call("publishInvitation", { revision: revision + 1, version })).toBe("team/not-allowed");
    expect(await call("publishInvitation", { revision: revision + 1, version: "groom" })).toBeNull();
    expect(JSON.stringify((await stored.publication(groom))?.content)).toContain("Monggo pinarak");
    // A version of before in which nothing but the family's own was otherwise.
    expect(await call("restoreVersion", { revision, basedOn: revision + 1 })).toBeNull();
    const at = new Date(Date.now() + 3_600_000).toISOString();
    expect(await call("schedulePublish", { revision: revision + 2, at })).toBe("team/not-allowed");
  });

  test("decides nothing about the whole feast", async () => {
    const { invitationId, slug } = await feast();
    const call = await join(invitationId);
    const { settings } = (await stored.invitation(invitationId)) ?? never();
    for (const [name, input] of [
      ["unpublishInvitation", {}],
      ["announceChange", { change: "cancel", notice: { id: "Batal.", en: "Off." } }],
      ["changeSlug", { slug: newSlug() }],
      ["changeSlug", { slug: newSlug(), side: "bride" }],
      ["removeSide", { side: "bride" }],
      ["changeSettings", { settings, password: null }],
    ] as const)
      expect(await call(name, input), name).toBe("team/not-allowed");
    expect((await page(slug)).status).toBe(200);
    expect(await call("changeSlug", { slug: newSlug(), side: "groom" })).toBeNull();
  });

  test("of before, without a family, edits for all; with another role there is no family either", async () => {
    const { invitationId } = await feast();
    const call = await join(invitationId);
    expect(await call("unpublishInvitation", {})).toBe("team/not-allowed");
    const [uid] =
      Object.entries((await stored.invitation(invitationId))?.team ?? {}).find(([, one]) => one.side) ?? [];
    await host.product.asHost(
      "changeTeamRole",
      { invitationId, uid: uid ?? "", role: "viewer", side: "groom" },
      host.owner,
    );
    expect((await stored.invitation(invitationId))?.team[uid ?? ""]).not.toHaveProperty("side");
    await host.product.asHost("changeTeamRole", { invitationId, uid: uid ?? "", role: "editor" }, host.owner);
    expect(await call("unpublishInvitation", {})).toBeNull();
  });

  test("stays one when the owner names them for the book of gifts, and when they no longer do", async () => {
    const { invitationId } = await feast();
    const member = await newAccount("Ibu Ratna");
    await joinTeam(invitationId, member.uid, "editor");
    const of = { invitationId, uid: member.uid };
    const entry = async () => (await stored.invitation(invitationId))?.team[member.uid];
    await host.product.asHost("changeTeamRole", { ...of, role: "editor", side: "groom" }, host.owner);
    const before = await entry();
    for (const right of ["keep", "see"] as const) {
      await host.product.asHost("nameForGifts", { ...of, right }, host.owner);
      expect(await entry()).toEqual({ ...before, side: "groom", gifts: right });
      const { refusal } = await host.product.callHost("unpublishInvitation", { invitationId }, member);
      expect(refusal).toBe("team/not-allowed");
    }
    await host.product.asHost("nameForGifts", { ...of, right: null }, host.owner);
    expect(await entry()).toEqual(before);
  });

  test("is invited as one, and told so by the link; with another role the family falls away", async () => {
    const { invitationId } = await feast();
    const join = async (role: "editor" | "viewer") => {
      const member = await newAccount("Ibu Ratna");
      const { token } = await host.product.asHost(
        "inviteTeamMember",
        { invitationId, role, side: "groom", name: "", email: null },
        host.owner,
      );
      const link = await host.product.asGuest("readTeamInvite", { token });
      const joining = { token, name: "Ratna" };
      expect((await host.product.callHost("acceptTeamInvite", joining, member)).refusal).toBeNull();
      return { told: link.side, kept: (await stored.invitation(invitationId))?.team[member.uid] };
    };
    expect(await join("editor")).toMatchObject({ told: "groom", kept: { role: "editor", side: "groom" } });
    const viewer = await join("viewer");
    expect(viewer.told).toBeNull();
    expect(viewer.kept).not.toHaveProperty("side");
  });
});

function never(): never {
  throw new Error("there is no such invitation");
}
