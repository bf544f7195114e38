import type { DoorCallables, DoorPassCallables } from "@janur/domain/contracts/door-callables";
import type { GuestHandlers, HostHandlers } from "./build-tables.ts";
import { doorPack } from "../nouns/door/door-pack.ts";
import { doorPicture } from "../nouns/door/door-picture.ts";
import { doorSync } from "../nouns/door/door-sync.ts";

/** The part of hosts' operations that is about the door. */
export const doorHandlers = { doorPicture } satisfies HostHandlers<DoorCallables>;

/** The part of guests' operations that is for devices at the door. */
export const doorPassHandlers = { doorPack, doorSync } satisfies GuestHandlers<DoorPassCallables>;
