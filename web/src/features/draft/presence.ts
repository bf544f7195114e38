import { limits } from "@janur/domain/limits";
import type { Presence } from "@janur/domain/invitation/presence";

interface PresenceOptions {
  uid: string;
  /** Says that this editor is here, and at which section. */
  say: (section: string | null) => Promise<void>;
  /** Takes that back. */
  leave: () => void;
  /** Everybody who said so, as the server has it. */
  watch: (next: (said: readonly Presence[]) => void) => () => void;
  /** This device's clock, in ms. */
  now?: () => number;
}

/** Somebody else who has the draft open now. */
export type Coeditor = Pick<Presence, "uid" | "section">;

export interface PresenceWatch {
  snapshot: () => readonly Coeditor[];
  subscribe: (listener: () => void) => () => void;
  /** Says which section is open now. */
  look: (section: string | null) => void;
  /** Begins; what it returns ends it. */
  open: () => () => void;
}

const { beatMs, goneMs, pauseMs } = limits.presence;

/**
 * Who else has a draft open. This editor says so once when it opens, and again
 * and again only while somebody else is there: one who comes later is seen and
 * answered. Ages are measured by the server's clock, which the own entry tells.
 */
export function createPresence({ uid, say, leave, watch, now = Date.now }: PresenceOptions): PresenceWatch {
  let others: readonly Coeditor[] = [];
  let said: readonly Presence[] = [];
  let section: string | null = null;
  /** What the server's clock is ahead of this one, in ms; null until it has confirmed an own entry. */
  let ahead: number | null = null;
  let confirmedAt = 0;
  let spokeAt = -Infinity;
  /** The section that was said last. */
  let told: string | null = null;
  let isSpeaking = false;
  let isOpen = false;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const speak = () => {
    // Without a signal words would pile up and come out all at once, late.
    if (isSpeaking || !isOpen) return;
    isSpeaking = true;
    spokeAt = now();
    told = section;
    say(told)
      // Who was taken out of the team is told by the invitation itself.
      .catch(() => undefined)
      .finally(() => {
        isSpeaking = false;
        if (told !== section && others.length > 0) soon();
      });
  };
  const soon = () => {
    clearTimeout(pause);
    pause = setTimeout(() => {
      pause = undefined;
      speak();
    }, pauseMs);
  };
  const count = () => {
    const limit = ahead === null ? Infinity : now() + ahead - goneMs;
    const here = said.filter((one) => one.uid !== uid && one.at.getTime() > limit);
    const next = here.map((one) => ({ uid: one.uid, section: one.section }));
    if (JSON.stringify(next) !== JSON.stringify(others)) {
      others = next;
      for (const listener of listeners) listener();
    }
    if (others.length === 0) return;
    if (now() - spokeAt >= beatMs) speak();
    // It was opened before anybody was seen to whom it could be said.
    else if (told !== section && pause === undefined) soon();
  };

  return {
    snapshot: () => others,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    look: (next) => {
      if (section === next) return;
      section = next;
      if (others.length > 0) soon();
    },
    open: () => {
      isOpen = true;
      speak();
      const unwatch = watch((next) => {
        said = next;
        const own = next.find((one) => one.uid === uid)?.at.getTime() ?? 0;
        if (own > confirmedAt) {
          confirmedAt = own;
          ahead = own - now();
        }
        count();
      });
      const timer = setInterval(count, beatMs / 2);
      return () => {
        isOpen = false;
        clearInterval(timer);
        clearTimeout(pause);
        pause = undefined;
        unwatch();
        leave();
      };
    },
  };
}
