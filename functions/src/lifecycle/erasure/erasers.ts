import { eraseFiles } from "./erase-files.ts";
import { eraseGifts } from "./erase-gifts.ts";
import { eraseProfile } from "./erase-profile.ts";
import { eraseSignIn } from "./erase-sign-in.ts";
import { eraseIntegrations } from "./erase-integrations.ts";
import { eraseChats } from "./erase-chats.ts";
import { eraseAuthorship } from "./erase-authorship.ts";
import { eraseMemberships } from "./erase-memberships.ts";
import { eraseExports } from "./erase-exports.ts";
import { eraseUploader } from "./erase-uploader.ts";
import { eraseMails } from "./erase-mails.ts";
import { eraseRequests } from "./erase-requests.ts";
import { eraseAccountEntry } from "./erase-account-entry.ts";
import { eraseTasks } from "./erase-tasks.ts";
import { eraseTeamLinks } from "./erase-team-links.ts";
import type { Eraser } from "../../store/account/erased-account.ts";

/**
 * Who takes an account out of what, in this order: first nobody can sign in,
 * then invitations go or change hands, and the profile comes late. A test holds `collections` and `untouched` against
 * `paths.ts`: a collection that stands in neither fails.
 */
export const erasers: Readonly<Record<string, { collections: readonly string[]; erase: Eraser }>> = {
  signIn: { collections: [], erase: eraseSignIn },
  memberships: {
    collections: [
      "invitations",
      "invitations/*/guests",
      "invitations/*/contacts",
      "invitations/*/guestIndex",
      "invitations/*/contactIndex",
      "invitations/*/wishes",
      "invitations/*/album",
      "invitations/*/sending",
      "invitations/*/corrections",
      "invitations/*/proposedGuests",
      "invitations/*/approvals",
      "invitations/*/capacity",
      "invitations/*/days",
      "invitations/*/statistics",
      "invitations/*/taps",
      "invitations/*/presence",
      "invitations/*/guestViews",
      "publications",
      "publications/*/parts",
      "slugs",
      "checkCodes",
      "passes",
    ],
    erase: eraseMemberships,
  },
  authorship: {
    collections: ["invitations/*/draft", "invitations/*/versions", "invitations/*/checkins"],
    erase: eraseAuthorship,
  },
  gifts: { collections: ["invitations/*/gifts", "invitations/*/giftCounts"], erase: eraseGifts },
  uploader: { collections: ["invitations/*/media"], erase: eraseUploader },
  teamLinks: {
    collections: ["invitations/*/teamInvites", "invitations/*/teamSecrets"],
    erase: eraseTeamLinks,
  },
  tasks: { collections: ["tasks", "tasks/*/comments", "tasks/*/attachments"], erase: eraseTasks },
  chats: { collections: ["chats", "chats/*/messages", "chats/*/reads"], erase: eraseChats },
  integrations: { collections: ["apps", "secrets"], erase: eraseIntegrations },
  // What was reported of the account's own pages goes with them, as far as it may.
  requests: { collections: ["reports"], erase: eraseRequests },
  mails: { collections: ["mail"], erase: eraseMails },
  exports: { collections: ["jobs"], erase: eraseExports },
  files: { collections: [], erase: eraseFiles },
  profile: {
    collections: ["users", "users/*/settings", "users/*/notifications", "users/*/pace", "users/*/givenGifts"],
    erase: eraseProfile,
  },
  accountEntry: { collections: ["accounts", "audit"], erase: eraseAccountEntry },
};

/** Collections in which no account is named, and why. */
export const untouched: Readonly<Record<string, string>> = {
  "invitations/*/imports": "names who imported a file while that can be gone on with, and goes by its TTL",
  "invitations/*/guestUndos": "names who changed guests while that can be undone, and goes by its TTL",
  "invitations/*/mailStops": "holds hashes of guests' addresses, and goes with its invitation",
  "invitations/*/doorDevices": "names no account, and goes with its link or invitation",
  "invitations/*/doorIndex": "made of the guests, names no account, and goes with its invitation",
  "invitations/*/giftIndex": "made of the book, and packed anew by who takes an account out of that",
  "invitations/*/giftPhotos": "names no account, and goes with its guest or invitation",
  "invitations/*/seatingPlans": "names no account, and goes with its guests or invitation",
  "invitations/*/counts": "names no account, and goes with its invitation",
  "tasks/*/counts": "names no account, and goes with its task",
  deliveries: "names no account, and goes with its connection",
  service: "says how the service stands, and names nobody",
  limits: "holds hashes that nobody can turn back, and each for as long as its window",
};
