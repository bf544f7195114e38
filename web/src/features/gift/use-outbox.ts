import { useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { showRows } from "./mutations.ts";
import { makeOutbox, type Outbox } from "./outbox.ts";

/** One for each book and person, for as long as the page is open: it goes on sending while another view is looked at. */
const made = new Map<string, Outbox>();

export function useOutbox(invitationId: string, uid: string) {
  const client = useQueryClient();
  const key = `janur.gifts.${uid}.${invitationId}`;
  let outbox = made.get(key);
  if (outbox === undefined) {
    outbox = makeOutbox(key, invitationId, (rows) => {
      showRows(client, invitationId, rows);
    });
    made.set(key, outbox);
  }
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries);
  return { outbox, entries };
}
