import { randomBytes } from "node:crypto";
import { paths } from "@janur/domain/paths";
import {
  collection,
  doc,
  getDoc,
  getDocs,
  increment,
  limit,
  query,
  serverTimestamp,
  where,
  writeBatch,
} from "firebase/firestore";
import sharp from "sharp";
import * as z from "zod";
import { checkHeaders } from "./headers.ts";
import { call, signIn, until, type Session } from "./session.ts";
import type { SmokeTarget } from "./target.ts";
import { tokenIn } from "./token-in.ts";

/** What steps hand on: each needs what came before, and says so where it did not. */
interface Run {
  session?: Session;
  invitation?: { id: string; slug: string };
}

export interface SmokeStep {
  name: string;
  run: (target: SmokeTarget, run: Run) => Promise<void>;
}

const needed = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`not tried: there is no ${what}`);
  return value;
};

const signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const newId = () => [...randomBytes(20)].map((byte) => signs.charAt(byte % signs.length)).join("");

async function asHost(target: SmokeTarget, run: Run, name: string, data: unknown): Promise<unknown> {
  const { idToken } = needed(run.session, "session");
  return call(target.site, `/api/host/${name}`, data, idToken);
}

const madeSchema = z.object({ invitationId: z.string(), slug: z.string() });
const linksSchema = z.object({ links: z.array(z.object({ path: z.string() })) });

async function signsIn(target: SmokeTarget, run: Run): Promise<void> {
  run.session = await signIn(target);
  const starter = {
    ...{ eventType: "wedding", language: "id", names: ["Smoke", "Run"] },
    ...{ startAt: new Date(Date.now() + 365 * 86_400_000).toISOString(), zone: "Asia/Jakarta" },
    ...{ venue: "Gedung Uji", city: "Jakarta" },
  };
  const slug = `smoke-${randomBytes(6).toString("hex")}`;
  const made = madeSchema.parse(await asHost(target, run, "createInvitation", { starter, slug }));
  run.invitation = { id: made.invitationId, slug: made.slug };
}

/** Through the Storage rules, which look into the database, and the function that waits for files. */
async function uploads(target: SmokeTarget, run: Run): Promise<void> {
  const { uid, idToken, database } = needed(run.session, "session");
  const { id } = needed(run.invitation, "invitation");
  const name = randomBytes(16).toString("base64url");
  const path = `uploads/${id}/${uid}/${name}`;
  const origin =
    target.emulators === null
      ? "https://firebasestorage.googleapis.com"
      : `http://${target.emulators.storage}`;
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: "#7a5c3e" } })
    .jpeg()
    .toBuffer();
  const answer = await fetch(
    `${origin}/v0/b/${target.firebase.storageBucket}/o?name=${encodeURIComponent(path)}`,
    {
      method: "POST",
      headers: { Authorization: `Firebase ${idToken}`, "Content-Type": "image/jpeg" },
      body: new Uint8Array(picture),
    },
  );
  if (!answer.ok) throw new Error(`the upload was answered ${String(answer.status)}: ${await answer.text()}`);
  const file = doc(database, paths.mediaFile(id, name));
  await until("what became of the upload", 120_000, async () => (await getDoc(file)).exists());
}

