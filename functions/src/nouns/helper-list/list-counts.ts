import type { HelperListCount, ProposedGuest } from "@janur/domain/helper/helper-list";
import type { Pass } from "@janur/domain/helper/pass";
import type { Transaction } from "firebase-admin/firestore";
import { passDocument } from "../../store/pass-documents.ts";

type Passes = ReadonlyMap<string, Pass>;

/** The passes of those who wrote these down; some may be gone. */
export async function readPasses(
  transaction: Transaction,
  proposals: readonly ProposedGuest[],
): Promise<Passes> {
  const ids = [...new Set(proposals.map(({ passId }) => passId))];
  if (ids.length === 0) return new Map();
  const found = await transaction.getAll(...ids.map((id) => passDocument(id)));
  return new Map(
    found.flatMap((snapshot) => {
      const pass = snapshot.data();
      return pass === undefined ? [] : [[pass.id, pass] as const];
    }),
  );
}

/** Counts anew what each of these changed of their helper's places. @param each what one of them changes */
export function moveCounts(
  transaction: Transaction,
  passes: Passes,
  proposals: readonly Pick<ProposedGuest, "passId">[],
  each: HelperListCount,
): void {
  for (const { id, branchCount } of passes.values()) {
    const own = proposals.filter(({ passId }) => passId === id).length;
    if (own === 0) continue;
    transaction.update(passDocument(id), {
      branchCount: {
        taken: Math.max(0, branchCount.taken + own * each.taken),
        waiting: Math.max(0, branchCount.waiting + own * each.waiting),
      },
    });
  }
}
