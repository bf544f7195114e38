import { createBrowserRouter, type RouteObject } from "react-router-dom";
import { AccountSkeleton } from "./layouts/account-skeleton.tsx";
import { RootLayout } from "./layouts/root-layout.tsx";
import { PageError, RouteError } from "./layouts/route-error.tsx";
import { Guarded, GuardSkeleton, loadGuarded } from "./guarded.tsx";
import { homePage } from "./home-page.tsx";
import { page, privatePage } from "./page.ts";
import { appPaths } from "./paths.ts";

const errorPage = () => import("./routes/error-page.tsx");
const legalPage = () => import("./routes/legal.tsx");

/** Everybody may open these. */
const publicRoutes: RouteObject[] = [
  page({
    path: appPaths.signIn,
    title: "signIn",
    namespaces: ["account"],
    module: () => import("./routes/sign-in.tsx"),
  }),
  page({
    path: appPaths.signIn2,
    title: "signIn",
    namespaces: ["account"],
    module: () => import("./routes/sign-in-2.tsx"),
  }),
  page({
    path: appPaths.signUp,
    title: "signUp",
    namespaces: ["account"],
    module: () => import("./routes/sign-up.tsx"),
  }),
  page({
    path: appPaths.otp,
    title: "otp",
    namespaces: ["account"],
    module: () => import("./routes/otp.tsx"),
  }),
  page({
    path: appPaths.forgotPassword,
    title: "forgotPassword",
    namespaces: ["account"],
    module: () => import("./routes/forgot-password.tsx"),
  }),
  page({
    path: appPaths.authAction,
    title: "authAction",
    namespaces: ["account"],
    module: () => import("./routes/auth/action.tsx"),
  }),
  page({
    path: appPaths.accountClosed,
    title: "accountClosed",
    namespaces: ["notice", "account", "problem"],
    module: () => import("./routes/account-closed.tsx"),
  }),
  page({
    path: appPaths.join,
    title: "join",
    namespaces: ["team", "account", "problem"],
    module: () => import("./routes/join.tsx"),
  }),
  page({
    path: appPaths.themes,
    title: "themes",
    namespaces: ["theme", "invitation"],
    module: () => import("./routes/themes.tsx"),
  }),
  page({
    path: appPaths.try,
    title: "try",
    namespaces: ["wizard", "invitation", "theme", "tradition", "problem"],
    module: () => import("./routes/try.tsx"),
  }),
  page({
    path: appPaths.privacy,
    title: "privacy",
    namespaces: ["legal"],
    module: legalPage,
  }),
  page({
    path: appPaths.terms,
    title: "terms",
    namespaces: ["legal"],
    module: legalPage,
  }),
  page({
    path: appPaths.clerkSignIn,
    title: "clerkSignIn",
    namespaces: ["clerk"],
    module: () => import("./routes/clerk/sign-in.tsx"),
  }),
  page({
    path: appPaths.clerkSignUp,
    title: "clerkSignUp",
    namespaces: ["clerk"],
    module: () => import("./routes/clerk/sign-up.tsx"),
  }),
  page({
    path: appPaths.clerkUserManagement,
    title: "clerkUserManagement",
    namespaces: ["clerk"],
    module: () => import("./routes/clerk/user-management.tsx"),
  }),
  ...([401, 403, 404, 500, 503] as const).map((status) =>
    page({ path: `/${String(status)}`, title: `error${status}`, module: errorPage }),
  ),
];

