import type { ReactNode } from "react";
import { anchorOf } from "./context.ts";

/** Where a section will stand for those who may see it; nobody else sees anything. */
export function Place({ id }: { id: string }): ReactNode {
  return <section id={anchorOf(id)} tabIndex={-1} hidden />;
}
