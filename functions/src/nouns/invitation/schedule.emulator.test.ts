import { DEFAULT_DISPLAY_NAME } from "@janur/domain/account/account";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { describe, expect, test, vi } from "vitest";
import { profileDocument } from "../../store/account/profile-document.ts";
import { db } from "../../platform/google/firestore.ts";
import { newAccount } from "../../../../tests/harness/accounts.ts";
import { stored } from "../../../../tests/harness/documents.ts";
import { useHost } from "../../../../tests/harness/host.ts";
import {
  draftWedding,
  newSlug,
  openWedding,
  publishWedding,
  starter,
  type Wedding,
} from "../../../../tests/harness/product.ts";
import { invitationDocument } from "../../store/access.ts";
import { publishScheduled, unscheduleRefused } from "./publish-scheduled.ts";

const host = useHost();

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const english = () => ({ ...openWedding(), languages: ["en" as const] });

/** A draft that is scheduled, with a newer draft behind it. */
async function scheduledWedding(): Promise<Wedding> {
  const wedding = await draftWedding(host.product, host.owner);
  const { invitationId, revision } = wedding;
  await host.product.asHost("schedulePublish", { invitationId, revision, at: inAnHour() }, host.owner);
  await host.product.asHost("saveDraft", { invitationId, basedOn: revision, content: english() }, host.owner);
  return wedding;
}

/** Lets the time of a scheduled publication come, as if it had been chosen earlier. */
async function makeDue({ invitationId, revision }: Wedding): Promise<void> {
  const scheduled = { at: new Date(Date.now() - 1000), revision, by: host.owner.uid };
  await invitationDocument(invitationId).update({ scheduled });
}

describe("schedulePublish", () => {
  test("freezes the revision and shows nothing yet", async () => {
    const { invitationId, slug, revision } = await draftWedding(host.product, host.owner);
    const at = inAnHour();
    const state = await host.product.asHost("schedulePublish", { invitationId, revision, at }, host.owner);
    expect(state).toEqual({
      status: "draft",
      draftRevision: revision,
      publishedRevision: null,
      scheduled: { at, revision, version: "all" },
      sides: [],
    });
    expect(await stored.version(invitationId, revision)).toMatchObject({
      revision,
      content: openWedding(),
      createdBy: host.owner.uid,
    });
    expect(await stored.publication(slug)).toBeUndefined();
    await publishScheduled(new Date());
    expect(await stored.publication(slug)).toBeUndefined();
  });

  test("is forgotten when it is refused at its time, so that it blocks nobody", async () => {
    const nameless = await newAccount("Wulan");
    const { invitationId, slug, revision } = await draftWedding(host.product, nameless);
    await host.product.asHost("schedulePublish", { invitationId, revision, at: inAnHour() }, nameless);
    await profileDocument(nameless.uid).update({ displayName: DEFAULT_DISPLAY_NAME });
    await makeDue({ invitationId, slug, revision });
    await publishScheduled(new Date());
    expect(await stored.publication(slug)).toBeUndefined();
    expect(await stored.invitation(invitationId)).toMatchObject({ status: "draft", scheduled: null });
  });

  test("refused, it leaves what was scheduled instead meanwhile", async () => {
    const { invitationId, revision } = await scheduledWedding();
    const refused = (await stored.invitation(invitationId))?.scheduled;
    if (refused == null) throw new Error("nothing is scheduled");
    const at = new Date(refused.at.getTime() + 1).toISOString();
    const input = { invitationId, revision: revision + 1, at };
    await host.product.asHost("schedulePublish", input, host.owner);
    await unscheduleRefused(invitationId, refused, new Date());
    const now = (await stored.invitation(invitationId))?.scheduled;
    expect(now).toMatchObject({ at: new Date(at) });
    if (now == null) throw new Error("nothing is scheduled");
    await unscheduleRefused(invitationId, now, new Date());
    expect((await stored.invitation(invitationId))?.scheduled).toBeNull();
  });

  test("an hour that many chose is worked on by the queue as well, and everybody is published", async () => {
    const many = await Promise.all(Array.from({ length: 13 }, () => scheduledWedding()));
    await Promise.all(many.map(makeDue));
    expect(await publishScheduled(new Date())).toBeGreaterThan(0);
    const shown = async () => Promise.all(many.map(({ slug }) => stored.publication(slug)));
    await vi.waitUntil(async () => !(await shown()).includes(undefined), { timeout: 60_000, interval: 500 });
    for (const { invitationId } of many)
      expect(await stored.invitation(invitationId)).toMatchObject({ status: "published", scheduled: null });
  }, 90_000);

  test("publishes the frozen revision although the draft went on, and keeps what came later", async () => {
    const wedding = await scheduledWedding();
    const { invitationId, slug, revision } = wedding;
    await makeDue(wedding);
    await publishScheduled(new Date());
    expect(await stored.publication(slug)).toMatchObject({ revision, content: openWedding() });
    expect(await stored.invitation(invitationId)).toMatchObject({
      status: "published",
      publishedRevision: revision,
      draftRevision: revision + 1,
      scheduled: null,
    });
    expect((await stored.draft(invitationId))?.content).toEqual(english());
  });

  test("due twice, and run by two at once, publishes once", async () => {
    const wedding = await scheduledWedding();
    const { invitationId, slug } = wedding;
    await makeDue(wedding);
    await Promise.all([publishScheduled(new Date()), publishScheduled(new Date())]);
    const publication = await stored.publication(slug);
    const head = await stored.invitation(invitationId);
    expect(head?.status).toBe("published");
    await publishScheduled(new Date());
    expect(await stored.publication(slug)).toEqual(publication);
    expect(await stored.invitation(invitationId)).toEqual(head);
  });

  test("a newer time replaces the older one", async () => {
    const { invitationId, revision } = await scheduledWedding();
    const at = inAnHour();
    const input = { invitationId, revision: revision + 1, at };
    const state = await host.product.asHost("schedulePublish", input, host.owner);
    expect(state.scheduled).toEqual({ at, revision: revision + 1, version: "all" });
  });

  test("publishing by hand, postponing and archiving forget what was scheduled", async () => {
    const { invitationId, revision } = await publishWedding(host.product, host.owner);
    const schedule = () =>
      host.product.asHost("schedulePublish", { invitationId, revision, at: inAnHour() }, host.owner);
    const isScheduled = async () => (await stored.invitation(invitationId))?.scheduled !== null;
    await schedule();
    expect(await isScheduled()).toBe(true);
    await host.product.asHost("publishInvitation", { invitationId, revision }, host.owner);
    expect(await isScheduled()).toBe(false);
    await schedule();
    const notice = { id: "Maaf", en: "" };
    await host.product.asHost("announceChange", { invitationId, change: "postpone", notice }, host.owner);
    expect(await isScheduled()).toBe(false);
    await schedule();
    await host.product.asHost("archiveInvitation", { invitationId }, host.owner);
    expect(await isScheduled()).toBe(false);
  });

  test.each([
    ["now", 0],
    ["an hour ago", -3_600_000],
    ["more than a year ahead", limits.invitation.scheduleMs + 60_000],
  ])("refuses %s by the name of the field", async (_name, delay) => {
    const { invitationId, revision } = await draftWedding(host.product, host.owner);
    const at = new Date(Date.now() + delay).toISOString();
    const answer = await host.product.callHost("schedulePublish", { invitationId, revision, at }, host.owner);
    expect(answer).toMatchObject({ refusal: "input/invalid", params: { fields: ["at"] } });
  });

  test("refuses now what publishing would refuse at night", async () => {
    const bare = { ...starter, startAt: null, venue: "", city: "" };
    const made = await host.product.asHost(
      "createInvitation",
      { starter: bare, slug: newSlug() },
      host.owner,
    );
    const incomplete = { invitationId: made.invitationId, revision: 1, at: inAnHour() };
    expect(await host.product.callHost("schedulePublish", incomplete, host.owner)).toMatchObject({
      refusal: "publish/incomplete",
      params: { gaps: ["date", "place"] },
    });
    const { invitationId, revision } = await draftWedding(host.product, host.owner);
    const older = { invitationId, revision: revision - 1, at: inAnHour() };
    expect(await host.product.callHost("schedulePublish", older, host.owner)).toMatchObject({
      refusal: "draft/conflict",
      params: { revision },
    });
    const nameless = await newAccount(null);
    const theirs = await host.product.asHost("createInvitation", { starter, slug: newSlug() }, nameless);
    const unnamed = { invitationId: theirs.invitationId, revision: 1, at: inAnHour() };
    expect((await host.product.callHost("schedulePublish", unnamed, nameless)).refusal).toBe(
      "publish/sender-unnamed",
    );
  });
});