/** The authenticated group: inside the shell, behind the guard. */
const privateRoutes: RouteObject[] = [
  homePage,
  privatePage({
    path: appPaths.dashboard,
    title: "dashboard",
    namespaces: ["statistics", "problem"],
    module: () => import("./routes/dashboard.tsx"),
  }),
  privatePage({
    path: appPaths.invitations,
    title: "invitations",
    namespaces: ["invitation", "problem"],
    lateNamespaces: ["invitation-settings"],
    module: () => import("./routes/invitations/index.tsx"),
  }),
  privatePage({
    path: appPaths.unfinished,
    title: "unfinished",
    parent: appPaths.invitations,
    namespaces: ["invitation", "problem"],
    lateNamespaces: ["invitation-settings"],
    module: () => import("./routes/invitations-edit.tsx"),
  }),
  privatePage({
    path: appPaths.newInvitation,
    title: "newInvitation",
    parent: appPaths.invitations,
    namespaces: ["wizard", "invitation", "theme", "tradition", "problem"],
    module: () => import("./routes/invitations/new.tsx"),
  }),
  privatePage({
    path: appPaths.invitationOverview,
    title: "invitationOverview",
    parent: appPaths.invitations,
    namespaces: ["invitation", "home", "rsvp", "notification", "problem"],
    lateNamespaces: ["wish"],
    module: () => import("./routes/invitations/overview.tsx"),
  }),
  privatePage({
    path: appPaths.editInvitation,
    title: "editInvitation",
    parent: appPaths.invitationOverview,
    namespaces: ["editor", "theme", "invitation", "versions", "problem"],
    lateNamespaces: ["picture", "proofreading", "publish", "side", "tradition"],
    module: () => import("./routes/invitations/edit.tsx"),
  }),
  privatePage({
    path: appPaths.published,
    title: "published",
    namespaces: ["publish", "invitation", "problem"],
    module: () => import("./routes/invitations/published.tsx"),
  }),
  privatePage({
    path: appPaths.guests,
    title: "guests",
    parent: appPaths.invitationOverview,
    namespaces: ["guest", "rsvp", "invitation", "problem", "spreadsheet"],
    lateNamespaces: ["guest-import", "helper-list"],
    module: () => import("./routes/invitations/guests.tsx"),
  }),
  privatePage({
    path: appPaths.send,
    title: "send",
    parent: appPaths.invitationOverview,
    namespaces: ["sending", "invitation", "problem"],
    lateNamespaces: ["side"],
    module: () => import("./routes/invitations/send.tsx"),
  }),
  privatePage({
    path: appPaths.seats,
    title: "seats",
    parent: appPaths.invitationOverview,
    namespaces: ["seating", "invitation", "problem"],
    module: () => import("./routes/invitations/seats.tsx"),
  }),
  privatePage({
    path: appPaths.gifts,
    title: "gifts",
    parent: appPaths.invitationOverview,
    namespaces: ["gift", "invitation", "problem"],
    module: () => import("./routes/invitations/gifts.tsx"),
  }),
  privatePage({
    path: appPaths.giftMemory,
    title: "giftMemory",
    namespaces: ["gift", "problem"],
    module: () => import("./routes/gifts.tsx"),
  }),
  privatePage({
    path: appPaths.rsvp,
    title: "rsvp",
    parent: appPaths.invitationOverview,
    namespaces: ["rsvp", "guest", "invitation", "problem", "spreadsheet"],
    module: () => import("./routes/invitations/rsvp.tsx"),
  }),
  privatePage({
    path: appPaths.wishes,
    title: "wishes",
    parent: appPaths.invitationOverview,
    namespaces: ["wish", "guest", "invitation", "problem"],
    module: () => import("./routes/invitations/wishes.tsx"),
  }),
  privatePage({
    path: appPaths.album,
    title: "album",
    parent: appPaths.invitationOverview,
    namespaces: ["wish", "invitation", "problem"],
    module: () => import("./routes/invitations/album.tsx"),
  }),
  privatePage({
    path: appPaths.checkIn,
    title: "checkIn",
    parent: appPaths.invitationOverview,
    namespaces: ["door", "pass", "guest", "invitation", "problem"],
    module: () => import("./routes/invitations/check-in.tsx"),
  }),
  privatePage({
    path: appPaths.stats,
    title: "stats",
    parent: appPaths.invitationOverview,
    namespaces: ["invitation-statistics", "statistics", "guest", "invitation", "problem"],
    module: () => import("./routes/invitations/stats.tsx"),
  }),
  privatePage({
    path: appPaths.invitationSettings,
    title: "invitationSettings",
    parent: appPaths.invitationOverview,
    namespaces: ["invitation-settings", "invitation", "problem"],
    module: () => import("./routes/invitations/settings.tsx"),
  }),
  privatePage({
    path: appPaths.team,
    title: "team",
    parent: appPaths.invitationOverview,
    namespaces: ["team", "pass", "invitation", "problem"],
    lateNamespaces: ["side"],
    module: () => import("./routes/invitations/team.tsx"),
  }),
  privatePage({
    path: appPaths.invitationHelp,
    title: "invitationHelp",
    parent: appPaths.invitations,
    namespaces: ["invitation-help"],
    module: () => import("./routes/invitations/help.tsx"),
  }),
  privatePage({
    path: appPaths.tasks,
    title: "tasks",
    namespaces: ["task", "problem"],
    module: () => import("./routes/tasks.tsx"),
  }),
  privatePage({
    path: appPaths.chats,
    title: "chats",
    namespaces: ["chat", "problem"],
    module: () => import("./routes/chats.tsx"),
  }),
  privatePage({
    path: appPaths.apps,
    title: "apps",
    namespaces: ["integration", "settings", "invitation", "problem", "spreadsheet"],
    module: () => import("./routes/apps.tsx"),
  }),
  privatePage({
    path: appPaths.helpCenter,
    title: "helpCenter",
    namespaces: ["help"],
    module: () => import("./routes/help-center/index.tsx"),
  }),
  privatePage({
    path: appPaths.helpArticle,
    title: "helpArticle",
    parent: appPaths.helpCenter,
    namespaces: ["help"],
    module: () => import("./routes/help-center/article.tsx"),
  }),
  privatePage({
    path: appPaths.profile,
    title: "profile",
    namespaces: ["account", "problem"],
    module: () => import("./routes/profile.tsx"),
  }),
  privatePage({
    path: appPaths.aboutMe,
    title: "aboutMe",
    namespaces: ["about-me", "invitation", "problem"],
    module: () => import("./routes/about-me.tsx"),
  }),
  privatePage({
    path: appPaths.settings,
    title: "settings",
    namespaces: ["settings", "account", "problem"],
    module: () => import("./routes/settings/index.tsx"),
  }),
  privatePage({
    path: appPaths.accountSettings,
    title: "accountSettings",
    namespaces: ["settings", "account", "problem"],
    module: () => import("./routes/settings/account.tsx"),
  }),
  privatePage({
    path: appPaths.appearanceSettings,
    title: "appearanceSettings",
    namespaces: ["settings", "problem"],
    module: () => import("./routes/settings/appearance.tsx"),
  }),
  privatePage({
    path: appPaths.displaySettings,
    title: "displaySettings",
    namespaces: ["settings", "problem"],
    module: () => import("./routes/settings/display.tsx"),
  }),
  privatePage({
    path: appPaths.notificationSettings,
    title: "notificationSettings",
    namespaces: ["settings", "problem"],
    module: () => import("./routes/settings/notifications.tsx"),
  }),
  privatePage({
    path: appPaths.users,
    title: "users",
    namespaces: ["staff", "problem"],
    module: () => import("./routes/users/index.tsx"),
  }),
  privatePage({
    path: appPaths.userReports,
    title: "userReports",
    namespaces: ["staff", "invitation", "problem"],
    module: () => import("./routes/users/reports.tsx"),
  }),
  privatePage({
    path: appPaths.userHealth,
    title: "userHealth",
    namespaces: ["staff", "problem"],
    module: () => import("./routes/users/health.tsx"),
  }),
];

export const router = createBrowserRouter([
  {
    Component: RootLayout,
    ErrorBoundary: RouteError,
    children: [
      { HydrateFallback: AccountSkeleton, children: publicRoutes },
      {
        HydrateFallback: GuardSkeleton,
        loader: loadGuarded,
        Component: Guarded,
        children: [{ ErrorBoundary: PageError, children: privateRoutes }],
      },
      page({ path: "*", title: "error404", module: errorPage }),
    ],
  },
]);
