import type { EvidenceRecord } from "./evidence.ts";

export interface Settings {
  /** How long the soak takes. */
  minutes: number;
  signal: AbortSignal;
  say: (line: string) => void;
}

export type Found = Pick<EvidenceRecord, "passed" | "figures" | "faults">;
