import type { DoorCallables, DoorPassCallables } from "@janur/domain/contracts/door-callables";
import type { GuestHandlers, HostHandlers } from "./build-tables.ts";
import { checkIn, undoCheckIn } from "../nouns/door/check-in.ts";
import { doorPack } from "../nouns/door/door-pack.ts";
import { doorPicture } from "../nouns/door/door-picture.ts";
import { showUp } from "../nouns/door/show-up.ts";
import { doorReport } from "../nouns/door/door-report.ts";
import { doorSync } from "../nouns/door/door-sync.ts";
import { exportDoor } from "../nouns/door/export-door.ts";

/** The part of hosts' operations that is about the door. */
export const doorHandlers = {
  doorPicture,
  doorReport,
  showUp,
  exportDoor,
  checkIn,
  undoCheckIn,
} satisfies HostHandlers<DoorCallables>;

/** The part of guests' operations that is for devices at the door. */
export const doorPassHandlers = { doorPack, doorSync } satisfies GuestHandlers<DoorPassCallables>;
