import { paths } from "@janur/domain/paths";
import { sendingTemplatesSchema } from "@janur/domain/sending/sending-template";
import type { Firestore } from "firebase-admin/firestore";
import { demoId } from "./demo-id.ts";

/** Words of the family's own for the sending desk: one text that the groom's family says otherwise, one for everybody. */
export async function putTexts(db: Firestore, invitationId: string): Promise<void> {
  const texts = sendingTemplatesSchema.parse({
    templates: [
      {
        id: demoId("text of the invitation"),
        name: "Keluarga besar",
        kind: "invitation",
        voice: "relative",
        text: {
          id: "{salam_waktu}, {sapaan} {nama}. Dengan senang hati kami mengundang ke {acara}, {waktu} di {tempat}:\n{tautan}\n\nSalam hangat,\n{pengirim}",
          en: "{greeting}, {honorific} {name}. We are happy to invite you to {event}, {time} at {place}:\n{link}\n\nWarm regards,\n{sender}",
        },
        sides: {
          groom: {
            id: "Sugeng rawuh, {sapaan} {nama}. Kula sabrayat ngaturi pinarak ing {acara}, {waktu} ing {tempat}:\n{tautan}\n\n{pengirim}",
            en: "",
          },
        },
      },
      {
        id: demoId("text of thanks"),
        name: "Terima kasih singkat",
        kind: "thanks",
        voice: "friends",
        text: { id: "Makasih sudah datang ke {acara}, {nama}!\n{pengirim}", en: "" },
      },
    ],
  });
  await db.doc(paths.sendingTemplates(invitationId)).set(texts);
}
