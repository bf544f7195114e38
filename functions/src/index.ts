import "./options.ts";

export { createProfile } from "./triggers.ts";
export { eventPage, guest, host } from "./services.ts";
