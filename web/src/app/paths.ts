import type { PathPattern } from "../lib/address/redirect-target.ts";

/** Every path of the application, spelled here only. */
export const appPaths = {
  home: "/",
  dashboard: "/dashboard",
  invitations: "/invitations",
  unfinished: "/invitations-edit",
  newInvitation: "/invitations/new",
  editInvitation: "/invitations/edit/:invitationId",
  invitationOverview: "/invitations/:invitationId",
  published: "/invitations/:invitationId/published",
  guests: "/invitations/:invitationId/guests",
  seats: "/invitations/:invitationId/seats",
  send: "/invitations/:invitationId/send",
  rsvp: "/invitations/:invitationId/rsvp",
  wishes: "/invitations/:invitationId/wishes",
  checkIn: "/invitations/:invitationId/check-in",
  stats: "/invitations/:invitationId/stats",
  invitationSettings: "/invitations/:invitationId/settings",
  team: "/invitations/:invitationId/team",
  invitationHelp: "/invitations/help",
  tasks: "/tasks",
  chats: "/chats",
  apps: "/apps",
  helpCenter: "/help-center",
  helpArticle: "/help-center/:articleId",
  profile: "/profile",
  aboutMe: "/about-me",
  settings: "/settings",
  accountSettings: "/settings/account",
  appearanceSettings: "/settings/appearance",
  displaySettings: "/settings/display",
  notificationSettings: "/settings/notifications",
  users: "/users",
  userReports: "/users/reports",
  signIn: "/sign-in",
  signIn2: "/sign-in-2",
  signUp: "/sign-up",
  otp: "/otp",
  forgotPassword: "/forgot-password",
  authAction: "/auth/action",
  accountClosed: "/account-closed",
  join: "/join",
  clerkSignIn: "/clerk/sign-in",
  clerkSignUp: "/clerk/sign-up",
  clerkUserManagement: "/clerk/user-management",
  themes: "/themes",
  try: "/try",
  privacy: "/privacy",
  terms: "/terms",
} as const satisfies Record<string, PathPattern>;

/** Where signing in may lead to: the authenticated group, and the page that asks for an account to join with. */
export const redirectTargets: readonly PathPattern[] = [
  appPaths.home,
  appPaths.dashboard,
  appPaths.invitations,
  appPaths.unfinished,
  appPaths.newInvitation,
  appPaths.editInvitation,
  appPaths.invitationOverview,
  appPaths.published,
  appPaths.guests,
  appPaths.seats,
  appPaths.send,
  appPaths.rsvp,
  appPaths.wishes,
  appPaths.checkIn,
  appPaths.stats,
  appPaths.invitationSettings,
  appPaths.team,
  appPaths.invitationHelp,
  appPaths.tasks,
  appPaths.chats,
  appPaths.apps,
  appPaths.helpCenter,
  appPaths.helpArticle,
  appPaths.profile,
  appPaths.aboutMe,
  appPaths.settings,
  appPaths.accountSettings,
  appPaths.appearanceSettings,
  appPaths.displaySettings,
  appPaths.notificationSettings,
  appPaths.users,
  appPaths.userReports,
  appPaths.join,
];

/** The last step of the wizard, where what was tried without an account becomes an invitation. */
export const takenUpPath = `${appPaths.newInvitation}?step=5`;

/** `/sign-in` with the way back. @param target path, query and fragment of the page that was asked for */
export function signInPath(target: string): string {
  return target === appPaths.home
    ? appPaths.signIn
    : `${appPaths.signIn}?redirect=${encodeURIComponent(target)}`;
}
