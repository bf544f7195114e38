import { cleanupOutdatedCaches, precacheAndRoute } from "workbox-precaching";

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: Parameters<typeof precacheAndRoute>[0];
};

/*
 * All files of the door are stored before this becomes active, and come from there ever after. A new release waits until
 * no page of the old one is open: nobody's page changes under their hands in the middle of a feast.
 */
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: "index.html" });
cleanupOutdatedCaches();
