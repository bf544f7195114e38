import { find, messageOf, say, setBusy, show, tell } from "./page.ts";
import { pass } from "./pass-token.ts";
import type { Outcome } from "./post.ts";
import { field, parse, text } from "./read.ts";
import { keep, kept } from "./storage.ts";

/** Calls an operation of the helper's and shows the list that comes back. */
type Act = (operation: string, data: object) => Promise<Outcome>;

interface Guest {
  id: string;
  person: { name: string; honorific: string; suffix: string; origin: string; seats: number };
  phone: string;
}

const names = ["honorific", "name", "suffix", "phone", "seats", "origin"] as const;
type Name = (typeof names)[number];

/** Whom the form is about, where they were written down before. */
let changed = "";
/** What may have arrived; sent again under its id it is the same. */
let attempt = { text: "", id: "" };
/** Who was removed last. */
let removed: Guest | null = null;

const form = () => find("add");
const pasteForm = () => find("paste");
const pasteField = () => pasteForm()?.querySelector("textarea");
const fieldOf = (name: Name) => form()?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`);
/** Theirs alone, also where several helpers use one phone. */
const draftKey = () => `janur:branch:${pass.token.split(".")[0] ?? ""}`;

function valueOf(name: Name): string {
  const input = fieldOf(name);
  if (input instanceof HTMLInputElement && input.type === "checkbox") return input.checked ? input.value : "";
  return input?.value.trim() ?? "";
}

function setValue(name: Name, value: string): void {
  const input = fieldOf(name);
  if (input instanceof HTMLInputElement && input.type === "checkbox") {
    // What stands behind a name may be worded otherwise.
    if (value) input.value = value;
    input.checked = value !== "";
  } else if (input) input.value = value;
}

function complain(name: "name" | "phone", message: string): void {
  tell(find(`bad-${name}`), message);
  const field = fieldOf(name);
  if (!message) {
    field?.removeAttribute("aria-invalid");
    return;
  }
  field?.setAttribute("aria-invalid", "true");
  field?.focus();
}

/** Keeps what is typed for when the page is opened again. */
function keepDraft(): void {
  const typed = names.map(valueOf);
  const list = pasteField()?.value ?? "";
  const isEmpty = !changed && !typed[1] && !typed[3] && !list;
  keep("localStorage", draftKey(), isEmpty ? "" : JSON.stringify({ changed, typed, list }));
}

/** Gives back what was typed before. */
export function showHelperList(): void {
  const draft = parse(kept("localStorage", draftKey()));
  const typed = field(draft, "typed");
  const list = text(draft, "list");
  emptyForm();
  if (Array.isArray(typed)) {
    names.forEach((name, index) => {
      setValue(name, text(typed, `${index}`));
    });
    setChanged(text(draft, "changed"));
  }
  const input = pasteField();
  if (input) input.value = list;
  find("many")?.toggleAttribute("open", list !== "");
  tell(messageOf(pasteForm()), "");
}

/** Nothing of what was typed stays on the phone of somebody whose link is no good any more. */
export function forgetBranch(): void {
  keep("localStorage", draftKey(), "");
}

function setChanged(id: string): void {
  changed = id;
  tell(form()?.querySelector(".btn"), say(id ? "branch-save" : "branch-add"));
  show(form()?.querySelector("[type=reset]"), id !== "");
}

function emptyForm(): void {
  for (const name of names) setValue(name, "");
  // What stands usually in a field.
  for (const name of ["seats", "suffix"] as const) {
    const input = fieldOf(name);
    if (input) input.value = input.dataset["usual"] ?? "";
  }
  complain("name", "");
  complain("phone", "");
  tell(messageOf(form()), "");
  setChanged("");
}

/** A family is more people than one; a number that somebody has chosen stays. */
function seatFamily(): void {
  const { usual = "", family = "" } = fieldOf("seats")?.dataset ?? {};
  const seats = valueOf("seats");
  if (valueOf("suffix")) {
    if (seats === usual) setValue("seats", family);
  } else if (seats === family) setValue("seats", usual);
}

function guestOf(dataset: DOMStringMap): Guest {
  const { id = "", name = "", honorific = "", suffix = "", origin = "", seats, phone = "" } = dataset;
  return { id, person: { name, honorific, suffix, origin, seats: Number(seats) }, phone };
}

function typedGuest(id: string): Guest {
  const [honorific = "", name = "", suffix = "", phone = "", seats = "", origin = ""] = names.map(valueOf);
  return { id, person: { name, honorific, suffix, origin, seats: Number(seats) }, phone };
}

function idOfAttempt(written: string, newId: () => string): string {
  if (attempt.text !== written) attempt = { text: written, id: newId() };
  return attempt.id;
}

const words = (refusal: string) => say(refusal === "offline" ? "branch-kept" : refusal) || say("branch-kept");

async function add(act: Act, newId: () => string): Promise<void> {
  const place = form();
  if (place?.getAttribute("aria-busy") === "true") return;
  complain("phone", "");
  complain("name", valueOf("name") ? "" : say("branch-name"));
  if (!valueOf("name")) return;
  const wasChanged = changed;
  const guest = typedGuest(changed || idOfAttempt(JSON.stringify(names.map(valueOf)), newId));
  setBusy(place, true);
  const { refusal, params } = await act("proposeGuest", guest);
  setBusy(place, false);
  tell(messageOf(place), "");
  if (refusal === "input/invalid" && JSON.stringify(params).includes("phone")) {
    complain("phone", say("branch-phone"));
    return;
  }
  if (refusal) {
    tell(messageOf(place), words(refusal));
    return;
  }
  attempt = { text: "", id: "" };
  emptyForm();
  keepDraft();
  tell(messageOf(place), say(wasChanged ? "branch-saved" : "branch-added"));
  fieldOf("name")?.focus();
}

async function addList(act: Act, newId: () => string): Promise<void> {
  const place = pasteForm();
  const input = pasteField();
  const written = input?.value.trim();
  if (!input || !written || place?.getAttribute("aria-busy") === "true") return;
  setBusy(place, true);
  const { refusal, result } = await act("proposeLines", {
    text: written,
    id: idOfAttempt(written, newId),
  });
  setBusy(place, false);
  if (!refusal) {
    attempt = { text: "", id: "" };
    input.value = text(result, "rest");
    keepDraft();
  }
  tell(messageOf(place), refusal ? words(refusal) : text(result, "said"));
}

async function remove(guest: Guest, act: Act): Promise<void> {
  const { refusal } = await act("withdrawProposal", { id: guest.id });
  const place = find("say");
  tell(place, refusal ? words(refusal) : say("branch-removed"));
  if (!refusal) {
    removed = guest;
    if (changed === guest.id) emptyForm();
    const undo = document.createElement("button");
    undo.className = "link";
    undo.type = "button";
    undo.textContent = say("branch-undo");
    undo.addEventListener("click", () => {
      void giveBack(act);
    });
    place?.append(" ", undo);
  }
  place?.scrollIntoView({ block: "nearest" });
}

async function giveBack(act: Act): Promise<void> {
  if (!removed) return;
  const { refusal } = await act("proposeGuest", removed);
  if (!refusal) removed = null;
  tell(find("say"), refusal && words(refusal));
}

/** The count above the form, and the one beside the task's name. */
export function showCount(): void {
  const count = find("task-body")?.querySelector<HTMLElement>("[data-count]")?.dataset["count"];
  if (count) tell(document.querySelector("#tasks [data-branch]"), count);
}

/** Listens to the form, the pasted list, and the buttons beside each name. */
export function startHelperList(act: Act, newId: () => string): void {
  find("branch")?.addEventListener("input", ({ target }) => {
    if (target === fieldOf("suffix")) seatFamily();
    keepDraft();
  });
  form()?.addEventListener("submit", (event) => {
    event.preventDefault();
    void add(act, newId);
  });
  form()?.addEventListener("reset", (event) => {
    event.preventDefault();
    emptyForm();
    keepDraft();
  });
  pasteForm()?.addEventListener("submit", (event) => {
    event.preventDefault();
    void addList(act, newId);
  });
  find("task-body")?.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-do]") : null;
    if (!button?.parentElement) return;
    const guest = guestOf(button.parentElement.dataset);
    if (button.dataset["do"] === "remove") void remove(guest, act);
    else {
      const { dataset } = button.parentElement;
      emptyForm();
      for (const name of names) setValue(name, dataset[name] ?? "");
      setChanged(guest.id);
      keepDraft();
      find("add-title")?.scrollIntoView({ block: "start" });
      fieldOf("name")?.focus();
    }
  });
}
