import type id from "../id/problem.ts";

const en: typeof id = {
  network: "No connection. Check your signal and try again.",
  fault: "Something went wrong on our side. What was saved is safe; please try again in a moment.",
  heading: "Not loaded yet",
  retry: "Try again",
  liveLost: "Live updates stopped. What you see may not be the latest.",
  "auth/required": "Please sign in again to go on.",
  "team/not-allowed": "Your role in this invitation does not cover that. Please ask its owner.",
  "team/invite-invalid":
    "This link no longer works: it was used, withdrawn, or its time has passed. Please ask for a new one.",
  "team/invite-used": "This person has already joined. Remove them from the members if needed.",
  "team/already-member": "This account already belongs to the team of this invitation.",
  "team/other-email":
    "This link is for another e-mail address. Sign in with that address, or ask for a new link.",
  "team/email-unverified":
    "This account's e-mail address is not confirmed yet. Open the link in our e-mail and try again.",
  "team/member-not-found": "This person is no longer in the team.",
  "team/owner-stays": "An invitation always has an owner. Hand it over to another member first.",
  "team/limit-reached":
    "The team of this invitation is full. Remove a member or withdraw an unanswered link first.",
  "input/invalid": "Some of what you entered does not fit yet. Check it and save again.",
  "input/too-large": "The invitation is too long. Shorten a few sections and save again.",
  "invitation/not-found": "We cannot find this invitation, or your account has no access to it.",
  "invitation/limit-reached": "This account has reached its limit of invitations.",
  "invitation/wrong-status": "The invitation's status has changed. Please load this page again.",
  "draft/conflict": "This invitation was also changed somewhere else.",
  "slug/taken": "Another invitation has that address. Choose a different one.",
  "slug/reserved": "Janur uses that address itself. Choose a different one.",
  "publish/incomplete": "The invitation is not complete enough to publish.",
  "publish/sender-unnamed": "Guests need to know who is inviting them. Add your name first.",
  "guest/not-found": "This guest is no longer on the list.",
  "guest/limit-reached": "The guest list has reached its limit.",
  "link/invalid": "That link no longer works.",
  "rsvp/closed": "Answers are closed.",
  "rsvp/not-allowed": "Answers are only taken through a personal link.",
  "rsvp/too-many-people": "That is more people than there are seats.",
  "rsvp/conflict": "This answer was changed somewhere else.",
  "rsvp/group-full": "This group link has taken as many answers as it may.",
  "page/locked": "This invitation is private. Open it by your personal link or with its password.",
  "page/wrong-password": "That password does not match. Check it again, or ask the family.",
  "wish/not-found": "This wish is no longer there.",
  "chat/closed": "This conversation is closed. What was written is kept.",
  "chat/not-found": "This conversation is not there, or not for your account.",
  "wish/closed": "Wishes are closed.",
  "staff/only": "This part is for the people who run Janur.",
  "staff/account-not-found": "This account is not there any more.",
  "staff/last-admin": "This is the last active admin. Appoint another one first.",
  "app/not-found": "This connection is gone, or your account has no access to it.",
  "limit/too-many-requests": "Too many attempts in a short time. Wait a few minutes and try again.",
};

export default en;
