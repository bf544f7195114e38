import { onRequest } from "firebase-functions/v2/https";
import { serviceOptions } from "./options.ts";

/*
 * Few services, each with a table behind it: a service per button would mean
 * a cold start per button. A service loads its own part of the bundle only.
 */

/** `/event/**`: the guests' page, its plain forms and its wishes. */
export const eventPage = onRequest(serviceOptions.eventPage, async (request, response) => {
  const { serveEventPage } = await import("./pages/serve-event-page.ts");
  await serveEventPage(request, response);
});

/** `/api/guest/<name>`: operations of guests without an account. */
export const guest = onRequest(serviceOptions.guest, async (request, response) => {
  const [{ dispatch }, { guestTable }] = await Promise.all([
    import("./operations/dispatch.ts"),
    import("./operations/guest-table.ts"),
  ]);
  await dispatch(guestTable, request, response);
});

/** `/api/host/<name>`: operations of signed-in hosts. */
export const host = onRequest(serviceOptions.host, async (request, response) => {
  const [{ dispatch }, { hostTable }] = await Promise.all([
    import("./operations/dispatch.ts"),
    import("./operations/host-table.ts"),
  ]);
  await dispatch(hostTable, request, response);
});

/** `/api/staff/<name>`: operations of the staff. */
export const staff = onRequest(serviceOptions.staff, async (request, response) => {
  const [{ dispatch }, { staffTable }] = await Promise.all([
    import("./operations/dispatch.ts"),
    import("./operations/staff-table.ts"),
  ]);
  await dispatch(staffTable, request, response);
});

/** `/api/apps/**`: what programs of others ask for by an address of their own. */
export const apps = onRequest(serviceOptions.apps, async (request, response) => {
  const { serveIntegrations } = await import("./pages/serve-integrations.ts");
  await serveIntegrations(request, response);
});

/** `/media/**`: pictures and music, whole or in part. */
export const media = onRequest(serviceOptions.media, async (request, response) => {
  const { serveMedia } = await import("./pages/serve-media.ts");
  await serveMedia(request, response);
});
