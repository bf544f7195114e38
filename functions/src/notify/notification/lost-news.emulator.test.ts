import { paths } from "@janur/domain/paths";
import { wallClock } from "@janur/domain/time/zone";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { newAccount, type Account } from "../../../../tests/harness/accounts.ts";
import { stored } from "../../../../tests/harness/documents.ts";
import {
  inviteGuest,
  publishWedding,
  startProduct,
  type Product,
} from "../../../../tests/harness/product.ts";
import { answerFor } from "../../../../tests/harness/seats.ts";
import { runDueJobs } from "../../lifecycle/job/run-due-jobs.ts";
import { db, withDates } from "../../platform/google/firestore.ts";
import { dayDocument } from "../../store/day-document.ts";
import { gatherLostNews } from "./gather-lost-news.ts";
import { bucketOf, gatherNotifications, stretchOf } from "./gather-notifications.ts";
import { leaveNews, newsJobDocument } from "./news-job.ts";

/* What no queue gathered is found: at once where the queue said so, at night where nobody could. */

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** A year of its own for each test, in which no other test's guests answer. */
let year = 2050;
const night = () => new Date(`${String(year)}-03-02T02:10:00+07:00`);
const noon = () => new Date(`${String(year)}-03-01T12:00:00+07:00`);

/** A wedding of which a guest answered at a time, without a word to any queue about it. */
async function answeredAt(at: Date): Promise<{ owner: Account; invitationId: string }> {
  const owner = await newAccount("Rani");
  const of = await publishWedding(product, owner);
  const { guestId, token } = await inviteGuest(product, owner, of);
  await answerFor(product, of, token, { people: 2 });
  await db().doc(paths.guest(of.invitationId, guestId)).update({ "answer.answeredAt": at });
  return { owner, invitationId: of.invitationId };
}

async function answersTold({ uid }: Account): Promise<number> {
  const news = await db().collection(paths.notifications(uid)).where("event", "==", "answer").get();
  const times = news.docs.map((document) => withDates(document.get("createdAt")));
  return times.filter((at) => at instanceof Date && at.getFullYear() === year).length;
}

test("an answer that nobody gathered is told by night, once, and its day is counted", async () => {
  year += 1;
  const { owner, invitationId } = await answeredAt(noon());
  expect(await gatherLostNews(night())).toBe(1);
  expect(await answersTold(owner)).toBe(1);
  await gatherLostNews(night());
  expect(await answersTold(owner)).toBe(1);
  const zone = (await stored.invitation(invitationId))?.zone ?? "";
  const day = (await dayDocument(invitationId, wallClock(noon(), zone).date).get()).data();
  expect(day).toMatchObject({ answers: 1, gathered: [bucketOf(noon())] });
});

test("what was gathered is not gathered again", async () => {
  year += 1;
  const { owner, invitationId } = await answeredAt(noon());
  await gatherNotifications(invitationId, stretchOf(bucketOf(noon())));
  const [news] = (await db().collection(paths.notifications(owner.uid)).where("event", "==", "answer").get())
    .docs;
  // Whoever gathered again would write it anew.
  await news?.ref.delete();
  expect(await gatherLostNews(night())).toBe(1);
  expect(await answersTold(owner)).toBe(0);
});

test("news that a queue did not take are gathered by the sweep of jobs", async () => {
  year += 1;
  const { owner, invitationId } = await answeredAt(noon());
  await leaveNews(invitationId, bucketOf(noon()), new Date(Date.now() - 60_000));
  const job = newsJobDocument(invitationId, bucketOf(noon()));
  // As often as it takes: a run has its time, and what others left due may be in front.
  await vi.waitUntil(
    async () => {
      await runDueJobs(() => new Date());
      return !(await job.get()).exists;
    },
    { timeout: 60_000, interval: 0 },
  );
  expect(await answersTold(owner)).toBe(1);
}, 90_000);