describe("unschedulePublish", () => {
  test("forgets it, also when said twice; a run that was on its way publishes nothing", async () => {
    const wedding = await scheduledWedding();
    const { invitationId, slug } = wedding;
    await makeDue(wedding);
    for (let said = 0; said < 2; said += 1)
      expect(
        (await host.product.asHost("unschedulePublish", { invitationId }, host.owner)).scheduled,
      ).toBeNull();
    await publishScheduled(new Date());
    expect(await stored.publication(slug)).toBeUndefined();
    expect((await stored.invitation(invitationId))?.status).toBe("draft");
  });
});

test("one that cannot be published does not hold up the others", async () => {
  const broken = await scheduledWedding();
  const sound = await scheduledWedding();
  await makeDue(broken);
  const lost = { at: new Date(Date.now() - 60_000), revision: 999, by: host.owner.uid };
  await invitationDocument(broken.invitationId).update({ scheduled: lost });
  await makeDue(sound);
  await publishScheduled(new Date());
  expect((await stored.invitation(sound.invitationId))?.status).toBe("published");
  expect((await stored.invitation(broken.invitationId))?.status).toBe("draft");
  await host.product.asHost("unschedulePublish", { invitationId: broken.invitationId }, host.owner);
});

test("one whose head cannot be read does not hold up the others, and stays as it is", async () => {
  const broken = await scheduledWedding();
  const sound = await scheduledWedding();
  await makeDue(broken);
  const head = db().doc(paths.invitation(broken.invitationId));
  await head.update({ members: 7 });
  await makeDue(sound);
  await publishScheduled(new Date());
  expect((await stored.invitation(sound.invitationId))?.status).toBe("published");
  expect(await stored.publication(broken.slug)).toBeUndefined();
  expect((await head.get()).get("scheduled")).not.toBeNull();
  await head.delete();
});
