import { place, show } from "./place.ts";
import { isStopped, step, togglePause } from "./player.ts";
import { say } from "./texts.ts";

/** How long buttons, the pointer and the hint stay after the last movement. */
const barMs = 4_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** What keys do; remotes of televisions and presenters send these as well. */
const keys: Readonly<Record<string, () => void>> = {
  ArrowRight: forward,
  ArrowDown: forward,
  PageDown: forward,
  MediaTrackNext: forward,
  ArrowLeft: back,
  ArrowUp: back,
  PageUp: back,
  MediaTrackPrevious: back,
  " ": pause,
  MediaPlayPause: pause,
  MediaPlay: pause,
  MediaPause: pause,
  f: toggleFullScreen,
  F: toggleFullScreen,
  Enter: confirm,
  Escape: resume,
};

function forward(): void {
  step(1);
}

function back(): void {
  step(-1);
}

function pause(): void {
  togglePause();
  mark();
}

/** Esc leaves full screen by itself; a pause it ends as well. */
function resume(): void {
  if (isStopped()) pause();
}

/** OK of a remote: the whole screen first, then a pause. */
function confirm(): void {
  if (document.fullscreenElement === null && document.fullscreenEnabled) toggleFullScreen();
  else pause();
}

function toggleFullScreen(): void {
  const change =
    document.fullscreenElement === null
      ? document.documentElement.requestFullscreen({ navigationUI: "hide" })
      : document.exitFullscreen();
  void change.catch(() => undefined);
}

let isOffline = false;

/** A small mark in the corner for the family; no guest is told of a signal. */
export function setOffline(is: boolean): void {
  isOffline = is;
  mark();
}

function mark(): void {
  const element = place("mark");
  const state = isStopped() ? "paused" : isOffline ? "offline" : "";
  element.dataset["state"] = state;
  element.title = state === "" ? "" : say(state);
  element.textContent = state === "" ? "" : say(state);
  show(element, state !== "");
  place("pause").classList.toggle("on", isStopped());
  label();
}

function label(): void {
  const names = {
    previous: "previous",
    pause: isStopped() ? "resume" : "pause",
    next: "next",
    full: "fullScreen",
  };
  for (const [id, name] of Object.entries(names)) place(id).setAttribute("aria-label", say(name));
}

/** Buttons for hands, which go by themselves. */
function showBar(): void {
  label();
  show(place("bar"), true);
  document.documentElement.classList.add("touched");
  clearTimeout(timer);
  timer = setTimeout(() => {
    // Somebody who moves with the keyboard among the buttons is not interrupted.
    if (place("bar").contains(document.activeElement)) return;
    show(place("bar"), false);
    document.documentElement.classList.remove("touched");
  }, barMs);
}

/** Says once what the keys do. */
export function hint(): void {
  const element = place("hint");
  element.textContent = say("keys");
  show(element, true);
  setTimeout(() => {
    show(element, false);
  }, barMs * 2);
}

export function startRemote(): void {
  addEventListener("keydown", (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    // Buttons keep what they do by themselves.
    if (target instanceof HTMLButtonElement && (key === "Enter" || key === " ")) return;
    const act = keys[key];
    if (act === undefined) return;
    if (key !== "Escape") event.preventDefault();
    act();
  });
  for (const [id, act] of [
    ["previous", back],
    ["pause", pause],
    ["next", forward],
    ["full", toggleFullScreen],
  ] as const)
    place(id).addEventListener("click", act);
  addEventListener("pointerdown", showBar);
  // Browsers tell of a pointer that lies still, too, when the page beneath it changes.
  addEventListener("pointermove", ({ movementX, movementY }) => {
    if (Math.abs(movementX) + Math.abs(movementY) > 1) showBar();
  });
}
