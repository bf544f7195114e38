type Lacked = "mediaDevices" | "serviceWorker" | "storage" | "locks" | "wakeLock" | "vibrate";

/** What browsers may lack, and one or two things that only some have: types of the DOM say that all of it is there. */
export const browser: Partial<Pick<Navigator, Lacked>> & {
  getBattery?: () => Promise<{ level: number } | null>;
} = navigator;
