import { useRef, useState, type FormEvent, type FocusEvent } from "react";

export interface Closing {
  onClose: () => void;
  /**
   * Whether closing it loses what was typed, where the component knows better than the fields: false where a draft is
   * kept.
   */
  isTyped?: boolean;
  /** Shows what is never shown again: only a button of its content closes it. */
  isOnce?: boolean;
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Searching loses nothing. */
function isTextField(target: EventTarget): target is TextField {
  return (
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== "search")
  );
}

/**
 * How a dialog or a drawer closes that may hold something typed: a tap beside it does nothing then, Escape and its close
 * button ask. What is asked for is whether a field that is still there says something else than before it was typed in.
 */
export function useCarefulClose({ onClose, isTyped, isOnce = false }: Closing) {
  const before = useRef(new Map<TextField, string>());
  const typed = useRef(new Set<TextField>());
  const [isAsking, setAsking] = useState(false);
  const losesWords = () =>
    isTyped ??
    [...typed.current].some((field) => field.isConnected && field.value !== before.current.get(field));
  return {
    isOnce,
    isAsking,
    stay: () => {
      setAsking(false);
    },
    leave: onClose,
    closeByTapBeside: () => {
      if (!isOnce && !losesWords()) onClose();
    },
    /** For what the library draws around all of it. */
    root: {
      closeOnClickOutside: false,
      closeOnEscape: !isOnce && !isAsking,
      /** Escape, or the close button. */
      onClose: () => {
        if (losesWords()) setAsking(true);
        else onClose();
      },
    },
    onFocus: ({ target }: FocusEvent) => {
      if (isTextField(target) && !before.current.has(target)) before.current.set(target, target.value);
    },
    onInput: ({ target }: FormEvent) => {
      // What was never entered was not typed in: a file that was chosen.
      if (isTextField(target) && before.current.has(target)) typed.current.add(target);
    },
  };
}
export type CarefulClose = ReturnType<typeof useCarefulClose>;
