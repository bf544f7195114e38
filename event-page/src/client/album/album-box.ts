import { call } from "../call.ts";
import { say, tell } from "../page.ts";
import { text } from "../read.ts";

/** Reasons of a report, as everywhere. */
const reasons = ["private-data", "offensive", "impersonation", "scam", "other"];

let photos: readonly unknown[] = [];
let at = 0;

const box = document.createElement("dialog");
const image = document.createElement("img");
const words = document.createElement("p");
const reporting = document.createElement("details");
const reason = document.createElement("select");

export function altOf(photo: unknown): string {
  const by = text(photo, "by");
  return by ? `${say("photo")} ${say("from").replace("{name}", by)}` : say("photo");
}

function draw(): void {
  const photo = photos[at];
  image.src = text(photo, "large");
  image.alt = altOf(photo);
  tell(words, [text(photo, "by"), `${at + 1}/${photos.length}`].filter(Boolean).join(" · "));
  reporting.open = false;
}

function step(by: number): void {
  at = (at + by + photos.length) % photos.length;
  draw();
}

function button(label: string, act: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = label;
  made.addEventListener("click", act);
  return made;
}

async function report(): Promise<void> {
  const photoId = text(photos[at], "id");
  const { result, refusal } = await call("reportAlbumPhoto", {
    photoId,
    report: { reason: reason.value, text: "", contact: "" },
  });
  reporting.open = false;
  tell(words, result ? say("reported") : say(refusal) || say("trouble"));
}

function build(): void {
  box.id = "album-box";
  box.setAttribute("aria-label", say("photo"));
  words.setAttribute("role", "status");
  const place = document.createElement("div");
  place.append(image);
  const summary = document.createElement("summary");
  summary.textContent = say("report");
  for (const value of reasons) reason.append(new Option(say(`reason/${value}`), value));
  reason.setAttribute("aria-label", say("report"));
  reporting.append(
    summary,
    reason,
    button(say("reportSend"), () => void report()),
  );
  const tools = document.createElement("nav");
  tools.append(
    words,
    button(say("previous"), () => {
      step(-1);
    }),
    button(say("next"), () => {
      step(1);
    }),
    button(say("close"), () => {
      box.close();
    }),
    reporting,
  );
  box.append(place, tools);
  box.addEventListener("keydown", ({ key, target }) => {
    if (target === reason) return;
    if (key === "ArrowRight") step(1);
    if (key === "ArrowLeft") step(-1);
  });
  // A thumb that wipes goes on, too.
  let from = 0;
  place.addEventListener("pointerdown", ({ clientX }) => {
    from = clientX;
  });
  place.addEventListener("pointerup", ({ clientX }) => {
    if (Math.abs(clientX - from) > 40) step(clientX < from ? 1 : -1);
  });
  image.draggable = false;
  document.body.append(box);
}

/** Opens a picture over the page, with the way to the others. */
export function openPhoto(all: readonly unknown[], index: number): void {
  if (!box.isConnected) build();
  photos = all;
  at = index;
  draw();
  if (!box.open) box.showModal();
}
