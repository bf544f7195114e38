import { useState } from "react";

/**
 * What a field shows: its source, and until that has followed what was just chosen. A source that answers a moment
 * later, as a cache does, would let a switch flip back for that moment.
 */
export function useShown<Value>(source: Value): [Value, (chosen: Value) => void] {
  const [shown, show] = useState(source);
  const [seen, setSeen] = useState(source);
  if (seen !== source) {
    setSeen(source);
    show(source);
  }
  return [seen === source ? shown : source, show];
}
