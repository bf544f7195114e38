import type { Invitation } from "@janur/domain/invitation/invitation";
import type { SeatingChange } from "@janur/domain/seating/seating-change";
import type { SeatingPlan } from "@janur/domain/seating/seating-plan";
import type { SeatingState } from "@janur/domain/seating/seating-state";
import type { SeatCeremony, SeatGuest } from "../seat-guests.ts";

/** What stands above the page. */
export type OpenDialog =
  | { kind: "addTables" | "fill" | "rules" | "problems" | "print" | "hall" }
  | { kind: "table" | "editTable"; id: string }
  /** A new one where there is no id. */
  | { kind: "shape"; id: string | null };

export interface DialogParts {
  invitation: Invitation;
  ceremony: SeatCeremony;
  plan: SeatingPlan;
  state: SeatingState;
  /** In the order of their names. */
  guests: readonly SeatGuest[];
  byId: ReadonlyMap<string, SeatGuest>;
  mayEdit: boolean;
  change: (changes: readonly SeatingChange[]) => void;
  onOpen: (dialog: OpenDialog) => void;
  /** Chooses guests, who then go to the table that is tapped. */
  onMoveGuests: (ids: readonly string[]) => void;
  onClose: () => void;
}
