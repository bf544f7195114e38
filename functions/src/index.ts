import "./options.ts";

export { allocateSeats, createProfile, emptyTrash, publishDue, sweepPendingSeats } from "./triggers.ts";
export { eventPage, guest, host } from "./services.ts";
