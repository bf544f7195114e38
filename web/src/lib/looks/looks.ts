import type { ThemeId } from "@janur/domain/content/theme";
import { lookUrls } from "@janur/event-page/generated/look-urls";
import { lookSchema } from "@janur/event-page/themes/base/look-schema";
import { hasLook, provideLook } from "@janur/event-page/themes/base/look";

interface Loading {
  promise: Promise<void>;
  /** Milliseconds of the page's own clock. */
  failedAt: number | null;
}

const known = new Map<ThemeId, Loading>();

/** A failure is told to everybody who asks this soon after it: React asks again when it has heard of it. */
const patienceMs = 3_000;

/** Fetches a theme's look once, so that the guests' page can be drawn in it; for React's `use`. */
export function loadLook(theme: ThemeId): Promise<void> {
  const earlier = known.get(theme);
  if (
    earlier !== undefined &&
    (earlier.failedAt === null || performance.now() - earlier.failedAt < patienceMs)
  ) {
    return earlier.promise;
  }
  const loading: Loading = {
    promise: hasLook(theme) ? Promise.resolve() : fetchLook(theme),
    failedAt: null,
  };
  known.set(theme, loading);
  loading.promise.catch(() => {
    loading.failedAt = performance.now();
  });
  return loading.promise;
}

async function fetchLook(theme: ThemeId): Promise<void> {
  const answer = await fetch(lookUrls[theme]);
  if (!answer.ok) throw new Error(`The look of ${theme} was answered with ${String(answer.status)}.`);
  provideLook(theme, lookSchema.parse(await answer.json()));
}

const tried = new WeakMap<Promise<void>, Promise<boolean>>();

/** The same for pictures that may be missing: whether it came. */
export function tryLook(theme: ThemeId): Promise<boolean> {
  const promise = loadLook(theme);
  const earlier = tried.get(promise);
  if (earlier !== undefined) return earlier;
  const outcome = promise.then(
    () => true,
    () => false,
  );
  tried.set(promise, outcome);
  return outcome;
}
