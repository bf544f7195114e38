import * as z from "zod";
import { useAddressView } from "../../../lib/address/address-view.ts";

/** What the address says instead of a guest's id while one is added. */
export const newGuest = "new";

const entrySchema = z.object({ guest: z.string().catch("") });

/** Whose entry the address opens, empty for nobody's, and what opens another; going back closes it. */
export function useGuestEntry(): [string, (guest: string) => void] {
  const [{ guest }, change] = useAddressView(entrySchema, { isStep: (_, changed) => changed.guest !== "" });
  return [
    guest,
    (opened) => {
      change({ guest: opened });
    },
  ];
}
