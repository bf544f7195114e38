import type id from "../id/problem.ts";

const en: typeof id = {
  network: "No connection. Check your signal and try again.",
  fault: "Something went wrong on our side. What was saved is safe; please try again in a moment.",
  heading: "Not loaded yet",
  retry: "Try again",
  liveLost: "Live updates stopped. What you see may not be the latest.",
  "auth/required": "Please sign in again to go on.",
  "team/not-allowed": "Your role in this invitation does not cover that. Please ask its owner.",
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
  "wish/not-found": "This wish is no longer there.",
  "wish/closed": "Wishes are closed.",
  "limit/too-many-requests": "Too many attempts in a short time. Wait a few minutes and try again.",
};

export default en;
