import { userProfileSchema } from "@janur/domain/account";
import { paths } from "@janur/domain/paths";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { demoAccounts } from "./accounts.ts";
import { demoCalendar } from "./calendar.ts";
import { demoId, putWeddingGuests } from "./put-guests.ts";
import { putInvitation } from "./put-invitation.ts";
import { khitananContent, weddingContent } from "./wedding-content.ts";

const weddingSlug = "rani-dimas";

/**
 * Writes profiles, the published wedding with its guests, answers and wishes,
 * and the draft khitanan.
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
    await putInvitation(db, {
      id: demoId("invitation khitanan-athar"),
      slug: "khitanan-athar",
      content: khitananContent(),
      owner: "demo-rani",
      team: { "demo-rani": rani },
      isPublished: false,
      at: calendar.hoursAgo(30),
    });
  } finally {
    await deleteApp(app);
  }
  return `/event/${weddingSlug}`;
}
