import { userProfileSchema } from "@janur/domain/account/account";
import { usualAlbum } from "@janur/domain/album/album-settings";
import { ceremoniesOf } from "@janur/domain/content/content";
import { paths } from "@janur/domain/paths";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { demoAccounts } from "./accounts.ts";
import { demoCalendar } from "./calendar.ts";
import { demoId } from "./demo-id.ts";
import { putAlbum } from "./put-album.ts";
import { putWeddingChats } from "./put-chats.ts";
import { putWeddingGuests } from "./put-guests.ts";
import { liveKhitananContent, putLiveDoor } from "./put-live-door.ts";
import { putInvitation } from "./put-invitation.ts";
import { putWeddingNotifications } from "./put-notifications.ts";
import { putWeddingTasks } from "./put-tasks.ts";
import { khitananContent, pastWeddingContent, seminarContent, weddingContent } from "./wedding-content.ts";

const weddingSlug = "rani-dimas";

/**
 * Writes profiles, the published wedding with its guests, answers, wishes,
 * tasks, conversations and news, the draft khitanan, a khitanan of today with a live door, a wedding that is over with its album, and a
 * seminar tomorrow.
 * @returns path of the wedding's page
 */
export async function seedInvitations(projectId: string, now: Date): Promise<string> {
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
    const dimas = { role: "editor", name: "Dimas", photo: null } as const;
    await putInvitation(db, {
      id: weddingId,
      slug: weddingSlug,
      content: weddingContent(calendar),
      owner: "demo-rani",
      team: { "demo-rani": rani, "demo-dimas": dimas },
      isPublished: true,
      at: calendar.hoursAgo(240),
    });
    await putWeddingGuests(db, weddingId, calendar);
    await putWeddingChats(db, weddingId, calendar);
    await putWeddingNotifications(db, { id: weddingId, title: "Rani & Dimas" }, "demo-rani", calendar);
    await putWeddingTasks(db, weddingId, ["demo-rani", "demo-dimas"], calendar);
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
    await putLiveDoor(db, liveId, ceremoniesOf(live)[0]?.id ?? "", calendar);
    await putInvitation(db, {
      id: demoId("invitation laras-bima"),
      slug: "laras-bima",
      content: pastWeddingContent(calendar),
      owner: "demo-rani",
      team: { "demo-rani": rani },
      isPublished: true,
      at: calendar.hoursAgo(1500),
      album: { ...usualAlbum, isOpen: true, isShown: true, isTableOpen: true },
    });
    await putAlbum(db, demoId("invitation laras-bima"), calendar);
    await putInvitation(db, {
      id: demoId("invitation rumah-kayu"),
      slug: "rumah-kayu",
      content: seminarContent(calendar),
      owner: "demo-dimas",
      team: { "demo-dimas": { role: "owner", name: "Dimas", photo: null } },
      isPublished: true,
      at: calendar.hoursAgo(400),
    });
  } finally {
    await deleteApp(app);
  }
  return `/event/${weddingSlug}`;
}
