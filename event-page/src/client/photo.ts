import { albumLimits } from "@janur/domain/limits/album-limits";
import { guest, readGuest } from "./guest.ts";
import { find, say, tell } from "./page.ts";
import { forgetPhoto, keepPhoto, keptPhotos, type KeptPhoto } from "./photo/kept-photos.ts";
import { drawRow, type Row } from "./photo/row.ts";
import {
  hashOf,
  mayAdd,
  mayHaveAdded,
  newPhotoKey,
  ownPhotos,
  removePhoto,
  sendPhoto,
} from "./photo/send-photo.ts";
import { smaller } from "./photo/smaller.ts";

/*
 * The page where guests add pictures. Somebody with a personal link or the tables' QR chooses several at once, which
 * are made smaller here, kept until they have arrived, and sent one after the other. For everybody else the form stays
 * the plain one that it is. What somebody has added is listed and taken back whether or not the album still takes more.
 */

const form = document.querySelector<HTMLFormElement>("#photo-form");
const files = form?.querySelector<HTMLInputElement>("[name=photo]");
const nameField = form?.querySelector<HTMLInputElement>("[name=name]");
const list = find("list");

/** Pictures in their order, and those whose turn has not come. */
const queue: { photo: KeptPhoto; row: Row }[] = [];
let isSending = false;
/** Pictures that were chosen are still being made smaller. */
let isPreparing = false;
/** Those that have come since somebody was last thanked for them. */
let arrived = 0;
let left: number = albumLimits.perPhone;

function said(message: string): void {
  tell(find("photo-said"), message);
}

/** Until the browser has a line again; some never say so, so it is tried now and then all the same. */
function waitForLine(): Promise<unknown> {
  said(say("noSignal"));
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, navigator.onLine ? 4_000 : 15_000);
    addEventListener(
      "online",
      () => {
        clearTimeout(timer);
        resolve(undefined);
      },
      { once: true },
    );
  });
}

async function sendNext(): Promise<void> {
  if (isSending) return;
  isSending = true;
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { photo, row } = next;
    if (row.isCancelled()) continue;
    row.set("uploading", 0);
    const sent = await sendPhoto(photo, {
      waitForLine,
      isCancelled: row.isCancelled,
      begun: (photoId) => {
        row.begun(photoId);
        rows.set(photoId, row);
      },
      sent: (share) => {
        said("");
        row.set("uploading", share);
      },
    });
    if (row.isCancelled()) continue;
    if ("photoId" in sent) {
      await forgetPhoto(photo.key);
      row.set(sent.state);
      arrived += 1;
    } else {
      row.fail(say(sent.refusal) || say("trouble"), () => {
        queue.push({ photo, row });
        void sendNext();
      });
    }
  }
  isSending = false;
  thank();
  await look();
}

/** Once all that was chosen has arrived, the phone may be put away. */
function thank(): void {
  if (arrived === 0 || isSending || isPreparing || list?.querySelector("[data-state=failed]")) return;
  arrived = 0;
  said(say("allThere"));
}

async function add(file: File): Promise<void> {
  const row = drawRow(list, removed);
  row.set("preparing");
  const blob = await smaller(file);
  if (blob === null) {
    row.fail(say("unreadable"));
    return;
  }
  row.show(URL.createObjectURL(blob));
  const key = newPhotoKey();
  const photo: KeptPhoto = {
    key,
    slug: location.pathname.split("/")[2] ?? "",
    blob,
    name: nameField?.value.trim() ?? "",
    hash: await hashOf(blob),
    at: Date.now() + performance.now() / 1e6,
  };
  row.onCancel(() => void forgetPhoto(key));
  if (row.isCancelled()) return;
  await keepPhoto(photo);
  row.set("waits");
  queue.push({ photo, row });
  void sendNext();
}

async function choose(): Promise<void> {
  const chosen = [...(files?.files ?? [])];
  if (files) files.value = "";
  const most = Math.min(albumLimits.atOnce, Math.max(0, left));
  said(chosen.length > most ? (most === 0 ? say("leftNone") : fill("tooMany", most)) : "");
  // One after the other: a phone's memory holds one large picture, not twenty.
  isPreparing = true;
  for (const file of chosen.slice(0, most)) await add(file);
  isPreparing = false;
  thank();
}

const fill = (name: string, count: number) => say(name).replace("{count}", `${count}`);

async function removed(photoId: string, row: Row): Promise<void> {
  const { result, refusal } = await removePhoto(photoId);
  if (result === undefined && refusal !== "album/not-found") {
    said(say(refusal === "offline" ? "noSignal" : refusal) || say("trouble"));
    return;
  }
  row.take();
  rows.delete(photoId);
  said(say("removed"));
  await look();
}

const rows = new Map<string, Row>();
let timer = 0;

/** What has become of them; asked again while one of them is being drawn. */
async function look(): Promise<void> {
  clearTimeout(timer);
  const own = await ownPhotos();
  if (!own) {
    timer = window.setTimeout(() => void look(), 6_000);
    return;
  }
  left = own.left;
  if (nameField && nameField.value === "") nameField.value = own.name;
  tell(find("left"), mayAdd() && form ? (left > 0 ? fill("left", left) : say("leftNone")) : "");
  for (const { id, state, reason, small } of own.photos) {
    let row = rows.get(id);
    if (!row && state === "arriving") continue;
    if (!row) {
      row = drawRow(list, removed, true);
      row.begun(id);
      rows.set(id, row);
    }
    if (small) row.show(small);
    if (state === "refused") row.fail(say(reason) || say("refusedAll"));
    else if (state !== "arriving") row.set(state);
  }
  if (own.photos.length === 0 && !list?.childElementCount) tell(find("left"), say("ownNone"));
  if (own.photos.some(({ state }) => state === "drawing"))
    timer = window.setTimeout(() => void look(), 2_500);
}

async function resume(): Promise<void> {
  const photos = await keptPhotos();
  if (photos.length > 0) said(say("resumed"));
  for (const photo of photos) {
    const row = drawRow(list, removed);
    row.show(URL.createObjectURL(photo.blob));
    row.onCancel(() => void forgetPhoto(photo.key));
    row.set("waits");
    queue.push({ photo, row });
  }
  if (photos.length > 0) void sendNext();
}

function start(): void {
  document.documentElement.classList.add("js");
  readGuest();
  if (!mayAdd() || !form || !files) {
    if (!mayHaveAdded()) return;
    find("own")?.classList.add("many");
    void look();
    return;
  }
  form.classList.add("many");
  files.multiple = true;
  files.required = false;
  tell(find("choose-label"), say("choose"));
  if (nameField && guest.name) nameField.value = guest.name;
  files.addEventListener("change", () => void choose());
  form.addEventListener("submit", (event) => {
    event.preventDefault();
  });
  void resume().then(look);
}

start();
