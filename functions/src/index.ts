/*
 * Every function, by what calls it. Hosting (`firebase.json`) sends `/event`, `/cek`, `/bantu`, `/layar`, `/media` and `/api/<service>`
 * to the HTTPS services; `/api/host/saveGuest` is a POST to `host`, which looks "saveGuest" up in `operations/host-table.ts`
 * and hands the request to that callable, whose wrapper (`operations/callable.ts`) checks who calls and what is in it before
 * the plain function in `nouns/` runs. Task queues, triggers and schedules call such plain functions themselves; schedules
 * take theirs from a table of sweeps. The build makes lib/index.cjs of these modules, which loads one of them when one of its
 * functions is asked for: discovery asks for all, an instance for its own (decision 041).
 */

// HTTPS
export { apps, eventPage, guest, host, media, staff } from "./services.ts";
// Cloud Tasks
export { allocateSeats, deliverWebhook, gatherNotifications, handOverMail, runJob } from "./task-queues.ts";
// Auth and Storage
export { createProfile, eraseDeletedAccount, storeUpload } from "./triggers.ts";
// Firestore
export { syncProfile, notifyAssignedTask } from "./document-triggers.ts";
// Cloud Scheduler
export { everyMinute, everyNight } from "./schedules.ts";
