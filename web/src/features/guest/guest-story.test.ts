import { guestInputSchema } from "@janur/domain/guest/guest";
import { rowOf, type GuestRow } from "@janur/domain/guest/guest-row";
import { newGuest } from "@janur/domain/guest/new-guest";
import i18next from "i18next";
import { beforeAll, expect, test } from "vitest";
import en from "../../locales/en/guest.ts";
import id from "../../locales/id/guest.ts";
import { guestStory } from "./guest-story.ts";

beforeAll(() =>
  i18next.init({
    lng: "id",
    ns: ["guest"],
    interpolation: { escapeValue: false },
    resources: { id: { guest: id }, en: { guest: en } },
  }),
);

const now = new Date("2026-12-20T03:00:00Z");
const third = Date.parse("2026-12-03T03:00:00Z");
const input = guestInputSchema.parse({
  name: "Suparmi",
  honorific: "",
  suffix: "",
  origin: "",
  group: "",
  seats: 2,
  note: "",
});
const unsent = rowOf(newGuest(input, { id: "gggggggggggggggggggg", listing: "listed", now }));
const sent = { ...unsent, sending: "sent", sentAt: third, sentBy: "Sri" } as const;
const mail = { channel: "email", run: "invitation", state: "sent", problem: null } as const;
const whatsApp = { ...mail, channel: "whatsApp" } as const;

test.each<[GuestRow, string, string]>([
  [unsent, "Belum dikirim", "Not sent yet"],
  // What was sent before the channel was kept.
  [sent, "Dikirim Sri 3 Desember, belum menjawab", "Sent by Sri 3 December, not answered yet"],
  [
    { ...sent, sentVia: "email", dispatch: mail },
    "Dikirim Sri lewat e-mail 3 Desember, belum menjawab",
    "Sent by Sri by e-mail 3 December, not answered yet",
  ],
  [
    { ...sent, sentVia: "printed" },
    "Dikirim Sri dalam bentuk cetak 3 Desember, belum menjawab",
    "Sent by Sri in print 3 December, not answered yet",
  ],
  [
    { ...unsent, dispatch: { ...mail, state: "queued" } },
    "Belum dikirim, menunggu dikirim lewat e-mail",
    "Not sent yet, waiting to go out by e-mail",
  ],
  [
    { ...unsent, sending: "handed", sentAt: third, sentVia: "email", dispatch: { ...mail, state: "unsure" } },
    "Mungkin terkirim lewat e-mail",
    "May have gone out by e-mail",
  ],
  [
    { ...unsent, problem: "bounced", dispatch: { ...mail, state: "failed", problem: "recipient" } },
    "Belum dikirim, e-mailnya tidak sampai",
    "Not sent yet, the e-mail did not arrive",
  ],
  [
    { ...sent, sentVia: "email", dispatch: { ...mail, run: "reminder", state: "failed", problem: "server" } },
    "Dikirim Sri lewat e-mail 3 Desember, gagal dikirim: layanan pengirimnya tidak bisa dipakai, belum menjawab",
    "Sent by Sri by e-mail 3 December, could not be sent: the sending service could not be used, not answered yet",
  ],
  [
    { ...sent, sentVia: "whatsapp", dispatch: { ...whatsApp, state: "read" } },
    "Dikirim Sri lewat WhatsApp 3 Desember, dibaca di WhatsApp, belum menjawab",
    "Sent by Sri over WhatsApp 3 December, read in WhatsApp, not answered yet",
  ],
  // Whoever has seen the invitation has it.
  [
    { ...sent, sentVia: "whatsapp", dispatch: { ...whatsApp, state: "delivered" }, openedAt: third },
    "Dikirim Sri lewat WhatsApp 3 Desember, dilihat 3 Desember, belum menjawab",
    "Sent by Sri over WhatsApp 3 December, seen 3 December, not answered yet",
  ],
])("of %j", async (guest, indonesian, english) => {
  for (const [language, words] of [
    ["id", indonesian],
    ["en", english],
  ] as const) {
    await i18next.changeLanguage(language);
    expect(guestStory(guest, "Asia/Jakarta", now, i18next.getFixedT(language, "guest"))).toBe(words);
  }
});

test("ends with what the door knows: who came, and once the feast is over who did not", async () => {
  await i18next.changeLanguage("id");
  const t = i18next.getFixedT("id", "guest");
  const at = Date.parse("2026-12-12T04:12:00Z");
  const door = { arrivals: new Map([[sent.id, { at, people: 2 }]]), isOver: false };
  const story = (isOver: boolean, guest: GuestRow) =>
    guestStory(guest, "Asia/Jakarta", now, t, { ...door, isOver });
  expect(story(false, sent)).toBe("Dikirim Sri 3 Desember, belum menjawab, datang 12 Desember, 2 orang");
  const other = { ...sent, id: "hhhhhhhhhhhhhhhhhhhh" };
  expect(story(false, other)).toBe("Dikirim Sri 3 Desember, belum menjawab");
  expect(story(true, other)).toBe("Dikirim Sri 3 Desember, belum menjawab, tidak datang");
});
