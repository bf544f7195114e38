import {
  chatMessageSchema,
  chatReadSchema,
  chatSchema,
  guestChatId,
  lastMessageOf,
  staffName,
  supportChatId,
  teamChatId,
  type Chat,
  type ChatMessage,
} from "@janur/domain/chat/chat";
import { addressedName } from "@janur/domain/guest/guest-name";
import { paths } from "@janur/domain/paths";
import type { Firestore, WriteBatch } from "firebase-admin/firestore";
import type { DemoCalendar } from "./calendar.ts";
import { demoId } from "./demo-id.ts";
import { weddingGuests } from "./wedding-guests.ts";

type Author = Pick<ChatMessage, "by" | "uid" | "name">;
type Line = readonly [author: Author, hoursAgo: number, text: string];

const rani: Author = { by: "host", uid: "demo-rani", name: "Rani" };
const dimas: Author = { by: "host", uid: "demo-dimas", name: "Dimas" };
const asking = { uid: "demo-rani", name: "Rani" };
const staff: Author = { by: "staff", uid: "demo-admin", name: staffName };

/** What is being talked about at the demo wedding: the team, two guests, one of them without an answer, and support. */
export async function putWeddingChats(
  db: Firestore,
  invitationId: string,
  calendar: DemoCalendar,
): Promise<void> {
  const batch = db.batch();
  const noGuest = { uid: null, name: "", guestId: null };
  putChat(batch, db, calendar, {
    frame: { id: teamChatId(invitationId), kind: "team", invitationId, ...noGuest },
    lines: [
      [rani, 52, "Nama Eyang di bagian orang tua sudah benar? Tolong dicek, Mas."],
      [dimas, 51, "Sudah. Gelarnya ditulis lengkap saja: Drs. H."],
      [rani, 50.5, "Baik, sudah aku ganti."],
      [dimas, 27, "Undangan untuk kantor aku kirim besok pagi, setelah daftar dari Bu Nur lengkap."],
      [rani, 26, "Siap. Yang keluarga besar sudah terkirim semua."],
      [dimas, 5, "Om Hadi bertanya soal parkir lewat halaman undangan. Sudah aku jawab."],
    ],
    seen: { "demo-rani": 5, "demo-dimas": 6 },
  });
  const hadi = guestFrame(invitationId, 0);
  putChat(batch, db, calendar, {
    frame: hadi.frame,
    lines: [
      [hadi.author, 7, "Assalamu'alaikum. Parkir mobil untuk keluarga di sebelah mana, Mbak?"],
      [dimas, 5.5, "Wa'alaikumsalam, Om. Parkir di halaman belakang gedung, masuk dari gerbang timur."],
      [hadi.author, 5.2, "Baik, terima kasih. Kami berangkat pagi."],
    ],
    seen: { "demo-rani": 3, "demo-dimas": 3 },
  });
  const suryani = guestFrame(invitationId, 3);
  putChat(batch, db, calendar, {
    frame: suryani.frame,
    lines: [
      [suryani.author, 2, "Saya kemungkinan tiba dari Denpasar pukul 17.00. Apakah masih bisa ikut resepsi?"],
    ],
    seen: {},
  });
  putChat(batch, db, calendar, {
    frame: { ...noGuest, id: supportChatId("demo-rani"), kind: "support", invitationId: null, ...asking },
    lines: [
      [rani, 120, "Kalau temanya diganti, apakah isi undangan harus diketik lagi?"],
      [staff, 119, "Tidak perlu. Isi tetap tersimpan, hanya tampilannya yang berganti."],
      [rani, 118.5, "Terima kasih banyak."],
    ],
    seen: { "demo-rani": 3, "demo-admin": 3 },
  });
  await batch.commit();
}

/** The thread of one of the demo list's first guests. */
function guestFrame(invitationId: string, index: number) {
  const guest = weddingGuests[index];
  if (guest === undefined) throw new RangeError(`the demo list has no guest ${String(index)}`);
  const guestId = demoId(`guest ${String(index)}`);
  const name = addressedName(guest);
  return {
    frame: {
      id: guestChatId(invitationId, guestId),
      kind: "guest" as const,
      invitationId,
      uid: null,
      name,
      guestId,
    },
    author: { by: "guest", uid: null, name } satisfies Author,
  };
}

interface DemoChat {
  frame: Pick<Chat, "id" | "kind" | "invitationId" | "uid" | "name" | "guestId">;
  lines: readonly Line[];
  /** How many messages each reader has seen. */
  seen: Readonly<Record<string, number>>;
}

function putChat(
  batch: WriteBatch,
  db: Firestore,
  calendar: DemoCalendar,
  { frame, lines, seen }: DemoChat,
): void {
  const messages = lines.map(([author, hoursAgo, text], index): ChatMessage => ({
    ...author,
    id: demoId(`message ${frame.id} ${String(index)}`),
    text,
    createdAt: calendar.hoursAgo(hoursAgo),
  }));
  const latest = messages.at(-1);
  if (latest === undefined) throw new Error(`the demo chat ${frame.id} says nothing`);
  const { createdAt, ...last } = latest;
  const lastOwn = messages.findLastIndex(({ by }) => by === "guest");
  const chat = {
    ...frame,
    messages: messages.length,
    last: lastMessageOf(last),
    updatedAt: createdAt,
    isTold: true,
    isBlocked: false,
    guestSeen: frame.kind === "guest" ? lastOwn + 1 : 0,
  };
  batch.set(db.doc(paths.chat(frame.id)), chatSchema.parse(chat));
  for (const message of messages)
    batch.set(db.doc(paths.chatMessage(frame.id, message.id)), chatMessageSchema.parse(message));
  for (const [uid, count] of Object.entries(seen))
    batch.set(
      db.doc(paths.chatRead(frame.id, uid)),
      chatReadSchema.parse({ uid, messages: count, readAt: createdAt }),
    );
}
