import { hostCallables } from "@janur/domain/contracts/callables";
import { expect, test } from "vitest";
import { stored } from "../../../../tests/harness/documents.ts";
import { bothWorded, brideWords, groomWords, useFeast } from "../../../../tests/harness/feast.ts";
import { guestInput, newSlug } from "../../../../tests/harness/product.ts";

/*
 * A feast has two families and at most a version for each (docs/decisions/077-one-feast-two-versions.md). A third and a
 * fourth are refused wherever a family is named, and nothing of the two is touched.
 */

const { host, refusalOf, page, feast } = useFeast();

/** Every operation that a family is named to, as an input of good shape but for the family. */
const named = {
  addSide: (invitationId: string, side: string) => ({ invitationId, side, slug: newSlug() }),
  removeSide: (invitationId: string, side: string) => ({ invitationId, side }),
  changeSlug: (invitationId: string, side: string) => ({ invitationId, side, slug: newSlug() }),
  publishInvitation: (invitationId: string, version: string) => ({ invitationId, revision: 1, version }),
  schedulePublish: (invitationId: string, version: string) => ({
    ...{ invitationId, revision: 1, version, at: new Date(Date.now() + 3_600_000).toISOString() },
  }),
  saveGuest: (invitationId: string, side: string) => ({
    ...{ invitationId, guestId: null, guest: { ...guestInput, side }, contact: { phone: null, email: null } },
  }),
  changeGuests: (invitationId: string, side: string) => ({
    ...{
      invitationId,
      changeId: "ThirdFamily000000000",
      guestIds: ["AbsentGuest000000000"],
      change: { side },
    },
  }),
  inviteTeamMember: (invitationId: string, side: string) => ({
    ...{ invitationId, role: "editor", name: "Pakde", email: null, side },
  }),
  changeTeamRole: (invitationId: string, side: string) => ({
    ...{ invitationId, uid: "absent", role: "editor", side },
  }),
} as const;
const operations = Object.keys(named) as (keyof typeof named)[];

test.each(operations)("%s knows two families and refuses a third and a fourth", async (name) => {
  const { invitationId, groom, bride } = await feast();
  const before = [await stored.draft(invitationId), await stored.invitation(invitationId)];
  const input = hostCallables[name].input;
  for (const family of ["groom", "bride"])
    expect(input.safeParse(named[name](invitationId, family)).success, family).toBe(true);
  for (const family of ["village", "stepfamily", ""]) {
    const answer = await host.product.callHost(name, named[name](invitationId, family), host.owner);
    // Named is what does not fit, so that a screen may say it where it stands.
    expect([answer.refusal, answer.params], family).toEqual([
      "input/invalid",
      { fields: [expect.stringMatching(/(^|\.)(side|version)$/)] },
    ]);
  }
  expect([await stored.draft(invitationId), await stored.invitation(invitationId)]).toEqual(before);
  expect((await page(groom)).text).toContain(groomWords);
  expect((await page(bride)).text).toContain(brideWords);
});

test("a draft of three or four families is refused whole, and the one of two stays", async () => {
  const { invitationId, revision } = await feast();
  const before = await stored.draft(invitationId);
  const content = bothWorded();
  const sides = content.sides ?? [];
  const [one] = sides;
  if (one === undefined) throw new Error("the groom's family has words of its own");
  const save = (families: readonly object[]) =>
    refusalOf("saveDraft", { invitationId, basedOn: revision, content: { ...content, sides: families } });
  for (const families of [
    [...sides, { ...one, id: "village" }],
    [...sides, { ...one, id: "village" }, { ...one, id: "stepfamily" }],
    [...sides, one, one],
    [{ ...one, id: "village" }],
  ])
    expect(await save(families)).toBe("input/invalid");
  expect(await stored.draft(invitationId)).toEqual(before);
});
