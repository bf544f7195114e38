import type { Content } from "@janur/domain/content/content";
import { contentOfSide } from "@janur/domain/content/side/content-of-side";
import { isWithinSide, sidePartsOf, withSideEdited } from "@janur/domain/content/side/edit-side";
import { memberOf, sideOf, type Invitation } from "@janur/domain/invitation/invitation";
import { guestSides, guestSideSchema, type GuestSide } from "@janur/domain/side/guest-side";
import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { useLatest } from "../../../lib/browser/use-latest.ts";

type Change = (content: Content) => Content;
type Edit = (change: Change, stroke?: string) => void;

/** The name of the family in the editor's address. */
export const familyParameter = "side";

/** Whose version the editor shows; the common text, or one family's, through which everything is read and written. */
export interface Family {
  /** Null for the common text. */
  side: GuestSide | null;
  /** Whether the person who writes looks after this family alone. */
  isLimited: boolean;
  /** Those that have a version. */
  families: readonly GuestSide[];
  /** The draft as this family's guests get it; with all families for the common text. */
  shown: Content;
  /** Changes what is shown; what may not differ changes for all. */
  edit: Edit;
}

/**
 * @param content the whole draft
 * @param edit changes the whole draft
 * @param refuse told when somebody who looks after one family would change what is everybody's
 */
export function useFamily(
  invitation: Invitation,
  uid: string,
  { content, edit, refuse }: { content: Content; edit: Edit; refuse: () => void },
): Family {
  const [parameters] = useSearchParams();
  const own = memberOf(invitation, uid)?.side ?? null;
  const asked = guestSideSchema.nullable().catch(null).parse(parameters.get(familyParameter));
  const side = own ?? (sideOf(invitation, asked) === undefined ? null : asked);
  const shown = useMemo(() => (side === null ? content : contentOfSide(content, side)), [content, side]);
  const write = useLatest((change: Change, stroke?: string) => {
    if (side === null) {
      edit(change, stroke);
      return;
    }
    edit((current) => {
      const before = contentOfSide(current, side);
      const after = change(before);
      if (after === before) return current;
      const next = withSideEdited(current, side, after);
      if (own === null || isWithinSide(current, next, side)) return next;
      refuse();
      return current;
    }, stroke);
  });
  // The very list as long as it names the same: heads come anew with every save, and forms would be drawn with them.
  const named = invitation.sides.map(({ id }) => id).join();
  const families = useMemo(() => guestSides.filter((one) => named.split(",").includes(one)), [named]);
  return { side, isLimited: own !== null, families, shown, edit: write };
}

/** Ids of the sections that this family words for itself. */
export function ownSectionsOf(content: Content, side: GuestSide | null): ReadonlySet<string> {
  return new Set(side === null ? [] : sidePartsOf(content, side).sections.map(({ id }) => id));
}
