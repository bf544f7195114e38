import { useSyncExternalStore } from "react";
import { callHost } from "../../lib/client/callables.ts";
import { queryClient } from "../../lib/client/query-client.ts";
import { isSignedInAs, subscribeToSession } from "../../lib/session/session.ts";
import { storedPictures } from "../../lib/storage/stored-pictures.ts";
import { pictureDatabases, waitingKeys, waitingPrefix } from "../../lib/storage/unsent.ts";
import { base64Of } from "../../lib/text/base64.ts";
import { showRows } from "./mutations.ts";
import { makeOutbox, type Outbox } from "./outbox.ts";

/** One for each book and person, for as long as the page is open: it goes on sending while another view is looked at. */
const made = new Map<string, { uid: string; outbox: Outbox }>();

// What one person typed is never sent as another one.
subscribeToSession(() => {
  for (const [key, { uid, outbox }] of made) {
    if (isSignedInAs(uid)) continue;
    outbox.close();
    made.delete(key);
  }
});

const photos = storedPictures(pictureDatabases.gifts);

function outboxOf(invitationId: string, uid: string): Outbox {
  const key = `${uid}.${invitationId}`;
  const known = made.get(key)?.outbox;
  if (known !== undefined) return known;
  const shown = ({ rows }: { rows: string }) => {
    showRows(queryClient, invitationId, rows);
  };
  const outbox = makeOutbox({
    ...{ uid, invitationId, photos },
    save: async ({ giftId, gift, isDouble }) => {
      shown(await callHost("saveGift", { invitationId, giftId, revision: null, gift, isDouble }));
    },
    savePhoto: async (giftId, photo) => {
      shown(await callHost("saveGiftPhoto", { invitationId, giftId, picture: await base64Of(photo) }));
    },
  });
  made.set(key, { uid, outbox });
  return outbox;
}

export function useOutbox(invitationId: string, uid: string) {
  const outbox = outboxOf(invitationId, uid);
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries);
  return { outbox, entries };
}

/** Goes on sending what waits on this device, whichever book it belongs to and whatever is on the screen. */
export function sendWaitingGifts(uid: string): void {
  const from = waitingPrefix("gifts", uid).length;
  for (const key of waitingKeys("gifts", uid)) outboxOf(key.slice(from).split(".")[0] ?? "", uid);
}
