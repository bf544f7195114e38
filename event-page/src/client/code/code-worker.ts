import { cacheOf } from "./cache-of.ts";
import { isCodeCache, isFor, isOver, keptAddress, linkProof, ownHeader, tokenIn } from "./kept-code.ts";

/** As much of a service worker's world as this one uses: the library's types of workers exclude those of pages. */
interface Extendable extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface Fetching extends Extendable {
  readonly request: Request & { readonly isReloadNavigation?: boolean };
  readonly preloadResponse: Promise<unknown>;
  respondWith: (answer: Promise<Response>) => void;
}
declare const self: {
  readonly registration: ServiceWorkerRegistration;
  skipWaiting: () => Promise<void>;
  addEventListener: ((type: "install" | "activate", act: (event: Extendable) => void) => void) &
    ((type: "fetch", act: (event: Fetching) => void) => void);
};

/*
 * Stands between the guests' pages and the network on phones that keep a code, and lets everything through: only where
 * no answer comes does the page of a kept code stand in, and only for the link that it was kept for.
 */

/** How long a signal that is nearly gone may take; whoever asks once more waits for the invitation itself. */
const patienceMs = 6_000;
const patienceOfReloadMs = 30_000;

self.addEventListener("install", () => void self.skipWaiting());
// The request leaves at once, and not after this worker was started.
self.addEventListener("activate", (event) => {
  event.waitUntil(self.registration.navigationPreload.enable());
});

self.addEventListener("fetch", (event) => {
  const { mode, method, url } = event.request;
  if (mode !== "navigate" || method !== "GET") return;
  event.respondWith(answer(event, tokenIn(new URL(url))));
  event.waitUntil(tidy());
});

async function answer(event: Fetching, token: string): Promise<Response> {
  const live = ask(event);
  if (token === "") return live;
  const kept = await keptFor(token).catch(() => undefined);
  if (kept === undefined) return live;
  try {
    const response = await within(
      event.request.isReloadNavigation === true ? patienceOfReloadMs : patienceMs,
      live,
    );
    // There is no such invitation any more.
    if (response.status === 404 || response.status === 410) await caches.delete(cacheOf(token));
    return response.status < 500 ? response : kept;
  } catch {
    return kept;
  }
}

async function ask(event: Fetching): Promise<Response> {
  const preloaded: unknown = await event.preloadResponse;
  return preloaded instanceof Response ? preloaded : fetch(event.request);
}

async function within(ms: number, live: Promise<Response>): Promise<Response> {
  return Promise.race([
    live,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => {
        reject(new Error("no answer yet"));
      }, ms);
    }),
  ]);
}

async function keptFor(token: string): Promise<Response | undefined> {
  const kept = await keptIn(cacheOf(token));
  return kept !== undefined && isFor(kept.headers, await linkProof(token), Date.now()) ? kept : undefined;
}

/** What lies in a cache; by a group's link nothing once the guest's own is forgotten. */
async function keptIn(name: string): Promise<Response | undefined> {
  const kept = await caches.match(keptAddress, { cacheName: name });
  const own = kept?.headers.get(ownHeader) ?? name;
  return own === name || (await caches.has(own)) ? kept : undefined;
}

/** Forgets what is over; where nothing is left, the worker goes as well. */
async function tidy(): Promise<void> {
  let left = 0;
  for (const name of (await caches.keys()).filter(isCodeCache)) {
    const kept = await keptIn(name);
    if (kept === undefined || isOver(kept.headers, Date.now())) await caches.delete(name);
    else left += 1;
  }
  if (left === 0) await self.registration.unregister();
}
