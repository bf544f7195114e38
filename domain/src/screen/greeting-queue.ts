import { screenLimits } from "../limits/screen-limits.ts";

const s = screenLimits;

/** Somebody to be greeted, as the screen knows them. */
export interface Greeting {
  /** Says that two greetings are for the same guest, and nothing else. */
  key: string;
  /** "Bapak Hadi Wiranto & Keluarga" */
  name: string;
  /** Whether the theme's face lacks one of its letters. */
  isPlain: boolean;
  /** Empty for none. */
  table: string;
  /** When they were let in, by the server's clock. */
  at: number;
}

/** What the server says of somebody: they came, or they are not here after all. */
export interface Arrival extends Greeting {
  isHere: boolean;
}

export interface GreetingQueue {
  /** Whoever came first, first. */
  waiting: readonly Greeting[];
  /** Keys of those who were greeted or passed over, the latest last. */
  done: readonly string[];
}

export const emptyQueue: GreetingQueue = { waiting: [], done: [] };

/**
 * The queue after news: who came stands in it once, who is not here after all leaves it, and who was greeted never comes
 * back. The same news any number of times, in any order, makes the same queue.
 */
export function withArrivals(queue: GreetingQueue, arrivals: readonly Arrival[], now: number): GreetingQueue {
  const done = new Set(queue.done);
  const waiting = new Map(queue.waiting.map((greeting) => [greeting.key, greeting]));
  for (const { isHere, ...greeting } of arrivals) {
    if (!isHere) waiting.delete(greeting.key);
    else if (!done.has(greeting.key)) waiting.set(greeting.key, greeting);
  }
  const inTime = [...waiting.values()].filter(({ at }) => now - at <= s.lateMs);
  return { ...queue, waiting: inTime.sort((a, b) => a.at - b.at || (a.key < b.key ? -1 : 1)) };
}

/** How long a slide with so many names can be read. */
export function slideMs(names: number): number {
  return s.slideMs + names * s.nameMs;
}

/**
 * Slides that all who wait would fill, with at most so many names on each: as many as there is room for their letters,
 * and at least one.
 */
function slidesOf(waiting: readonly Greeting[], most: number): Greeting[][] {
  const slides: Greeting[][] = [];
  let letters = 0;
  for (const greeting of waiting) {
    const slide = slides.at(-1);
    letters += greeting.name.length;
    if (slide === undefined || slide.length >= most || letters > s.letters) {
      slides.push([greeting]);
      letters = greeting.name.length;
    } else {
      slide.push(greeting);
    }
  }
  return slides;
}

function totalMs(slides: readonly (readonly Greeting[])[]): number {
  return slides.reduce((sum, slide) => sum + slideMs(slide.length), 0);
}

/**
 * Who is greeted now, and the queue after that. One name on a slide while there is time; in a crowd as few together as
 * bring everybody their greeting within `waitMs` of whoever came first, and never more than can be read.
 */
export function nextGreetings(
  queue: GreetingQueue,
  now: number,
): { slide: readonly Greeting[]; queue: GreetingQueue } {
  const waiting = queue.waiting.filter(({ at }) => now - at <= s.lateMs);
  if (waiting.length === 0) return { slide: [], queue: { ...queue, waiting } };
  const leftMs = s.waitMs - (now - (waiting[0]?.at ?? now));
  let slides = slidesOf(waiting, 1);
  for (let most = 2; most <= s.names && slides.length > 1 && totalMs(slides) > leftMs; most += 1)
    slides = slidesOf(waiting, most);
  const slide = slides[0] ?? [];
  const done = [...queue.done, ...slide.map(({ key }) => key)].slice(-s.remembered);
  return { slide, queue: { waiting: waiting.slice(slide.length), done } };
}
