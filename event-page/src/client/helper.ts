import { keepUnlockToken, pass, readToken } from "./pass-token.ts";
import { find, language, messageOf, say, setBusy, show, tell } from "./page.ts";
import { forgetBranch, showHelperList, showCount, startHelperList } from "./helper-list.ts";
import { post, type Outcome } from "./post.ts";
import { chooseText, leaveText, typedCorrection } from "./correction.ts";
import { mark, queueOf } from "./queue.ts";
import { field, number, text } from "./read.ts";

/** Operation that fills each task's place, the task's name being the address `#<task>`, and how often it is asked again. */
const readings: Record<string, { operation: string; everyMs: number }> = {
  proofread: { operation: "readProofreading", everyMs: 0 },
  programme: { operation: "readProgramme", everyMs: 0 },
  fillList: { operation: "readHelperList", everyMs: 0 },
  answerGuests: { operation: "helperThreads", everyMs: 30_000 },
  sendInvitations: { operation: "helperQueue", everyMs: 0 },
};

/** One guest's thread, at `#answerGuests/<thread>`. */
const threadReading = { operation: "helperThread", everyMs: 15_000 };

/** What was read at each address, for where the signal ends. */
const seen: Record<string, string> = {};

/** Messages of the thread that is shown. */
let known = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
/** An answer that may have arrived; sent again under its id it is the same. */
let attempt = { text: "", id: "" };

const address = () => location.hash.slice(1);
const taskOf = (place: string) => place.split("/")[0] ?? "";
const threadOf = (place: string) => (taskOf(place) === "answerGuests" && place.split("/")[1]) || "";
const replyField = () => find("reply")?.querySelector("textarea");

function showOnly(...shown: string[]): void {
  for (const id of ["pin", "again", "tasks", "task", "reply", "fix", "branch"])
    show(find(id), shown.includes(id));
}

/** Says why there is nothing to see, and asks for the PIN where that is all that is missing. */
function refuse(refusal: string): void {
  const isPin = refusal === "pass/pin-required" || refusal === "pass/wrong-pin";
  if (isPin) keepUnlockToken("");
  else if (refusal.startsWith("pass/")) forgetBranch();
  tell(find("say"), say(refusal) || say("trouble"));
  showOnly(isPin ? "pin" : refusal.startsWith("pass/") ? "" : "again");
  const input = find("pin")?.querySelector("input");
  if (!isPin || !input) return;
  input.value = "";
  input.focus();
}

/** Fills a place; a link in it that had the focus has it again. */
function put(id: string, html: string): void {
  const place = find(id);
  if (!place) return;
  const href = place.contains(document.activeElement) && document.activeElement?.getAttribute("href");
  place.innerHTML = html;
  showCount();
  if (href) place.querySelector<HTMLElement>(`a[href="${href}"]`)?.focus();
}

function showTasks(): void {
  clearTimeout(timer);
  tell(find("say"), "");
  showOnly("tasks");
}

/** Asks again after a while, and never for a page that nobody sees. */
function askLater(everyMs: number): void {
  clearTimeout(timer);
  if (!everyMs) return;
  timer = setTimeout(() => {
    if (document.hidden) askLater(everyMs);
    else void read(true);
  }, everyMs);
}

/** Shows what came of a task. @returns whether it was anything new */
function showResult(place: string, result: unknown): boolean {
  const html = text(result, "html");
  const isNew = html !== "" && html !== seen[place];
  if (isNew) {
    seen[place] = html;
    put("task-body", html);
  }
  if (threadOf(place)) {
    known = Number(number(result, "messages"));
    show(find("reply"), field(result, "isOpen") === true);
  }
  return isNew;
}

/** @param isAgain whether what is shown is only brought up to date */
async function read(isAgain: boolean): Promise<void> {
  const place = address();
  const threadId = threadOf(place);
  const reading = threadId ? threadReading : readings[taskOf(place)];
  if (!reading) return;
  const { token, proof } = pass;
  const more = threadId ? { threadId, known: isAgain ? known : 0 } : queueOf(place);
  const { result, refusal } = await post(reading.operation, { token, language, proof, ...more });
  if (address() !== place || token !== pass.token) return;
  if (result) {
    const isNew = showResult(place, result);
    tell(find("say"), isAgain && isNew ? say("newer") : "");
  } else if (seen[place] && (refusal === "offline" || (isAgain && !refusal))) {
    tell(find("say"), say("earlier"));
  } else {
    refuse(refusal);
    return;
  }
  askLater(reading.everyMs);
}

/** The way up: from a thread to the threads, else to the tasks. */
function setBack(place: string): void {
  const back = find("back");
  tell(back, say(threadOf(place) ? "allThreads" : "all"));
  back?.setAttribute("href", `#${threadOf(place) && "answerGuests"}`);
}

