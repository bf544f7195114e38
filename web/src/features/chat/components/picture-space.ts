import type { CSSProperties } from "react";

/** The room that a picture of so many pixels takes in a thread, sent or waiting for a signal, before it is loaded. */
export function pictureSpace({ width, height }: { width: number; height: number }) {
  const room: CSSProperties & Record<"--width" | "--ratio", string> = {
    "--width": `${String(width)}px`,
    "--ratio": String(width / height),
  };
  return room;
}
