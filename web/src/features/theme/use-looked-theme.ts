import { themeIdSchema, type ThemeId } from "@janur/domain/content/theme";
import * as z from "zod";
import { useAddressView } from "../../lib/address/address-view.ts";

const lookSchema = z.object({ look: z.union([themeIdSchema, z.literal("")]).catch("") });

/** The theme whose invitation the address opens, and what opens another or none; going back closes it. */
export function useLookedTheme(): [ThemeId | null, (theme: ThemeId | null) => void] {
  const [{ look }, change] = useAddressView(lookSchema, { isStep: (before) => before.look === "" });
  return [
    look === "" ? null : look,
    (theme) => {
      change({ look: theme ?? "" });
    },
  ];
}
