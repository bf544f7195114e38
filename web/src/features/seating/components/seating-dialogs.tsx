import { AddTablesDialog } from "./add-tables-dialog.tsx";
import type { DialogParts, OpenDialog } from "./dialog-parts.ts";
import { FillDialog } from "./fill-dialog.tsx";
import { HallDialog } from "./hall-dialog.tsx";
import { PrintSeatsDialog } from "./print-seats-dialog.tsx";
import { ProblemsDialog } from "./problems-dialog.tsx";
import { RulesDialog } from "./rules-dialog.tsx";
import { ShapeDialog } from "./shape-dialog.tsx";
import { TableDialog } from "./table-dialog.tsx";
import { TableDrawer } from "./table-drawer.tsx";

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
