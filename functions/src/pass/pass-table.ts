import {
  helperCallables as helperContracts,
  passCallables as contracts,
  type HelperCallables,
  type PassCallables,
} from "@janur/domain/pass-callables";
import { accountOperation, guestOperation } from "../service/callable.ts";
import type { Operation } from "../service/operation.ts";
import { answerThread } from "./answer-thread.ts";
import { changePass } from "./change-pass.ts";
import { createPass } from "./create-pass.ts";
import { helperThread } from "./helper-thread.ts";
import { helperThreads } from "./helper-threads.ts";
import { helperMark } from "../sending/helper-mark.ts";
import { helperQueue } from "../sending/helper-queue.ts";
import { openPass } from "./open-pass.ts";
import { readProgramme } from "./read-programme.ts";
import { revokePass } from "./revoke-pass.ts";

/** The part of the hosts' table that is about helpers' links. */
export const passTable: Record<keyof PassCallables, Operation> = {
  createPass: accountOperation("createPass", contracts.createPass, createPass),
  changePass: accountOperation("changePass", contracts.changePass, changePass),
  revokePass: accountOperation("revokePass", contracts.revokePass, revokePass),
};

/** The part of the guests' table that is for helpers. */
export const helperTable: Record<keyof HelperCallables, Operation> = {
  openPass: guestOperation("openPass", helperContracts.openPass, openPass),
  readProgramme: guestOperation("readProgramme", helperContracts.readProgramme, readProgramme),
  helperThreads: guestOperation("helperThreads", helperContracts.helperThreads, helperThreads),
  helperThread: guestOperation("helperThread", helperContracts.helperThread, helperThread),
  answerThread: guestOperation("answerThread", helperContracts.answerThread, answerThread),
  helperQueue: guestOperation("helperQueue", helperContracts.helperQueue, helperQueue),
  helperMark: guestOperation("helperMark", helperContracts.helperMark, helperMark),
};
