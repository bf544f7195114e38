import { say, tell } from "../page.ts";

/** A picture in the list of one's own. */
export interface Row {
  show: (address: string) => void;
  /** @param share of what is sent, while it is */
  set: (state: string, share?: number) => void;
  /** @param again what "try again" does; without it, it is over */
  fail: (why: string, again?: () => void) => void;
  begun: (photoId: string) => void;
  onCancel: (act: () => void) => void;
  isCancelled: () => boolean;
  take: () => void;
}

function button(label: string, act: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "quiet";
  made.textContent = label;
  made.addEventListener("click", act);
  return made;
}

/** States in which there is something to take out. */
const there = ["drawing", "waiting", "shown", "hidden"];

/**
 * Puts a row into the list; new ones stand first.
 * @param remove asked when the sender is sure
 * @param isLast whether it is an older one
 */
export function drawRow(
  list: HTMLElement | null,
  remove: (photoId: string, row: Row) => Promise<void>,
  isLast = false,
): Row {
  const item = document.createElement("li");
  const place = document.createElement("i");
  const middle = document.createElement("div");
  const words = document.createElement("p");
  const bar = document.createElement("progress");
  const tools = document.createElement("div");
  words.className = "small";
  words.setAttribute("role", "status");
  bar.hidden = true;
  middle.append(words, bar);
  item.append(place, middle, tools);
  if (isLast) list?.append(item);
  else list?.prepend(item);
  let isCancelled = false;
  let id = "";
  let cancelled: () => void = () => undefined;

  const cancel = () => {
    isCancelled = true;
    cancelled();
    if (id) void remove(id, row);
    item.remove();
  };
  const ask = () => {
    tell(words, say("removeSure"));
    tools.replaceChildren(
      button(say("remove"), () => void remove(id, row)),
      button(say("keep"), () => {
        row.set(item.dataset["state"] ?? "");
      }),
    );
    tools.querySelector("button")?.focus();
  };

  const row: Row = {
    show(address) {
      const image = item.querySelector("img") ?? document.createElement("img");
      if (image.getAttribute("src") === address) return;
      image.src = address;
      image.alt = "";
      place.replaceWith(image);
    },
    set(state, share) {
      const isSure = tools.childElementCount === 2 && item.dataset["state"] === state;
      // Never takes the question away from somebody who is about to answer it.
      if (isSure && share === undefined && tools.contains(document.activeElement)) return;
      item.dataset["state"] = state;
      tell(words, say(state).replace("{percent}", `${Math.round((share ?? 0) * 100)}`));
      bar.hidden = share === undefined;
      bar.value = share ?? 0;
      if (there.includes(state)) tools.replaceChildren(button(say("remove"), ask));
      else if (!tools.querySelector("button") || share === undefined)
        tools.replaceChildren(button(say("cancel"), cancel));
    },
    fail(why, again) {
      item.dataset["state"] = "failed";
      tell(words, why);
      bar.hidden = true;
      tools.replaceChildren(...(again ? [button(say("again"), again)] : []), button(say("remove"), cancel));
    },
    begun(photoId) {
      id = photoId;
      item.dataset["id"] = photoId;
    },
    onCancel(act) {
      cancelled = act;
    },
    isCancelled: () => isCancelled,
    take() {
      item.remove();
    },
  };
  return row;
}
