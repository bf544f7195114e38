import type { SeatingCallables } from "@janur/domain/contracts/seating-callables";
import type { HostHandlers } from "./build-tables.ts";
import { changeSeatingPlan } from "../nouns/seating/change-seating-plan.ts";

/** The part of hosts' operations that is about who sits where. */
export const seatingHandlers = { changeSeatingPlan } satisfies HostHandlers<SeatingCallables>;
