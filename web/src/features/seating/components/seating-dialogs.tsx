import type { Invitation } from "@janur/domain/invitation/invitation";
import type { SeatingChange } from "@janur/domain/seating/seating-change";
import type { SeatingPlan } from "@janur/domain/seating/seating-plan";
import type { SeatingState } from "@janur/domain/seating/seating-state";
import type { SeatCeremony, SeatGuest } from "../seat-guests.ts";
import { AddTablesDialog } from "./add-tables-dialog.tsx";
import { FillDialog } from "./fill-dialog.tsx";
import { HallDialog } from "./hall-dialog.tsx";
import { PrintSeatsDialog } from "./print-seats-dialog.tsx";
import { ProblemsDialog } from "./problems-dialog.tsx";
import { RulesDialog } from "./rules-dialog.tsx";
import { ShapeDialog } from "./shape-dialog.tsx";
import { TableDialog } from "./table-dialog.tsx";
import { TableDrawer } from "./table-drawer.tsx";

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

export function SeatingDialogs({ dialog, ...parts }: DialogParts & { dialog: OpenDialog }) {
  switch (dialog.kind) {
    case "addTables":
      return <AddTablesDialog {...parts} />;
    case "fill":
      return <FillDialog {...parts} />;
    case "rules":
      return <RulesDialog {...parts} />;
    case "problems":
      return <ProblemsDialog {...parts} />;
    case "print":
      return <PrintSeatsDialog {...parts} />;
    case "hall":
      return <HallDialog {...parts} />;
    case "table":
      return <TableDrawer {...parts} tableId={dialog.id} />;
    case "editTable":
      return <TableDialog {...parts} tableId={dialog.id} />;
    case "shape":
      return <ShapeDialog {...parts} shapeId={dialog.id} />;
  }
}
