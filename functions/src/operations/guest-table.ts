import { guestCallables } from "@janur/domain/contracts/guest-callables";
import { buildGuestTable } from "./build-tables.ts";
import { guestHandlers } from "./guest-handlers.ts";

/** Operations of guests without an account: `POST /api/guest/<name>`. */
export const guestTable = buildGuestTable(guestCallables, guestHandlers);
