import { hostCallables } from "@janur/domain/contracts/callables";
import type { HostContracts } from "@janur/domain/contracts/contract";
import { may, teamRoles } from "@janur/domain/team/team";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newAccount, type Account } from "../../../tests/harness/accounts.ts";
import { joinTeam } from "../../../tests/harness/documents.ts";
import { absentId, hostInputs } from "../../../tests/harness/host-inputs.ts";
import { draftWedding, startProduct, type Product, type Wedding } from "../../../tests/harness/product.ts";
/*
 * What every operation of hosts owes: nobody signed out, nobody from elsewhere,
 * no role beyond its own, and nothing that was typed in an answer to a mistake.
 */

let product: Product;
let owner: Account;
let stranger: Account;
let wedding: Wedding;
beforeAll(async () => {
  product = await startProduct();
  [owner, stranger] = await Promise.all([newAccount(), newAccount("Orang lain")]);
  wedding = await draftWedding(product, owner);
});
afterAll(() => product.close());

const givenRoles = teamRoles.filter((role) => role !== "owner");
const contracts: HostContracts = hostCallables;
const names = Object.entries(hostInputs);
/** Those that somebody's role decides about. A connection that is absent is nobody's, whoever asks for it. */
const scoped = names.flatMap(([name, input]) => {
  const contract = contracts[name];
  if (contract === undefined || contract.capability === null || contract.about === "integration") return [];
  return [{ name, input, capability: contract.capability }];
});

describe.each(names)("%s", (name, input) => {
  test("asks for an account", async () => {
    const answer = await product.callHost(name, input(wedding.invitationId), null);
    expect(answer).toMatchObject({ http: 401, refusal: "auth/required" });
  });

  test("takes no forged token", async () => {
    const forged = { ...owner, idToken: `${owner.idToken.split(".")[0] ?? ""}.e30.` };
    expect((await product.callHost(name, input(wedding.invitationId), forged)).http).toBe(401);
  });

  test("names the wrong fields and repeats nothing", async () => {
    const typed = "nomor-rahasia-081234567890";
    const answer = await product.callHost(name, { ...input(wedding.invitationId), [typed]: typed }, owner);
    expect(answer).toMatchObject({ http: 400, refusal: "input/invalid" });
    expect(answer.text).not.toContain(typed);
    for (const field of Object.keys(input(wedding.invitationId))) {
      const wrong = await product.callHost(
        name,
        { ...input(wedding.invitationId), [field]: { typed } },
        owner,
      );
      expect(wrong.refusal, field).toBe("input/invalid");
      expect(JSON.stringify(wrong.params["fields"]), field).toContain(`"${field}`);
      expect(wrong.text).not.toContain(typed);
    }
  });
});

describe.each(scoped)("$name, about an invitation", ({ name, input, capability }) => {
  test("answers a stranger as if it were absent", async () => {
    const [foreign, absent] = await Promise.all([
      product.callHost(name, input(wedding.invitationId), stranger),
      product.callHost(name, input(absentId), stranger),
    ]);
    expect(absent).toMatchObject({ http: 404, refusal: "invitation/not-found" });
    expect(foreign).toEqual(absent);
  });

  test.each(["short", "../../users/someone", "a".repeat(21), "a/bcdefghijklmnopqrs"])(
    "takes %j for no id",
    async (id) => {
      const answer = await product.callHost(name, input(id), owner);
      const leading = ["invitationId", "invitationIds", "chatId"].find((field) => field in input(id));
      const field = leading === "invitationIds" ? "invitationIds.0" : leading;
      expect(answer).toMatchObject({ refusal: "input/invalid", params: { fields: [field] } });
    },
  );

  test.each(givenRoles)(`asks a %s of the team for ${capability}`, async (role) => {
    const member = await newAccount(role);
    await joinTeam(wedding.invitationId, member.uid, role);
    const { refusal } = await product.callHost(name, input(wedding.invitationId), member);
    if (may(role, capability)) expect(["team/not-allowed", "invitation/not-found"]).not.toContain(refusal);
    else expect(refusal).toBe("team/not-allowed");
  });
});
