import type { FarewellChoice } from "@janur/domain/contracts/account-callables";

/** An account that is gone, or about to be, as the erasers of each noun need to know it. */
export interface ErasedAccount {
  uid: string;
  /** Null where none is known, and in the second round: the address may belong to a new account by then. */
  email: string | null;
  /** What becomes of invitations that it owns; for others the first editor is the heir. */
  choices: readonly FarewellChoice[];
}

/** Takes every trace of an account out of one noun's documents. Stopped anywhere it can begin again. */
export type Eraser = (account: ErasedAccount, now: Date) => Promise<void>;
