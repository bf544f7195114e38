import { accountSettingsSchemas } from "@janur/domain/account/account-settings";
import { storedProfileSchema } from "@janur/domain/account/account";
import { albumPhotoSchema } from "@janur/domain/album/album-photo";
import { albumZipJobSchema } from "@janur/domain/album/album-zip-job";
import { exportJobSchema } from "@janur/domain/account/export-job";
import { auditEntrySchema, staffAccountSchema } from "@janur/domain/account/staff";
import { chatMessageSchema, chatReadSchema, chatSchema, messagePaceSchema } from "@janur/domain/chat/chat";
import { reportSchema } from "@janur/domain/chat/message-report";
import { draftSchema } from "@janur/domain/content/draft";
import { guestContactSchema, guestSchema } from "@janur/domain/guest/guest";
import { guestImportSchema } from "@janur/domain/guest/guest-import";
import { checkInSchema } from "@janur/domain/door/check-in";
import { seenDeviceSchema } from "@janur/domain/door/seen-device";
import { indexPartSchema, indexStateSchema } from "@janur/domain/guest/packed-guests";
import { savedViewsSchema } from "@janur/domain/guest/saved-view";
import { seatsTakenSchema } from "@janur/domain/guest/seat";
import { proposedGuestSchema } from "@janur/domain/helper/helper-list";
import { passSchema } from "@janur/domain/helper/pass";
import { approvalSchema, correctionSchema } from "@janur/domain/helper/proofreading";
import { integrationSchema } from "@janur/domain/integration/integration";
import { deliverySchema } from "@janur/domain/integration/delivery";
import { messageSchema } from "@janur/domain/integration/whatsapp-message";
import { checkCodeEntrySchema } from "@janur/domain/invitation/check-code";
import { invitationSchema } from "@janur/domain/invitation/invitation";
import { presenceSchema } from "@janur/domain/invitation/presence";
import { forwardSchema, privatePartSchema, publicationSchema } from "@janur/domain/invitation/publication";
import { versionSchema } from "@janur/domain/invitation/version";
import { storedMediaSchema } from "@janur/domain/media/stored-media";
import { mailSchema } from "@janur/domain/notification/mail";
import { notificationSchema } from "@janur/domain/notification/notification";
import { giftCountSchema } from "@janur/domain/gift/gift-count";
import { giftSchema } from "@janur/domain/gift/gift";
import { giftIndexPartSchema, giftPhotoSchema } from "@janur/domain/gift/gift-row";
import { givenGiftsSchema } from "@janur/domain/gift/given-gift";
import { seatingPlanSchema } from "@janur/domain/seating/seating-plan";
import { sendingTemplatesSchema } from "@janur/domain/sending/sending-template";
import { storedShowUpSchema } from "@janur/domain/statistics/show-up";
import { storedDaySchema, storedStatisticsSchema, tapShardSchema } from "@janur/domain/statistics/statistics";
import { sweepStatesSchema } from "@janur/domain/service/sweep-state";
import { switchesSchema } from "@janur/domain/service/switches";
import { taskSchema } from "@janur/domain/task/task";
import { taskAttachmentSchema } from "@janur/domain/task/task-attachment";
import { taskCommentSchema } from "@janur/domain/task/task-comment";
import { teamInviteSchema } from "@janur/domain/team/team-invite";
import { wishSchema } from "@janur/domain/wish/wish";
import type * as z from "zod";
import { erasureJobSchema } from "../../functions/src/store/account/erasure-job.ts";
import { newsJobSchema } from "../../functions/src/notify/notification/news-job.ts";
import { taskSliceSchema } from "../../functions/src/nouns/task/task-slices.ts";
import { seatsJobSchema } from "../../functions/src/store/seat/seats-job-document.ts";
import { teamSecretSchema } from "../../functions/src/store/invite-documents.ts";

/** What is stored in a collection: one of these schemas reads each of its documents. */
interface Kind {
  schemas: readonly z.ZodType[];
}
/** A collection whose documents have no schema of their own, and why that needs no golden sample. */
interface Exempt {
  because: string;
}

