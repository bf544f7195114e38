import { useState } from "react";

/**
 * Copies a text for pasting elsewhere. Where the browser refuses (no permission,
 * no secure address) `refused` holds the text, to be shown for copying by hand.
 */
export function useCopy() {
  const [refused, setRefused] = useState<string | null>(null);
  const copy = async (text: string): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      setRefused(text);
      return false;
    }
  };
  return {
    copy,
    refused,
    forget: () => {
      setRefused(null);
    },
  };
}
