import type { KeyboardEvent } from "react";

/** Whether somebody goes on; an Enter that takes what an input method offers is none. */
export function isEnter({ key, nativeEvent }: KeyboardEvent): boolean {
  return key === "Enter" && !nativeEvent.isComposing;
}
