import { keepProof, pass, readToken } from "./pass-token.ts";
import { find, language, say, setBusy, show, tell } from "./page.ts";
import { post } from "./post.ts";
import { text } from "./read.ts";

/** Operation that fills each task's place; its name is the address `#<task>`. */
const readings: Record<string, string> = { programme: "readProgramme" };

/** What was read of each task, for where the signal ends. */
const seen: Record<string, string> = {};

const task = () => location.hash.slice(1);

function showOnly(...shown: string[]): void {
  for (const id of ["pin", "again", "tasks", "task"]) show(find(id), shown.includes(id));
}

/** Says why there is nothing to see, and asks for the PIN where that is all that is missing. */
function refuse(refusal: string): void {
  const isPin = refusal === "pass/pin-required" || refusal === "pass/wrong-pin";
  if (isPin) keepProof("");
  tell(find("say"), say(refusal) || say("trouble"));
  showOnly(isPin ? "pin" : refusal.startsWith("pass/") ? "" : "again");
  const input = find("pin")?.querySelector("input");
  if (!isPin || !input) return;
  input.value = "";
  input.focus();
}

function put(id: string, html: string): void {
  const place = find(id);
  if (place) place.innerHTML = html;
}

function showTasks(): void {
  tell(find("say"), "");
  showOnly("tasks");
}

async function showTask(name: string): Promise<void> {
  const reading = readings[name];
  const link = document.querySelector(`#tasks a[href="#${name}"]`);
  if (!reading || !link) {
    showTasks();
    return;
  }
  tell(find("say"), say("opening"));
  tell(find("task-title"), link.querySelector("b")?.textContent ?? "");
  put("task-body", seen[name] ?? "");
  showOnly("task");
  find("task-title")?.focus();
  const { token, proof } = pass;
  const { result, refusal } = await post(reading, { token, language, proof });
  if (task() !== name) return;
  if (result) seen[name] = text(result, "html");
  const html = seen[name];
  if (!html || !(result || refusal === "offline")) {
    refuse(refusal);
    return;
  }
  put("task-body", html);
  tell(find("say"), result ? "" : say("earlier"));
}

function route(): void {
  if (task()) void showTask(task());
  else showTasks();
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
  keepProof(text(result, "proof"));
  put("tasks", text(result, "html"));
  route();
}

readToken();
void open("");
addEventListener("hashchange", () => {
  if (readToken()) void open("");
  else if (find("tasks")?.firstChild) route();
});
find("pin")?.addEventListener("submit", (event) => {
  event.preventDefault();
  const pin = find("pin")?.querySelector("input")?.value ?? "";
  if (pin) void open(pin);
});
find("again")?.addEventListener("click", () => {
  void open("");
});
