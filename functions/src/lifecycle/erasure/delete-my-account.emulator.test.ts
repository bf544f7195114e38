import { limits } from "@janur/domain/limits";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { newAccount, signInWorks, type Account } from "../../../../tests/harness/accounts.ts";
import { joinTeam } from "../../../../tests/harness/documents.ts";
import { useHost } from "../../../../tests/harness/host.ts";
import { draftWedding } from "../../../../tests/harness/product.ts";
import { erasureJobDocument } from "../../store/account/erasure-job.ts";

// The queue of the suite is not asked: what is asked for stays to be seen.
beforeAll(() => {
  vi.stubEnv("CLOUD_TASKS_EMULATOR_HOST", "127.0.0.1:9");
});
afterAll(() => {
  vi.unstubAllEnvs();
});
const host = useHost();

describe("deleteMyAccount", () => {
  const ask = (account: Account, choices: { invitationId: string; heir: string | null }[]) =>
    host.product.callHost("deleteMyAccount", { choices }, account);

  test("closes the account at once and asks for the rest", async () => {
    const account = await newAccount("Rani");
    const { invitationId } = await draftWedding(host.product, account);
    expect(await ask(account, [{ invitationId, heir: null }])).toMatchObject({ http: 200 });
    expect(await signInWorks(account)).toBe(false);
    expect((await erasureJobDocument(account.uid).get()).data()).toMatchObject({
      account: account.uid,
      choices: [{ invitationId, heir: null }],
    });
  });

  test("takes no choices that do not fit what the caller owns", async () => {
    const [account, editor, viewer] = await Promise.all([newAccount(), newAccount(), newAccount()]);
    const { invitationId } = await draftWedding(host.product, account);
    await joinTeam(invitationId, editor.uid, "editor");
    await joinTeam(invitationId, viewer.uid, "viewer");
    const foreign = await draftWedding(host.product, editor);
    const chosen = (heir: string | null) => ({ invitationId, heir });
    for (const choices of [
      [],
      [chosen(viewer.uid)],
      [chosen(account.uid)],
      [chosen("stranger")],
      [chosen(null), chosen(editor.uid)],
      [chosen(editor.uid), { invitationId: foreign.invitationId, heir: null }],
    ]) {
      expect((await ask(account, choices)).refusal).toBe("account/choices-changed");
    }
    expect(await signInWorks(account)).toBe(true);
  });

  test("asks for a sign-in of the last minutes", async () => {
    const account = await newAccount("Rani");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + limits.account.freshMs + 60_000 });
    try {
      expect((await ask(account, [])).refusal).toBe("auth/sign-in-again");
    } finally {
      vi.useRealTimers();
    }
    expect(await signInWorks(account)).toBe(true);
  });
});
