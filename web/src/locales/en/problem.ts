import type id from "../id/problem.ts";

const en: typeof id = {
  network: "No connection. Check your signal and try again.",
  fault: "Something went wrong on our side. What was saved is safe; please try again in a moment.",
  heading: "Not loaded yet",
  retry: "Try again",
  liveLost: "Live updates stopped. What you see may not be the latest.",
  "auth/required": "Please sign in again to go on.",
  "auth/sign-in-again": "For this you need to sign in once more. Nothing has changed yet.",
  "account/closed": "The Janur team has closed this account, so this was not done.",
  "account/choices-changed":
    "Your invitations have changed since this page was opened. Nothing has been deleted; please look at the choices again.",
  "export/not-ready": "This copy is not there any more. Your data is safe; please ask for a new one.",
  "export/too-large":
    "This list is too large for one Excel file. Its data is safe; please download it as CSV.",
  "team/not-allowed": "Your role in this invitation does not cover that. Please ask its owner.",
  "team/invite-invalid":
    "This link no longer works: it was used, withdrawn, or its time has passed. Please ask for a new one.",
  "team/invite-used": "This person has already joined. Remove them from the members if needed.",
  "team/already-member": "This account already belongs to the team of this invitation.",
  "team/other-email":
    "This link is for another e-mail address. Sign in with that address, or ask for a new link.",
  "team/email-unverified":
    "This account’s e-mail address is not verified yet. Open the link in our e-mail and try again.",
  "team/member-not-found": "This person is no longer in the team.",
  "team/owner-stays": "An invitation always has an owner. Hand it over to another member first.",
  "team/limit-reached":
    "The team of this invitation is full. Remove a member or withdraw an unanswered link first.",
  "pass/invalid": "We do not know this helper’s link.",
  "pass/revoked": "This link was withdrawn and cannot be changed any more. Make a new one if needed.",
  "pass/over": "The time of this helper’s link is over.",
  "pass/pin-required": "This helper’s link is guarded by a PIN.",
  "pass/wrong-pin": "That PIN is not right. Please check it.",
  "pass/not-allowed": "This task is not part of the helper’s link.",
  "pass/not-found": "This helper’s link is no longer there.",
  "pass/limit-reached":
    "The limit of helpers’ links is reached. Withdraw one that is no longer needed, then try again.",
  "door/not-found": "This arrival is not there any more; its guest may have been deleted.",
  "gift/envelope-taken": "That envelope number is in the book already. Check the number, or save both.",
  "gift/changed":
    "Somebody else has just changed this entry. See what it says now, then correct it again if needed.",
  "gift/not-found": "We cannot find that entry. It may have been taken out of the book.",
  "gift/counted":
    "That envelope has been counted. If something differs, settle it in the list of differences.",
  "gift/full": "This book is full. What is in it is safe.",
  "gift/none-here": "This event keeps no gifts.",
  "seating/full": "This plan is full: it holds no more tables, objects, rules or guests.",
  "door/full": "So much happened at this door that nothing more can be written down.",
  "correction/not-found": "This suggestion is no longer there. Your draft is as it was.",
  "correction/stale":
    "These words have changed since they were suggested. Your draft is as it was; compare them and change it yourself if needed.",
  "correction/limit-reached":
    "There are as many suggestions waiting as we keep. Please decide about some first.",
  "input/invalid": "Some of what you entered does not fit yet. Check it and save again.",
  "input/too-large": "The invitation is too long. Shorten a few sections and save again.",
  "invitation/not-found": "We cannot find this invitation, or your account has no access to it.",
  "invitation/limit-reached": "This account has reached its limit of invitations.",
  "invitation/wrong-status": "The invitation’s status has changed. Please load this page again.",
  "draft/conflict": "This invitation was also changed somewhere else.",
  "version/not-found":
    "This version is no longer kept. Your draft is as it was; please choose another version.",
  "version/limit-reached":
    "There are 30 named versions already, the most for one invitation. All are safe; remove one name first.",
  "slug/taken": "Another invitation has that address. Choose a different one.",
  "slug/reserved": "Janur uses that address itself. Choose a different one.",
  "publish/incomplete": "The invitation is not complete enough to publish.",
  "publish/sender-unnamed": "Guests need to know who is inviting them. Add your name first.",
  "guest/not-found": "This guest is no longer on the list.",
  "guest/limit-reached": "The guest list has reached its limit.",
  "sending/template-changed":
    "This template has just changed at Meta. Choose it again and check what fills it.",
  "sending/template-limit":
    "There is no room for another text. This one is not saved yet; remove one that you do not use, then try again.",
  "guest/undo-over":
    "The change stands: it can be undone for one minute only. Change the guests again if needed.",
  "branch/full": "This helper’s part of the list is full.",
  "branch/decided": "The family has decided about this name.",
  "guest/views-changed":
    "Somebody has just changed these views. They have been loaded again; save once more.",
  "guest/import-changed":
    "Somebody has started this import again. Choose the file once more to see how far it is.",
  "link/invalid": "That link no longer works.",
  "rsvp/closed": "Answers are closed.",
  "rsvp/not-allowed": "Answers are only taken through a personal link.",
  "rsvp/too-many-people": "That is more people than there are seats.",
  "rsvp/conflict": "This answer was changed somewhere else.",
  "rsvp/group-full": "This group link has reached its limit of answers.",
  "page/locked": "This invitation is private. Open it by your personal link or with the family’s word.",
  "page/wrong-password": "That word does not match. Check it again, or ask the family.",
  "album/closed": "This album takes no photos at the moment.",
  "album/full": "The album is full for now.",
  "album/not-found": "This photo is no longer there.",
  "wish/not-found": "This wish is no longer there.",
  "chat/closed": "This conversation is closed. What was written is kept.",
  "chat/not-found": "This conversation is not there, or not for your account.",
  "wish/closed": "Wishes are closed.",
  "report/not-found": "This report is not there any more.",
  "service/paused":
    "We have paused this part for a while. What is saved is safe, and what you typed stays here. Try again later.",
  "service/busy":
    "Many people are changing the same thing just now, so your change was not made. Wait a moment and try again.",
  "staff/second-factor":
    "What admins do needs two-step verification. Set it up in Settings, Account, or sign in again with a code.",
  "staff/only": "This part is for the people who run Janur.",
  "staff/account-not-found": "This account is not there any more.",
  "staff/last-admin": "This is the last active admin. Appoint another one first.",
  "staff/own-account": "This is your own account. It is still there; delete it in your account settings.",
  "integration/not-found": "This connection is gone, or your account has no access to it.",
  "integration/limit-reached":
    "This invitation has reached its limit of integrations. Remove one of them first.",
  "integration/address-refused":
    "Janur cannot call this address: it must be https to a server on the internet, without a password in it.",
  "integration/unreachable":
    "The server of this address could not be reached. Check the spelling and try again.",
  "integration/sign-in-refused":
    "The mail server refused this user name or password. Check both and try again.",
  "integration/meta-unreachable":
    "Meta cannot be reached right now. Nothing has changed; try again in a while.",
  "integration/meta-refused":
    "Meta refuses these details. Nothing has been kept; check both IDs, the token and the app secret.",
  "integration/delivery-open": "This delivery is still on its way. Wait a moment and look again.",
  "integration/mail-over":
    "This mail cannot be sent again: it has gone, is on its way, or its link no longer works.",
  "task/not-found": "This task or file is no longer there.",
  "task/file-refused":
    "This file does not hold a picture or PDF that we can keep. Other files are safe. Choose a JPEG, PNG, WebP or PDF.",
  "task/file-limit": "A task can have at most 10 files. Remove what is not needed, then try again.",
  "task/limit-reached":
    "This board has had 1,000 tasks, the most for one invitation. What is there is safe; deleted ones count for 30 days.",
  "task/comments-full":
    "This task has had 500 comments, the most for one task. All of them are safe; please go on in the team’s chat.",
  "limit/too-many-requests": "Too many attempts in a short time. Wait a few minutes and try again.",
};

export default en;
