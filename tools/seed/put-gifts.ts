import {
  correctedGift,
  giftSchema,
  newGift,
  type Gift,
  type GiftInput,
  type GiftKind,
} from "@janur/domain/gift/gift";
import { giftCountSchema } from "@janur/domain/gift/gift-count";
import { givenGiftsSchema } from "@janur/domain/gift/given-gift";
import { paths } from "@janur/domain/paths";
import type { Firestore } from "firebase-admin/firestore";
import type { DemoCalendar } from "./calendar.ts";
import { demoId } from "./demo-id.ts";

type Line = readonly [name: string, amount: number | null, kind?: GiftKind, more?: Partial<GiftInput>];

/** What neighbours, family and offices give, as a book of such a feast looks. */
const lines: readonly Line[] = [
  ["Bapak Hadi Wiranto & Keluarga", 500_000],
  ["Ibu Suparmi", 100_000, "envelope", { through: "Bude Sri" }],
  ["dr. Hj. Nur Aini, Sp.A. & Keluarga", 1_000_000],
  ["I Gusti Ayu Made Suryani", 750_000, "transfer"],
  ["Ibu Tan Giok Lan & Bapak", 300_000],
  ["Drs. P. Siahaan & Keluarga", 500_000, "envelope", { through: "Pak Joko, kantor" }],
  ["Keluarga Besar SMAN 3 '09", null, "flowers", { note: "Papan bunga, sisi kiri pintu" }],
  ["Bapak Ketua RT 05", 150_000],
  ["Maria Goretti Benga", 250_000],
  ["Bu Tini, warung depan", 50_000],
  ["Keluarga Pak Sutrisno", 200_000],
  ["Pakde Karno", 1_500_000],
  ["Teman kantor Dimas", null, "parcel", { note: "Pengukus listrik, dus biru" }],
  ["", 100_000, "envelope", { note: "Amplop polos" }],
  ["Pak Wayan", 300_000, "transfer"],
  ["Ibu-ibu arisan RW 07", 700_000],
  ["Mbak Sinta & Mas Bagus", 250_000],
  ["Keluarga Bapak Hutapea", 400_000],
];

const nothing: GiftInput = {
  ...{ kind: "envelope", guest: null, name: "", through: "", envelope: "", amount: null, note: "" },
};

interface DemoBook {
  invitationId: string;
  /** Who wrote it down. */
  by: readonly { uid: string; name: string }[];
  /** Whether a guest's declared transfer waits, and two people have counted. */
  isOpen: boolean;
}

/** A book of gifts: most of them thanked for, one corrected, and where it is open one that waits and one that differs. */
export async function putGifts(
  db: Firestore,
  { invitationId, by, isOpen }: DemoBook,
  calendar: DemoCalendar,
): Promise<void> {
  const [first = { uid: "", name: "" }, second = first] = by;
  let number = 0;
  const gifts = lines.map(([name, amount, kind = "envelope", more = {}], index): Gift => {
    if (kind === "envelope") number += 1;
    const input: GiftInput = {
      ...nothing,
      ...{ name, amount, kind, ...more },
      envelope: kind === "envelope" ? String(number) : "",
    };
    const now = calendar.hoursAgo(20 - index * 0.2);
    const id = demoId(`gift ${invitationId} ${String(index)}`);
    const gift = newGift(input, { id, state: "noted", by: index % 3 === 2 ? second : first, now });
    const thankedAt = index % 4 === 0 ? calendar.hoursAgo(2) : null;
    const later = calendar.hoursAgo(8);
    return index === 10
      ? { ...correctedGift({ ...gift, amount: 250_000 }, { input }, second, later), thankedAt }
      : { ...gift, thankedAt };
  });
  if (isOpen) {
    const declared = { ...nothing, kind: "transfer" as const, name: "Bapak Yusuf Lubis", amount: 500_000 };
    const id = demoId(`gift ${invitationId} declared`);
    const nobody = { uid: null, name: "" };
    const now = calendar.hoursAgo(3);
    const note = "Transfer BCA, Senin pagi";
    gifts.push(newGift({ ...declared, note }, { id, state: "declared", by: nobody, now }));
    const at = calendar.hoursAgo(1);
    const counts = [
      { ...first, amount: 500_000, at },
      { ...second, amount: 50_000, at },
    ];
    await db.doc(paths.giftCount(invitationId, "21")).set(
      giftCountSchema.parse({
        ...{ envelope: "21", counts, booked: null, settled: null },
        ...{ uids: counts.map(({ uid }) => uid), updatedAt: at },
      }),
    );
  }
  const batch = db.batch();
  for (const gift of gifts) batch.set(db.doc(paths.gift(invitationId, gift.id)), giftSchema.parse(gift));
  await batch.commit();
}

/** What the family gave others. */
export async function putGivenGifts(db: Firestore, uid: string, calendar: DemoCalendar): Promise<void> {
  const given = [
    ["Keluarga Pak Hadi", 300_000, "Nikahan Sinta", "2025-05-10"],
    ["Bu Suparmi", 100_000, "Khitanan Dito", "2026-02-14"],
    ["Pak Wayan", null, "Metatah", null],
  ] as const;
  await db.doc(paths.givenGifts(uid)).set(
    givenGiftsSchema.parse({
      gifts: given.map(([name, amount, occasion, date], index) => ({
        ...{
          id: demoId(`given ${uid} ${String(index)}`),
          name,
          kind: amount === null ? "parcel" : "envelope",
        },
        ...{ amount, occasion, date, note: "" },
      })),
      updatedAt: calendar.hoursAgo(1),
    }),
  );
}
