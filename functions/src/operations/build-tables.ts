import type { HostContracts } from "@janur/domain/contracts/contract";
import type * as z from "zod";
import type { AccountCaller, Contract, GuestCaller, Handler } from "../platform/http/operation.ts";
import { guestOperation, hostOperation, staffOperation, type CallerOf } from "./callable.ts";
import type { OperationTable } from "./dispatch.ts";

type Shapes = Readonly<Record<string, { input: z.ZodType; output: z.ZodType }>>;
type Inputs<C extends Shapes> = { [Name in keyof C]: z.output<C[Name]["input"]> };
type Outputs<C extends Shapes> = { [Name in keyof C]: z.input<C[Name]["output"]> };

/** Contracts in the form in which each one's input and output belong to its handler's. */
type Paired<C extends Shapes> = { [Name in keyof C]: Contract<Inputs<C>[Name], Outputs<C>[Name]> };

/** A handler of guests' operations, and of the staff's, for each contract. */
type GuestHandlers<C extends Shapes> = {
  [Name in keyof C]: Handler<Inputs<C>[Name], Outputs<C>[Name], GuestCaller>;
};
type StaffHandlers<C extends Shapes> = {
  [Name in keyof C]: Handler<Inputs<C>[Name], Outputs<C>[Name], AccountCaller>;
};

/** A handler for each contract of hosts. */
type HostHandlers<C extends HostContracts> = {
  [Name in keyof C]: Handler<Inputs<C>[Name], Outputs<C>[Name], CallerOf<C[Name]>>;
};

export function buildGuestTable<C extends Shapes>(
  contracts: C & Paired<C>,
  handlers: GuestHandlers<C>,
): OperationTable {
  const table: Record<string, OperationTable[string]> = {};
  for (const name in contracts) table[name] = guestOperation(name, contracts[name], handlers[name]);
  return table;
}

export function buildStaffTable<C extends Shapes>(
  contracts: C & Paired<C>,
  handlers: StaffHandlers<C>,
): OperationTable {
  const table: Record<string, OperationTable[string]> = {};
  for (const name in contracts) table[name] = staffOperation(name, contracts[name], handlers[name]);
  return table;
}

export function buildHostTable<C extends HostContracts>(
  contracts: C & Paired<C>,
  handlers: HostHandlers<C>,
): OperationTable {
  const table: Record<string, OperationTable[string]> = {};
  for (const name in contracts) table[name] = hostOperation(name, contracts[name], handlers[name]);
  return table;
}
