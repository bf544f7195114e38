import type { ScreenCursor, ScreenShow } from "@janur/domain/contracts/screen-callables";
import { screenLimits } from "@janur/domain/limits/screen-limits";
import { askAgainMs, retryMs } from "@janur/domain/screen/asking-pace";
import { field, parse } from "../read.ts";
import { ask } from "./ask.ts";
import { stayAwake } from "./awake.ts";
import { undress, wear } from "./look.ts";
import { forget, keepShow, keptShow, pass, readToken } from "./pass.ts";
import { greet, play, stop, tick } from "./player.ts";
import { hint, setOffline, startRemote } from "./remote.ts";
import { setClock, tellTime } from "./slide.ts";
import { say } from "./texts.ts";

/** How often it is looked whether a slide has been there long enough. */
const tickMs = 250;

let since: ScreenCursor = { at: 0, nonce: "" };
let seen: string[] = [];
let known = "";
/** By this device's clock. */
let showAskedAt = 0;
let cameAt = Date.now();
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let isAsking = false;
/** How long the server lets the next call wait for somebody to come, by its last answer. */
let offeredMs = 0;
/** What the last call brought: `"hasty"` is nobody although it was to wait, which would be asked for without end. */
let brought: "somebody" | "nobody" | "hasty" = "nobody";

/** What a refusal of the pass says: nobody shows a word of an error to a hall. */
function end(text: string): void {
  clearTimeout(timer);
  forget();
  stop();
  [known, seen, since] = ["", [], { at: 0, nonce: "" }];
  undress(say("neutral"), text);
}

function dress(look: ScreenShow, aheadMs: number): void {
  wear(look);
  setClock(look.zone, aheadMs);
  play(look, aheadMs);
}

/** @returns whether an answer came */
async function askShow(token: string): Promise<boolean> {
  const { given, refusal } = await ask("openScreen", { token, known });
  if (pass.token !== token) return true;
  if (refusal.startsWith("pass/")) {
    end(say("ended"));
    return true;
  }
  if (given === null) return false;
  showAskedAt = Date.now();
  const aheadMs = given.serverAt - Date.now();
  if (given.show !== null) {
    known = given.known;
    keepShow(JSON.stringify({ show: given.show, expireAt: given.expireAt }));
    dress(given.show, aheadMs);
  }
  return true;
}

/** @returns whether an answer came */
async function askNews(token: string): Promise<boolean> {
  for (let hasMore = true; hasMore;) {
    const [waitMs, askedAt] = [offeredMs, Date.now()];
    const { given, refusal } = await ask("screenNews", { token, since, seen, waitMs }, waitMs);
    // An earlier release, to which somebody went back meanwhile, neither understands the question nor offers anything.
    offeredMs = given?.waitMs ?? 0;
    if (pass.token !== token) return true;
    if (refusal.startsWith("pass/")) {
      end(say("ended"));
      return true;
    }
    if (given === null) return false;
    const { arrivals } = given;
    ({ since, hasMore } = given);
    seen = [...new Set([...seen, ...arrivals.map(({ event }) => event)])].slice(-screenLimits.seen);
    const isHasty = waitMs > 0 && Date.now() - askedAt < screenLimits.busyEveryMs;
    brought = arrivals.length > 0 ? "somebody" : isHasty ? "hasty" : "nobody";
    if (brought === "somebody") cameAt = Date.now();
    greet(arrivals);
  }
  return true;
}

/** Asks for what is new, and again after a while, for as long as somebody sees the screen. */
async function catchUp(): Promise<void> {
  const { token } = pass;
  if (token === "" || isAsking) return;
  clearTimeout(timer);
  isAsking = true;
  const isShowDue = known === "" || Date.now() - showAskedAt >= screenLimits.showEveryMs;
  const isAnswered = (!isShowDue || (await askShow(token))) && pass.token === token && (await askNews(token));
  isAsking = false;
  if (pass.token === "") return;
  failures = isAnswered ? 0 : failures + 1;
  // One answer that is late is no lost connection.
  setOffline(failures > 1);
  timer = setTimeout(() => {
    if (document.hidden) return;
    void catchUp();
  }, nextMs(isAnswered));
}

function nextMs(isAnswered: boolean): number {
  if (!isAnswered) return retryMs(failures, Math.random());
  if (offeredMs === 0 || brought === "hasty") return askAgainMs(Date.now() - cameAt);
  return brought === "somebody" ? screenLimits.gatherMs : 0;
}

/** What was shown last, while nothing else is there: a reload in a hall without a signal. */
function recall(): void {
  const stored = parse(keptShow());
  const show = field(stored, "show");
  const expireAt = field(stored, "expireAt");
  if (typeof expireAt !== "string" || Date.parse(expireAt) <= Date.now()) return;
  if (isShow(show)) dress(show, 0);
}

/** Written by this page; a text that another release wrote is asked for anew. */
function isShow(show: unknown): show is ScreenShow {
  return (
    Array.isArray(field(show, "slides")) &&
    Array.isArray(field(show, "welcome")) &&
    Array.isArray(field(show, "languages")) &&
    typeof field(show, "crown") === "string"
  );
}

function start(): void {
  readToken();
  if (pass.token === "") {
    undress(say("neutral"), say("noLink"));
    return;
  }
  recall();
  void catchUp();
  hint();
}

startRemote();
stayAwake();
start();
setInterval(() => {
  tick();
  tellTime();
}, tickMs);
addEventListener("hashchange", () => {
  if (!readToken()) return;
  [known, seen, since] = ["", [], { at: 0, nonce: "" }];
  stop();
  start();
});
addEventListener("online", () => void catchUp());
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) void catchUp();
});
