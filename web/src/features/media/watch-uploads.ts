import { unsentMark } from "../../lib/storage/unsent.ts";
import { isOver, type UploadQueue } from "./upload-queue.ts";

/**
 * Lets a queue go on when signal is back, also after the editor was left; closing the tab and signing out ask for as
 * long as something is on its way.
 */
export function watchUploads<Taken>(queue: UploadQueue<Taken>): void {
  const mark = unsentMark();
  const resume = () => {
    queue.resume();
  };
  queue.subscribe(() => {
    const isLeft = queue.snapshot().some(({ state }) => !isOver(state));
    mark(isLeft);
    if (isLeft) window.addEventListener("online", resume);
    else window.removeEventListener("online", resume);
  });
}