/** A scheduled publication, which the minute's sweep has to find; then the page itself. */
async function publishes(target: SmokeTarget, run: Run): Promise<void> {
  const { id, slug } = needed(run.invitation, "invitation");
  const at = new Date(Date.now() + 10_000).toISOString();
  await asHost(target, run, "schedulePublish", { invitationId: id, revision: 1, at });
  let page = "";
  await until(
    "the scheduled page",
    180_000,
    async () => {
      // A name behind the question mark is kept by no cache.
      const answer = await fetch(`${target.site}/event/${slug}?v=${randomBytes(4).toString("hex")}`);
      page = await answer.text();
      const policy = answer.headers.get("content-security-policy") ?? "";
      if (answer.status === 200 && !/script-src[^;]*'sha256-/.test(policy))
        throw new Error(`the page has the policy: ${policy}`);
      return answer.status === 200;
    },
    3_000,
  );
  if (!page.includes("Smoke")) throw new Error("the page does not name the couple");
}

async function answers(target: SmokeTarget, run: Run): Promise<void> {
  const { id, slug } = needed(run.invitation, "invitation");
  const guest = {
    ...{ name: "Tamu Uji", honorific: "", suffix: "", origin: "", organisation: "", position: "", group: "" },
    ...{ side: null, channel: "whatsapp", sender: null, seats: 2, note: "", kind: "person", members: [] },
  };
  const contact = { phone: null, email: null };
  const saved = await asHost(target, run, "saveGuest", { invitationId: id, guestId: null, guest, contact });
  const { guestId } = z.object({ guestId: z.string() }).parse(saved);
  const { links } = linksSchema.parse(
    await asHost(target, run, "guestLinks", { invitationId: id, guestIds: [guestId] }),
  );
  const token = tokenIn(links[0]?.path ?? "");
  const events = await ceremoniesOf(needed(run.session, "session"), id);
  await call(target.site, "/api/guest/submitRsvp", {
    ...{ invitationId: id, slug, language: "id", token, name: "Tamu Uji", basedOn: 0 },
    key: randomBytes(16).toString("base64url"),
    answer: {
      ceremonies: Object.fromEntries(events.map((event) => [event, "yes"])),
      ...{ adults: 2, children: 0, companions: [], note: "" },
    },
  });
}

const draftSchema = z.looseObject({
  content: z.looseObject({ sections: z.array(z.looseObject({ type: z.string() })) }),
});
const ceremoniesSchema = z.looseObject({ ceremonies: z.array(z.looseObject({ id: z.string() })) });

export async function ceremoniesOf({ database }: Session, invitationId: string): Promise<string[]> {
  const draft = draftSchema.parse((await getDoc(doc(database, paths.draft(invitationId)))).data());
  return draft.content.sections.flatMap((section) => {
    const found = ceremoniesSchema.safeParse(section);
    return found.success ? found.data.ceremonies.map(({ id }) => id) : [];
  });
}

/** Lists whose rules look up who is in the team: judged here by a stand-in, there by Google. */
async function listsChats(_target: SmokeTarget, run: Run): Promise<void> {
  const { database } = needed(run.session, "session");
  const { id } = needed(run.invitation, "invitation");
  await getDocs(query(collection(database, "chats"), where("invitationId", "==", id), limit(20)));
}

async function keepsTask(_target: SmokeTarget, run: Run): Promise<void> {
  const { database, uid } = needed(run.session, "session");
  const { id: invitationId } = needed(run.invitation, "invitation");
  const id = newId();
  const batch = writeBatch(database);
  batch.set(doc(database, paths.task(id)), {
    ...{
      id,
      invitationId,
      title: "Uji",
      note: "",
      labels: [],
      priority: "normal",
      due: null,
      reminder: null,
    },
    ...{ assignee: null, checklist: [], status: "todo", order: "V00000", createdBy: uid, deletedAt: null },
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  });
  const count = { ids: [id], at: serverTimestamp(), count: increment(1) };
  batch.set(doc(database, paths.taskCount(invitationId)), count, { merge: true });
  await batch.commit();
  const listed = await getDocs(
    query(collection(database, "tasks"), where("invitationId", "==", invitationId), limit(20)),
  );
  if (listed.size !== 1) throw new Error(`the list has ${String(listed.size)} tasks instead of one`);
}

const inviteSchema = z.object({ inviteId: z.string(), isMailed: z.boolean() });

async function mails(target: SmokeTarget, run: Run): Promise<void> {
  const { id } = needed(run.invitation, "invitation");
  const [name = "", domain = ""] = target.account.email.split("@");
  const email = `${name}+smoke-${randomBytes(4).toString("hex")}@${domain}`;
  const since = new Date();
  const invited = inviteSchema.parse(
    await asHost(target, run, "inviteTeamMember", { invitationId: id, role: "viewer", name: "Uji", email }),
  );
  if (!invited.isMailed) throw new Error("no mail was made of the invitation into the team");
  await until("the mail", 180_000, () => target.isMailed("teamInvitation", email, since));
  await asHost(target, run, "revokeTeamInvite", { invitationId: id, inviteId: invited.inviteId });
}

/** What was made goes into the trash, which empties itself. */
async function clearsUp(target: SmokeTarget, run: Run): Promise<void> {
  const { id } = needed(run.invitation, "invitation");
  try {
    await asHost(target, run, "unpublishInvitation", { invitationId: id }).catch(() => undefined);
    await asHost(target, run, "trashInvitation", { invitationId: id });
  } finally {
    await run.session?.end();
  }
}

export const smokeSteps: readonly SmokeStep[] = [
  { name: "headers at the edge", run: checkHeaders },
  { name: "sign-in, and an invitation", run: signsIn },
  { name: "upload", run: uploads },
  { name: "a scheduled run, and the page", run: publishes },
  { name: "answer", run: answers },
  { name: "list of chats", run: listsChats },
  { name: "task", run: keepsTask },
  { name: "mail", run: mails },
  { name: "all of it into the trash", run: clearsUp },
];
