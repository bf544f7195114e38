import { keysOfAnswers } from "./2026-11-24-keys-of-answers.ts";
import type { Migration } from "./migration.ts";

/** All migrations, in the order in which they run. */
export const migrations: readonly Migration[] = [keysOfAnswers];
