import { limits } from "@janur/domain/limits";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newAccount, type Account } from "../../../../tests/harness/accounts.ts";
import { joinTeam } from "../../../../tests/harness/documents.ts";
import { draftWedding, startProduct, type Product } from "../../../../tests/harness/product.ts";
import { guestViewsDocument } from "./guest-views.ts";

let product: Product;
let owner: Account;
let sender: Account;
let invitationId: string;
beforeAll(async () => {
  product = await startProduct();
  [owner, sender] = await Promise.all([newAccount("Rani"), newAccount("Sri")]);
  ({ invitationId } = await draftWedding(product, owner));
  await joinTeam(invitationId, sender.uid, "sender");
});
afterAll(() => product.close());

const view = (index: number, query = "state=unsent") => ({
  id: String(index).padStart(20, "V"),
  name: `Tampilan ${String(index)}`,
  query,
});
const save = (owner: "team" | "own", basedOn: number, views: object[], caller: Account) =>
  product.callHost("saveGuestViews", { invitationId, owner, basedOn, views }, caller);

describe("views of the guest list", () => {
  test("the team's are seen by everybody of it, own ones by nobody else", async () => {
    expect(await save("team", 0, [view(1)], owner)).toMatchObject({ result: { revision: 1 } });
    expect(await save("own", 0, [view(2)], sender)).toMatchObject({ result: { revision: 1 } });
    expect(await product.asHost("listGuestViews", { invitationId }, sender)).toEqual({
      team: { views: [view(1)], revision: 1 },
      own: { views: [view(2)], revision: 1 },
    });
    expect(await product.asHost("listGuestViews", { invitationId }, owner)).toMatchObject({
      own: { views: [], revision: 0 },
    });
  });

  test("who may not change guests may not change the team's", async () => {
    expect(await save("team", 1, [], sender)).toMatchObject({ refusal: "team/not-allowed" });
  });

  test("of two changes at once the later one is told, and nothing is lost", async () => {
    const { team } = await product.asHost("listGuestViews", { invitationId }, owner);
    const both = await Promise.all([3, 4].map((index) => save("team", team.revision, [view(index)], owner)));
    expect(both.map(({ refusal }) => refusal).sort()).toEqual(["guest/views-changed", null].sort());
  });

  test("takes no more than the limit, and no number that was searched by", async () => {
    const { team } = await product.asHost("listGuestViews", { invitationId }, owner);
    const many = Array.from({ length: limits.guest.view.count + 1 }, (_, index) => view(index));
    for (const views of [many, [view(1, "q=081234")]])
      expect(await save("team", team.revision, views, owner)).toMatchObject({ refusal: "input/invalid" });
  });

  test("who leaves the team leaves no views behind", async () => {
    await product.asHost("removeTeamMember", { invitationId, uid: sender.uid }, owner);
    expect((await guestViewsDocument(invitationId, sender.uid).get()).exists).toBe(false);
  });
});
