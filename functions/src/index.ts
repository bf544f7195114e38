import "./options.ts";

export { createProfile, emptyTrash, publishDue } from "./triggers.ts";
export { eventPage, guest, host } from "./services.ts";
