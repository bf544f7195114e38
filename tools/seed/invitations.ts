import { userProfileSchema } from "@janur/domain/account/account";
import { usualAlbum } from "@janur/domain/album/album-settings";
import { ceremoniesOf } from "@janur/domain/content/content";
import { doorLink, screenLink } from "@janur/domain/helper/pass";
import { paths } from "@janur/domain/paths";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { packGuests } from "../../functions/src/nouns/guest/packed-index/pack-guests.ts";
import { demoAccounts } from "./accounts.ts";
import { demoCalendar } from "./calendar.ts";
import { demoId } from "./demo-id.ts";
import { putAlbum } from "./put-album.ts";
import { putWeddingChats } from "./put-chats.ts";
import { putWeddingGuests } from "./put-guests.ts";
import { liveKhitananContent, putLiveDoor } from "./put-live-door.ts";
import { putLiveSeats } from "./put-live-seats.ts";
import { putPastDoor } from "./put-past-door.ts";
import { demoDoorPin, demoDoorToken, putDoorLink } from "./put-door-link.ts";
import { demoScreenToken, putScreen } from "./put-screen.ts";
import type { Seeded } from "./seeded.ts";
import { putGifts, putGivenGifts } from "./put-gifts.ts";
import { putInvitation } from "./put-invitation.ts";
import { putWeddingNotifications } from "./put-notifications.ts";
import { putPrints } from "./prints.ts";
import { putWeddingTasks } from "./put-tasks.ts";
import { putTexts } from "./put-texts.ts";
import { khitananContent, pastWeddingContent, seminarContent, weddingContent } from "./wedding-content.ts";

const weddingSlug = "rani-dimas";

/**
 * Writes profiles, the published wedding with its guests, answers, wishes,
 * tasks, conversations and news, the draft khitanan, a khitanan of today with a live door, a wedding that is over with its album, and a
 * seminar tomorrow.
 * @returns paths of the wedding's page and of the greeting screen of today's feast
 */
export async function seedInvitations(projectId: string, now: Date): Promise<Omit<Seeded, "accounts">> {
  const app = initializeApp({ projectId }, `seed-invitations-${projectId}`);
  try {
    const db = getFirestore(app);
    await Promise.all(
      demoAccounts.map(({ uid, email, displayName }) => {
        const profile = { id: uid, displayName, email, photoURL: null, createdAt: now, invitations: [] };
        return db.doc(paths.user(uid)).set(userProfileSchema.parse(profile));
      }),
    );
    const calendar = demoCalendar(now);
    const weddingId = demoId("invitation rani-dimas");
    const rani = { role: "owner", name: "Rani", photo: null } as const;
    const dimas = { role: "editor", name: "Dimas", photo: null, gifts: "see" } as const;
    const at = calendar.hoursAgo(240);
    const prints = await putPrints(db, { invitationId: weddingId, uid: "demo-rani", at });
    await putInvitation(db, {
      id: weddingId,
      slug: weddingSlug,
      content: weddingContent(calendar, prints),
      owner: "demo-rani",
      team: { "demo-rani": rani, "demo-dimas": dimas },
      isPublished: true,
      at,
    });
    await putWeddingGuests(db, weddingId, calendar);
    await putWeddingChats(db, weddingId, calendar);
    await putWeddingNotifications(db, { id: weddingId, title: "Rani & Dimas" }, "demo-rani", calendar);
    await putWeddingTasks(db, weddingId, ["demo-rani", "demo-dimas"], calendar);
    await putGifts(
      db,
      {
        invitationId: weddingId,
        by: [
          { uid: "demo-rani", name: "Rani" },
          { uid: "demo-dimas", name: "Dimas" },
        ],
        isOpen: true,
      },
      calendar,
    );
    await putGivenGifts(db, "demo-rani", calendar);
    await putInvitation(db, {
      id: demoId("invitation khitanan-athar"),
      slug: "khitanan-athar",
      content: khitananContent(),
      owner: "demo-rani",
      team: { "demo-rani": rani },
      isPublished: false,
      at: calendar.hoursAgo(30),
    });
    const liveId = demoId("invitation khitanan-fathan");
    const live = liveKhitananContent(calendar);
    await putInvitation(db, {
      id: liveId,
      slug: "khitanan-fathan",
      content: live,
      owner: "demo-dimas",
      team: { "demo-dimas": { role: "owner", name: "Dimas", photo: null } },
      isPublished: true,
      at: calendar.hoursAgo(400),
    });
    await putGifts(
      db,
      { invitationId: liveId, by: [{ uid: "demo-dimas", name: "Dimas" }], isOpen: false },
      calendar,
    );
    const [feast] = ceremoniesOf(live);
    if (feast === undefined) throw new Error("the feast of today has no ceremony");
    const atDoor = await putLiveDoor(db, liveId, feast.id, calendar);
    await putLiveSeats(db, liveId, feast, atDoor, calendar);
    await putScreen(db, liveId, calendar);
    await putDoorLink(db);
    const past = pastWeddingContent(calendar);
    const pastId = demoId("invitation laras-bima");
    await putInvitation(db, {
      id: pastId,
      slug: "laras-bima",
      content: past,
      owner: "demo-rani",
      team: { "demo-rani": rani },
      isPublished: true,
      at: calendar.hoursAgo(1500),
      album: { ...usualAlbum, isOpen: true, isShown: true, isTableOpen: true },
      sides: [{ id: "groom", slug: "bima-laras" }],
    });
    const reception = ceremoniesOf(past).at(-1);
    if (reception?.startAt == null) throw new Error("the feast of the past has no hour");
    await putPastDoor(db, pastId, { ceremony: reception.id, startAt: new Date(reception.startAt) }, calendar);
    await putAlbum(db, pastId, calendar);
    await putTexts(db, pastId);
    await putInvitation(db, {
      id: demoId("invitation rumah-kayu"),
      slug: "rumah-kayu",
      content: seminarContent(calendar),
      owner: "demo-dimas",
      team: { "demo-dimas": { role: "owner", name: "Dimas", photo: null } },
      isPublished: true,
      at: calendar.hoursAgo(400),
    });
    // As imports leave it: whoever opens a list first does not wait for its packing.
    for (const invitationId of [weddingId, liveId, pastId])
      await packGuests(invitationId, now, { hasDoor: true });
  } finally {
    await deleteApp(app);
  }
  return {
    invitationPath: `/event/${weddingSlug}`,
    screenPath: screenLink(demoScreenToken),
    doorPath: doorLink(demoDoorToken),
    doorPin: demoDoorPin,
  };
}
