import { call } from "./call.ts";
import { guest } from "./guest.ts";
import { find, messageOf, tell } from "./page.ts";
import { number, text } from "./read.ts";
import { purgePending } from "./rsvp.ts";
import { openUnnamed } from "./unnamed.ts";

async function fetchOwnData(box: HTMLElement): Promise<void> {
  const { result } = await call("myData", { token: guest.token });
  if (!result) tell(messageOf(box), box.dataset["trouble"] ?? "");
  else
    for (const place of box.querySelectorAll<HTMLElement>("[data-own]")) {
      const name = place.dataset["own"] ?? "";
      tell(place, /s$/.test(name) ? number(result, name) : text(result, name) || "–");
    }
}

async function forget(button: HTMLButtonElement): Promise<void> {
  const box = find("own-data");
  button.disabled = true;
  const { result, refusal } = await call("forgetMe", { token: guest.token });
  button.disabled = false;
  // A link that is dead already is forgotten, too.
  if (result || refusal === "link/invalid") {
    purgePending();
    openUnnamed(box?.dataset["forgotten"] ?? "");
  } else tell(messageOf(box), box?.dataset["trouble"] ?? "");
}

/** "Lihat atau hapus data saya": fetched when it is opened, deleted after one more question. */
export function startOwnData(): void {
  // `toggle` does not bubble, and the section's inside is replaced.
  addEventListener(
    "toggle",
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.id === "own-data" && target.open)
        void fetchOwnData(target);
    },
    true,
  );
  addEventListener("click", ({ target }) => {
    if (target instanceof HTMLButtonElement && target.id === "forget") void forget(target);
  });
}