const read = (...schemas: z.ZodType[]): Kind => ({ schemas });
const exempt = (because: string): Exempt => ({ because });

/** By collection, `*` for an id, as in tests/rules/access-table.ts. */
export const storedKinds: Readonly<Record<string, Kind | Exempt>> = {
  users: read(storedProfileSchema),
  "users/*/notifications": read(notificationSchema),
  "users/*/settings": read(...Object.values(accountSettingsSchemas)),
  "users/*/pace": read(messagePaceSchema),
  slugs: exempt("one field, which names the invitation or the next slug"),
  publications: read(publicationSchema, forwardSchema),
  "publications/*/parts": read(privatePartSchema),
  invitations: read(invitationSchema),
  "invitations/*/draft": read(draftSchema),
  "invitations/*/presence": read(presenceSchema),
  "invitations/*/counts": exempt("a counter of the rules, which no code reads"),
  "invitations/*/versions": read(versionSchema),
  "invitations/*/corrections": read(correctionSchema),
  "invitations/*/proposedGuests": read(proposedGuestSchema),
  "invitations/*/approvals": read(approvalSchema),
  "invitations/*/media": read(storedMediaSchema),
  "invitations/*/guests": read(guestSchema),
  "invitations/*/guestIndex": read(indexStateSchema, indexPartSchema),
  "invitations/*/contactIndex": read(indexPartSchema),
  "invitations/*/doorIndex": read(indexPartSchema),
  "invitations/*/checkins": read(checkInSchema),
  "invitations/*/doorDevices": read(seenDeviceSchema),
  "invitations/*/seatingPlans": read(seatingPlanSchema),
  "invitations/*/gifts": read(giftSchema),
  "invitations/*/giftIndex": read(giftIndexPartSchema),
  "invitations/*/giftCounts": read(giftCountSchema),
  "invitations/*/giftPhotos": read(giftPhotoSchema),
  "users/*/givenGifts": read(givenGiftsSchema),
  "invitations/*/guestUndos": exempt(
    "lives for minutes, and whoever cannot read it is told that nothing is left to undo",
  ),
  "invitations/*/mailStops": exempt("only whether it is there counts"),
  "invitations/*/imports": read(guestImportSchema),
  "invitations/*/capacity": read(seatsTakenSchema),
  "invitations/*/contacts": read(guestContactSchema),
  "invitations/*/sending": read(sendingTemplatesSchema),
  "invitations/*/album": read(albumPhotoSchema),
  "invitations/*/wishes": read(wishSchema),
  "invitations/*/days": read(storedDaySchema),
  "invitations/*/statistics": read(storedStatisticsSchema, storedShowUpSchema),
  "invitations/*/taps": read(tapShardSchema),
  "invitations/*/guestViews": read(savedViewsSchema),
  "invitations/*/teamInvites": read(teamInviteSchema),
  "invitations/*/teamSecrets": read(teamSecretSchema),
  passes: read(passSchema),
  tasks: read(taskSchema),
  "tasks/*/comments": read(taskCommentSchema),
  "tasks/*/counts": exempt("a counter of the rules, which no code reads"),
  "tasks/*/attachments": read(taskAttachmentSchema),
  apps: read(integrationSchema),
  chats: read(chatSchema),
  "chats/*/messages": read(chatMessageSchema),
  "chats/*/reads": read(chatReadSchema),
  deliveries: read(deliverySchema, messageSchema),
  limits: exempt("windows of minutes; an unreadable one counts as none"),
  checkCodes: read(checkCodeEntrySchema),
  reports: read(reportSchema),
  secrets: exempt("never leaves the database, so no sample of it lies in the repository"),
  mail: read(mailSchema),
  accounts: read(staffAccountSchema),
  audit: read(auditEntrySchema),
  jobs: read(
    exportJobSchema,
    erasureJobSchema,
    albumZipJobSchema,
    newsJobSchema,
    taskSliceSchema,
    seatsJobSchema,
  ),
  service: read(sweepStatesSchema, switchesSchema),
};
