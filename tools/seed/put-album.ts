import { createHash } from "node:crypto";
import { albumPhotoSchema, type AlbumPhoto } from "@janur/domain/album/album-photo";
import { paths } from "@janur/domain/paths";
import { wishSchema } from "@janur/domain/wish/wish";
import type { Firestore } from "firebase-admin/firestore";
import { drawPhoto } from "../../functions/src/nouns/album/draw-photo.ts";
import { writeFile } from "../../functions/src/platform/google/bucket.ts";
import { masterPath, sizesUnder } from "../../functions/src/store/stored-media-document.ts";
import type { DemoCalendar } from "./calendar.ts";
import { demoId } from "./demo-id.ts";
import { readFile } from "node:fs/promises";
import { printFile } from "../../event-page/art/photographs/prints.ts";

/** Who sent them, in the order of the day. */
const senders = [
  "Bude Sri",
  "Keluarga Pak Hadi",
  "Wulan",
  "Mas Anto",
  "Tante Lia",
  "Meja 7",
  "Rizky & Nadia",
];
/** The studio's photographs that stand for the guests' own. */
const photographs = [
  "lights",
  "rings",
  "jasmine",
  "morning",
  "fruit",
  "linen",
  "garden",
  "curtain",
  "leaf",
  "cloth",
  "window",
];
/** The last ones wait for the family; one of them was sent before. */
const waiting = 4;

const said = [
  ["Bude Sri", "Semoga rumah tangganya teduh seperti pohon beringin."],
  ["Wulan", "Menangis bahagia dari awal sampai lempar bunga!"],
  ["Keluarga Pak Hadi", "Barakallah, Laras dan Bima. Hidangannya terbaik."],
  ["Mas Anto", "Selamat menempuh hidup baru, kawan lama."],
  ["Tante Lia", "Cantiknya pelaminan kalian. Bahagia selalu."],
] as const;

/** The album of a feast that is over: most of it is shown, some waits for the family. */
export async function putAlbum(db: Firestore, invitationId: string, calendar: DemoCalendar): Promise<void> {
  const batch = db.batch();
  const day = new Date(calendar.dayAt(-24, "11:00")).getTime();
  for (let index = 0; index <= photographs.length; index += 1) {
    // The last one is a copy of the first.
    const { picture, look, master, sizes } = await drawPhoto(
      await readFile(printFile(photographs[index % photographs.length] ?? "")),
    );
    const id = demoId(`album ${String(index)}`);
    const name = createHash("sha256")
      .update(`demo album ${String(index)}`)
      .digest("hex")
      .slice(0, 32);
    for (const { width, bytes } of sizes)
      await writeFile(`${sizesUnder(name)}${String(width)}.webp`, bytes, "image/webp");
    await writeFile(masterPath(name), master, "image/jpeg");
    const at = new Date(day + index * 9 * 60_000);
    const photo: AlbumPhoto = {
      id,
      state: index > photographs.length - waiting ? "waiting" : "shown",
      reason: null,
      way: index % 7 === 5 ? "table" : "link",
      guestId: null,
      by: senders[index % senders.length] ?? "",
      owner: "demo",
      counted: "phone-demo",
      upload: null,
      name,
      picture,
      look,
      sameAs: index === photographs.length ? demoId("album 0") : null,
      isBarred: false,
      bytes: [master, ...sizes.map(({ bytes }) => bytes)].reduce((sum, { length }) => sum + length, 0),
      createdAt: at,
      countedAt: at,
      arrivedAt: at,
      checkAt: null,
    };
    batch.set(db.doc(paths.albumPhoto(invitationId, id)), albumPhotoSchema.parse(photo));
  }
  for (const [index, [name, text]] of said.entries()) {
    const id = demoId(`album wish ${String(index)}`);
    const wish = {
      id,
      name,
      text,
      attendance: "yes",
      guestId: null,
      isHidden: false,
      createdAt: new Date(day + index * 3_600_000),
    };
    batch.set(db.doc(paths.wish(invitationId, id)), wishSchema.parse(wish));
  }
  await batch.commit();
}