function showTask(): void {
  const place = address();
  const link = document.querySelector(`#tasks a[href="#${taskOf(place)}"]`);
  if (!link) {
    showTasks();
    return;
  }
  clearTimeout(timer);
  known = 0;
  tell(find("say"), say("opening"));
  tell(messageOf(find("reply")), "");
  setBack(place);
  tell(find("task-title"), link.querySelector("b")?.textContent ?? "");
  put("task-body", seen[place] ?? "");
  if (place === "fillList") showHelperList();
  showOnly("task", place === "fillList" ? "branch" : "");
  find("task-title")?.focus();
  void read(false);
}

async function open(pin: string): Promise<void> {
  const { token } = pass;
  if (!token) {
    refuse("pass/none");
    return;
  }
  const form = find("pin");
  setBusy(form, true);
  tell(find("say"), say("opening"));
  const { result, refusal } = await post("openPass", {
    token,
    language,
    pin,
    proof: pin ? "" : pass.proof,
  });
  setBusy(form, false);
  if (token !== pass.token) return;
  if (!result) {
    refuse(refusal);
    return;
  }
  keepUnlockToken(text(result, "proof"));
  put("tasks", text(result, "html"));
  // The door is a page of its own, which is told that the PIN was given.
  const door = document.querySelector<HTMLAnchorElement>("#tasks [data-door]");
  if (door) door.hash = `t=${token}&p=${pass.proof}`;
  showTask();
}

/** What was typed stays until it has arrived. */
async function answer(): Promise<void> {
  const place = address();
  const form = find("reply");
  const input = replyField();
  const written = input?.value.trim();
  if (!input || !written || form?.getAttribute("aria-busy") === "true") return;
  if (attempt.text !== written) attempt = { text: written, id: newId() };
  const { token, proof } = pass;
  setBusy(form, true);
  const threadId = threadOf(place);
  const { result, refusal } = await post("answerThread", { token, language, proof, threadId, ...attempt });
  setBusy(form, false);
  if (result) {
    attempt = { text: "", id: "" };
    input.value = "";
  }
  tell(messageOf(form), result ? say("sent") : say(refusal === "offline" ? "kept" : refusal) || say("kept"));
  if (address() !== place) return;
  if (result) showResult(place, result);
  else if (refusal.startsWith("pass/")) refuse(refusal);
}

/** Does something about the task that is shown; what comes back is the task as it is now. A refusal that no task outlives is shown. */
async function act(operation: string, data: object): Promise<Outcome> {
  const place = address();
  const { token, proof } = pass;
  const outcome = await post(operation, { token, language, proof, ...data });
  const { result, refusal } = outcome;
  if (!result) {
    if (refusal.startsWith("pass/")) refuse(refusal);
    return { ...outcome, refusal: refusal || "trouble" };
  }
  seen[place] = text(result, "html");
  if (address() === place) put("task-body", seen[place]);
  return outcome;
}

/** What was typed stays until it has arrived. */
async function suggest(): Promise<void> {
  const form = find("fix");
  const typed = typedCorrection();
  if (!typed || form?.getAttribute("aria-busy") === "true") return;
  const written = JSON.stringify(typed);
  if (attempt.text !== written) attempt = { text: written, id: newId() };
  setBusy(form, true);
  const { refusal } = await act("suggestCorrection", { ...typed, id: attempt.id });
  setBusy(form, false);
  if (refusal) {
    tell(messageOf(form), say(refusal === "offline" ? "proof-kept" : refusal) || say("proof-kept"));
    // What they read is not what is there.
    if (refusal === "correction/stale") void read(false);
    return;
  }
  leaveText();
  tell(find("say"), say("proof-sent"));
}

async function approve(button: HTMLElement): Promise<void> {
  const { refusal } = await act("approveProofreading", { revision: Number(button.dataset["revision"]) });
  if (refusal === "correction/stale") await read(false);
  tell(find("say"), say(refusal || "proof-thanks") || say("trouble"));
  find("say")?.scrollIntoView({ block: "nearest" });
}

/** 20 letters and digits, as ids of documents are. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => (byte % 36).toString(36)).join("");
}

startHelperList(act, newId);
readToken();
void open("");
addEventListener("hashchange", () => {
  if (readToken()) {
    for (const place of Object.keys(seen)) seen[place] = "";
    void open("");
  } else if (find("tasks")?.firstChild) showTask();
});
find("pin")?.addEventListener("submit", (event) => {
  event.preventDefault();
  const pin = find("pin")?.querySelector("input")?.value ?? "";
  if (pin) void open(pin);
});
find("reply")?.addEventListener("submit", (event) => {
  event.preventDefault();
  void answer();
});
find("task-body")?.addEventListener("click", ({ target }) => {
  chooseText(target);
  const button = target instanceof HTMLElement ? target.closest<HTMLElement>("#approve") : null;
  if (button) void approve(button);
  const word = target instanceof HTMLElement ? target.closest<HTMLElement>("[data-mark]") : null;
  if (word) void mark(act, newId, word);
});
find("fix")?.addEventListener("submit", (event) => {
  event.preventDefault();
  void suggest();
});
find("fix")?.addEventListener("reset", leaveText);
find("again")?.addEventListener("click", () => {
  void open("");
});
