import { isCodeCache } from "./kept-code.ts";

declare const self: {
  readonly registration: ServiceWorkerRegistration;
  skipWaiting: () => Promise<void>;
  addEventListener: (type: "install" | "activate", act: (event: Waiting) => void) => void;
};

interface Waiting extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

/* In the place of the worker, should it ever do harm: phones that ask for it again lose it and all that it kept. */
self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => {
  event.waitUntil(leave());
});

async function leave(): Promise<void> {
  for (const name of (await caches.keys()).filter(isCodeCache)) await caches.delete(name);
  await self.registration.unregister();
}
