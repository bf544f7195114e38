import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { warmParts } from "../../lib/browser/lazy-part.ts";
import { useAfterLoad } from "../../lib/browser/use-after-load.ts";
import { useSignedIn } from "../../lib/session/session.ts";
import { waitingOf } from "../../lib/storage/unsent.ts";

/** Once the first page was shown: has the late parts of each page fetched, and what waits on this device sent. */
export function WarmParts() {
  const { pathname } = useLocation();
  const { uid } = useSignedIn().user;
  const isResting = useAfterLoad();
  useEffect(() => {
    if (isResting) void warmParts();
  }, [isResting, pathname]);
  useEffect(() => {
    if (isResting) sendWaiting(uid).catch(() => undefined);
  }, [isResting, uid]);
  return null;
}

/** Without the code for it, what waits goes from the page where it was typed. */
async function sendWaiting(uid: string): Promise<void> {
  const { gifts, messages } = waitingOf(uid);
  if (gifts > 0) (await import("../../features/gift/use-outbox.ts")).sendWaitingGifts(uid);
  if (messages > 0) (await import("../../features/chat/data.ts")).outboxOf(uid);
}
