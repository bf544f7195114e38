import { Notifications, notifications, notificationsStore } from "@mantine/notifications";
import { IconAlertTriangle, IconCheck, IconInfoCircle } from "@tabler/icons-react";
import i18next from "i18next";
import { useEffect, type ReactNode } from "react";
import { Icon } from "../icon.tsx";
import classes from "./toaster.module.css";

/** The specification's duration of a toast, in ms. */
export const TOAST_DURATION = 50_000;

/** Mantine queues what exceeds its limit, so an urgent message could wait 50 s: the oldest goes instead. */
const visibleAtOnce = { phone: 1, desktop: 4 } as const;

const tones = {
  info: { color: "nila", icon: <Icon of={IconInfoCircle} /> },
  done: { color: "tanah", icon: <Icon of={IconCheck} /> },
  problem: { color: "cabai", icon: <Icon of={IconAlertTriangle} /> },
} as const;

export interface Toast {
  tone: keyof typeof tones;
  title?: string;
  message: ReactNode;
  /** Two toasts with one id are one: the later replaces the earlier. */
  id?: string;
}

function isPhone(): boolean {
  return window.matchMedia("(max-width: 47.99em)").matches;
}

/** Use `showToast` of toast.ts, which fetches this file. Shows a message for 50 s with a close button, evicting the oldest where the place is taken. */
export function show({ tone, title, message, id }: Toast): void {
  const limit = isPhone() ? visibleAtOnce.phone : visibleAtOnce.desktop;
  const shown = notificationsStore.getState().notifications.filter((shownToast) => shownToast.id !== id);
  for (const oldest of shown.slice(0, Math.max(0, shown.length - limit + 1))) {
    if (oldest.id !== undefined) notifications.hide(oldest.id);
  }
  if (id !== undefined) notifications.hide(id);
  notifications.show({
    ...tones[tone],
    ...(id === undefined ? {} : { id }),
    ...(title === undefined ? {} : { title }),
    message,
    autoClose: TOAST_DURATION,
    withCloseButton: true,
    closeButtonProps: { "aria-label": i18next.t("shell:action.close") },
  });
}

export function hide(id: string): void {
  notifications.hide(id);
}

/** The height that toasts take below a phone's header, in px: the shell, its bars and dialogs that fill the screen begin lower by it. */
const roomProperty = "--janur-toast";
const gap = 12;

/** A finger is lifted some ms before the tap that it was is told. */
const afterTap = 100;

/** The height of the tallest, in px: a phone has one at a time, beside one that is going. */
function heightOf(toasts: Element): number {
  return Math.max(
    0,
    ...Array.from(toasts.querySelectorAll<HTMLElement>('[role="alert"]'), (toast) => toast.offsetHeight),
  );
}

/** Makes room for toasts in one step, but moves nothing from under a finger: not while it presses, and of a page that is scrolled nothing at all. */
function useRoom(): void {
  useEffect(() => {
    const root = document.documentElement.style;
    const toasts = document.querySelector(`.${classes.toaster ?? ""}[data-position^="top"]`);
    if (toasts === null) return undefined;
    const end = new AbortController();
    let [room, isPressed] = [0, false];
    const makeRoom = () => {
      if (isPressed || end.signal.aborted) return;
      const height = heightOf(toasts);
      const change = (height === 0 ? 0 : height + gap) - room;
      if (change === 0) return;
      room += change;
      root.setProperty(roomProperty, `${String(room)}px`);
      if (window.scrollY >= Math.abs(change)) window.scrollBy({ top: change, behavior: "instant" });
    };
    const press = () => {
      isPressed = true;
    };
    const lift = () => {
      isPressed = false;
      setTimeout(makeRoom, afterTap);
    };
    const observer = new ResizeObserver(makeRoom);
    observer.observe(toasts);
    const first = { capture: true, signal: end.signal };
    window.addEventListener("pointerdown", press, first);
    window.addEventListener("pointerup", lift, first);
    window.addEventListener("pointercancel", lift, first);
    return () => {
      end.abort();
      observer.disconnect();
      root.removeProperty(roomProperty);
    };
  }, []);
}

/** Where toasts appear: on phones below the header, because they stay for 50 s and must cover neither it nor the bar at the bottom. */
export function Toaster() {
  useRoom();
  return (
    <Notifications
      className={classes.toaster}
      position={isPhone() ? "top-center" : "bottom-right"}
      autoClose={TOAST_DURATION}
      limit={20}
      zIndex={400}
      withinPortal={false}
    />
  );
}
