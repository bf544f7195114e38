import { say, tell } from "./page.ts";
import { keep, kept } from "./storage.ts";

const key = "janur:mute";

/**
 * Begins the invitation's music, where there is some; a button ends it, and is remembered.
 * @param open the cover's button, which names it
 */
export function playMusic(open: HTMLElement | null): void {
  const address = open?.dataset["music"];
  if (!address) return;
  // Another tap begins nothing anew.
  delete open.dataset["music"];
  const button = document.createElement("button");
  const audio = new Audio();
  const label = () => {
    tell(button, say(audio.paused ? "sound" : "quiet"));
  };
  const follow = () => {
    if (document.hidden || kept("localStorage", key)) audio.pause();
    else {
      // Not a byte of it before.
      audio.src ||= address;
      // Where the phone wants a tap of its own, the button says so.
      audio.play().catch(label);
    }
    label();
  };
  audio.loop = true;
  button.className = "btn sound";
  button.onclick = () => {
    keep("localStorage", key, audio.paused ? "" : key);
    follow();
  };
  document.body.append(button);
  document.onvisibilitychange = follow;
  follow();
}
