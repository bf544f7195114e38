import { staffCallables } from "@janur/domain/contracts/staff-callables";
import { buildStaffTable } from "./build-tables.ts";
import { staffHandlers } from "./staff-handlers.ts";

/** Operations of the staff: `POST /api/staff/<name>`. */
export const staffTable = buildStaffTable(staffCallables, staffHandlers);
