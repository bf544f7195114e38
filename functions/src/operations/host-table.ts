import { hostCallables } from "@janur/domain/contracts/callables";
import { buildHostTable } from "./build-tables.ts";
import { hostHandlers } from "./host-handlers.ts";

/** Operations of signed-in hosts: `POST /api/host/<name>`. */
export const hostTable = buildHostTable(hostCallables, hostHandlers);
