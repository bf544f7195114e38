import type { PassCallables, HelperCallables } from "@janur/domain/contracts/pass-callables";
import type { GuestHandlers, HostHandlers } from "./build-tables.ts";
import { answerThread } from "../nouns/pass/answer-thread.ts";
import { changePass } from "../nouns/pass/change-pass.ts";
import { createPass } from "../nouns/pass/create-pass.ts";
import { helperThread } from "../nouns/pass/helper-thread.ts";
import { helperThreads } from "../nouns/pass/helper-threads.ts";
import { helperMark } from "../nouns/sending/helper-mark.ts";
import { helperQueue } from "../nouns/sending/helper-queue.ts";
import { openPass } from "../nouns/pass/open-pass.ts";
import { readProgramme } from "../nouns/pass/read-programme.ts";
import { revokePass } from "../nouns/pass/revoke-pass.ts";

/** The part of hosts' operations that is about helpers' links. */
export const passHandlers = {
  createPass,
  changePass,
  revokePass,
} satisfies HostHandlers<PassCallables>;

/** The part of guests' operations that is for helpers. */
export const helperHandlers = {
  openPass,
  readProgramme,
  helperThreads,
  helperThread,
  answerThread,
  helperQueue,
  helperMark,
} satisfies GuestHandlers<HelperCallables>;
