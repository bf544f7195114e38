import { limits } from "@janur/domain/limits";
import { expect, test } from "vitest";
import { newAccount } from "../../../../tests/harness/accounts.ts";
import { stored } from "../../../../tests/harness/documents.ts";
import { useHost } from "../../../../tests/harness/host.ts";
import { newSlug, openWedding, starter } from "../../../../tests/harness/product.ts";
import { invitationDocument } from "../../store/access.ts";

/* The wizard's last step over a bad connection: the answer is lost, the phone sends again. */

const host = useHost();

const create = (slug: string, account = host.owner, change: Partial<typeof starter> = {}) =>
  host.product.callHost("createInvitation", { starter: { ...starter, ...change }, slug }, account);

test("sent again, the same draft is the one that was made before", async () => {
  const slug = newSlug();
  const first = await create(slug);
  const again = await Promise.all(Array.from({ length: 5 }, () => create(slug)));
  for (const answer of again) expect(answer.result).toEqual(first.result);
  const { invitationId } = await host.product.asHost("createInvitation", { starter, slug }, host.owner);
  const invitations = (await stored.profile(host.owner.uid))?.invitations ?? [];
  expect(invitations.filter((id) => id === invitationId)).toHaveLength(1);
  expect(first.result).toEqual({ invitationId, slug });
});

test("sent 10 times at once, it is one invitation", async () => {
  const slug = newSlug();
  const account = await newAccount("Dimas");
  const answers = await Promise.all(Array.from({ length: 10 }, () => create(slug, account)));
  expect(answers.map(({ refusal }) => refusal)).toEqual(answers.map(() => null));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect((await stored.profile(account.uid))?.invitations).toHaveLength(1);
});

test("what is not the same draft finds the slug taken", async () => {
  const slug = newSlug();
  const { invitationId } = await host.product.asHost("createInvitation", { starter, slug }, host.owner);
  const stranger = await newAccount("Orang lain");
  expect((await create(slug, stranger)).refusal).toBe("slug/taken");
  expect((await create(slug, host.owner, { city: "Solo" })).refusal).toBe("slug/taken");
  const tooOld = new Date(Date.now() - limits.invitation.repeatMs - 1000);
  await invitationDocument(invitationId).update({ createdAt: tooOld });
  expect((await create(slug)).refusal).toBe("slug/taken");
  await invitationDocument(invitationId).update({ createdAt: new Date() });
  expect((await create(slug)).result).toEqual({ invitationId, slug });
  await host.product.asHost("saveDraft", { invitationId, basedOn: 1, content: openWedding() }, host.owner);
  expect((await create(slug)).refusal).toBe("slug/taken");
});
