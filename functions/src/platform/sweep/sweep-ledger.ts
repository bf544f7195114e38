import { paths } from "@janur/domain/paths";
import { sweepStateSchema, sweepStatesSchema, type SweepState } from "@janur/domain/service/sweep-state";
import * as logger from "firebase-functions/logger";
import { documentOf } from "../google/firestore.ts";
import { faultOf } from "../log/fault.ts";

/** Where schedules note what their sweeps came to, and read what is left of earlier. */
export interface SweepLedger {
  read: () => Promise<Readonly<Record<string, SweepState>>>;
  note: (states: Readonly<Record<string, SweepState>>, at: Date) => Promise<void>;
}

/** A run in which there was nothing to do is written down so rarely. */
const quietMs = 10 * 60_000;

const ledgerDocument = () => documentOf(paths.service("sweeps"), sweepStatesSchema);

/** `service/sweeps`: one document, written by two schedules of one instance each. Never fails a run. */
export function serviceLedger(): SweepLedger {
  return { read: readStates, note: noteStates };
}

/** No state at all lets every sweep run at its own time only. */
async function readStates(): Promise<Readonly<Record<string, SweepState>>> {
  try {
    return (await ledgerDocument().get()).data()?.sweeps ?? {};
  } catch (error) {
    logger.error("what sweeps left is not known", { fault: faultOf(error) });
    return {};
  }
}

let notedAt = 0;

async function noteStates(states: Readonly<Record<string, SweepState>>, at: Date): Promise<void> {
  const isQuiet = Object.values(states).every(isNothing);
  if (isQuiet && at.getTime() - notedAt < quietMs) return;
  try {
    const sweeps = Object.fromEntries(
      Object.entries(states).map(([name, state]) => [name, sweepStateSchema.parse(state)]),
    );
    const reference = ledgerDocument();
    await reference.firestore.doc(reference.path).set({ sweeps }, { merge: true });
    notedAt = at.getTime();
  } catch (error) {
    logger.error("what sweeps came to was not noted", { fault: faultOf(error) });
  }
}

function isNothing({ looked, failed, aside, isLeftOver, hasFailed }: SweepState): boolean {
  return looked + failed + aside === 0 && !isLeftOver && !hasFailed;
}
