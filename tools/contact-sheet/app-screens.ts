import { languages, type Language } from "../../domain/src/text/language.ts";

export const appSchemes = ["light", "dark"] as const;
export const appSizes = { phone: { width: 390, height: 844 }, laptop: { width: 1280, height: 800 } } as const;
export type AppSize = keyof typeof appSizes;

/** Who looks: a visitor, the demo's host, or the demo's staff. */
export type Viewer = "visitor" | "host" | "staff";

interface Screen {
  name: string;
  viewer: Viewer;
  /** `{id}` is the demo wedding's. */
  path: string;
}

/**
 * Every screen that has an address of its own; `app-screens.test.ts` holds it against the application's paths. Questions
 * of the wizard behind the first are answered by `wizardAnswers`.
 */
const screens: readonly Screen[] = [
  { name: "front-door", viewer: "visitor", path: "/" },
  { name: "sign-in", viewer: "visitor", path: "/sign-in" },
  { name: "sign-in-2", viewer: "visitor", path: "/sign-in-2" },
  { name: "sign-up", viewer: "visitor", path: "/sign-up" },
  { name: "otp", viewer: "visitor", path: "/otp" },
  { name: "forgot-password", viewer: "visitor", path: "/forgot-password" },
  { name: "auth-action", viewer: "visitor", path: "/auth/action" },
  // Whoever is not of a closed account is led to sign in.
  { name: "account-closed", viewer: "visitor", path: "/account-closed" },
  { name: "join", viewer: "visitor", path: "/join" },
  { name: "try", viewer: "visitor", path: "/try" },
  { name: "try-names", viewer: "visitor", path: "/try?step=2" },
  { name: "try-greeting", viewer: "visitor", path: "/try?step=3" },
  { name: "try-themes", viewer: "visitor", path: "/try?step=4" },
  { name: "try-look", viewer: "visitor", path: "/try?step=5" },
  { name: "themes", viewer: "visitor", path: "/themes" },
  { name: "privacy", viewer: "visitor", path: "/privacy" },
  { name: "terms", viewer: "visitor", path: "/terms" },
  { name: "401", viewer: "visitor", path: "/401" },
  { name: "403", viewer: "visitor", path: "/403" },
  { name: "404", viewer: "visitor", path: "/404" },
  { name: "500", viewer: "visitor", path: "/500" },
  { name: "503", viewer: "visitor", path: "/503" },
  { name: "clerk", viewer: "visitor", path: "/clerk/sign-in" },
  { name: "clerk-sign-up", viewer: "visitor", path: "/clerk/sign-up" },
  { name: "clerk-users", viewer: "visitor", path: "/clerk/user-management" },
  { name: "home", viewer: "host", path: "/" },
  { name: "dashboard", viewer: "host", path: "/dashboard" },
  { name: "about-me", viewer: "host", path: "/about-me" },
  { name: "profile", viewer: "host", path: "/profile" },
  { name: "tasks", viewer: "host", path: "/tasks" },
  { name: "tasks-board", viewer: "host", path: "/tasks?view=board" },
  { name: "tasks-month", viewer: "host", path: "/tasks?view=month" },
  { name: "chats", viewer: "host", path: "/chats" },
  { name: "apps", viewer: "host", path: "/apps" },
  { name: "help-center", viewer: "host", path: "/help-center" },
  { name: "help-article", viewer: "host", path: "/help-center/first-invitation" },
  { name: "invitations", viewer: "host", path: "/invitations" },
  { name: "invitations-new", viewer: "host", path: "/invitations/new" },
  { name: "invitations-help", viewer: "host", path: "/invitations/help" },
  { name: "invitations-edit", viewer: "host", path: "/invitations-edit" },
  { name: "settings", viewer: "host", path: "/settings" },
  { name: "settings-account", viewer: "host", path: "/settings/account" },
  { name: "settings-appearance", viewer: "host", path: "/settings/appearance" },
  { name: "settings-display", viewer: "host", path: "/settings/display" },
  { name: "settings-notifications", viewer: "host", path: "/settings/notifications" },
  { name: "overview", viewer: "host", path: "/invitations/{id}" },
  { name: "editor", viewer: "host", path: "/invitations/edit/{id}" },
  { name: "published", viewer: "host", path: "/invitations/{id}/published" },
  { name: "guests", viewer: "host", path: "/invitations/{id}/guests" },
  { name: "seats", viewer: "host", path: "/invitations/{id}/seats" },
  { name: "send", viewer: "host", path: "/invitations/{id}/send" },
  { name: "rsvp", viewer: "host", path: "/invitations/{id}/rsvp" },
  { name: "wishes", viewer: "host", path: "/invitations/{id}/wishes" },
  { name: "gifts", viewer: "host", path: "/invitations/{id}/gifts" },
  { name: "gift-memory", viewer: "host", path: "/gifts" },
  { name: "album", viewer: "host", path: "/invitations/{id}/album" },
  { name: "check-in", viewer: "host", path: "/invitations/{id}/check-in" },
  { name: "stats", viewer: "host", path: "/invitations/{id}/stats" },
  { name: "team", viewer: "host", path: "/invitations/{id}/team" },
  { name: "invitation-settings", viewer: "host", path: "/invitations/{id}/settings" },
  { name: "users", viewer: "staff", path: "/users" },
  { name: "users-reports", viewer: "staff", path: "/users/reports" },
  { name: "users-health", viewer: "staff", path: "/users/health" },
];

/** What a visitor has answered in the wizard, as its tab keeps it. */
export const wizardAnswers = {
  eventType: "wedding",
  firstName: "Rani",
  secondName: "Dimas",
  date: "2027-01-09",
  time: "09:00",
  venue: "Gedung Merdeka",
  city: "Bandung",
  pack: "islam-jawa",
};

export interface AppPicture extends Screen {
  size: AppSize;
  scheme: (typeof appSchemes)[number];
  language: Language;
}

/** `guests-phone-dark-en`: what the picture of a screen is called. */
export function appPictureName({ name, size, scheme, language }: AppPicture): string {
  return [name, size, scheme, language].join("-");
}

/**
 * Every screen in both sizes, schemes and languages, those that share a browser context next to each other.
 * @param words each must be the screen's name, its viewer, size, scheme or language
 */
export function appPictures(words: readonly string[]): AppPicture[] {
  const all = (["visitor", "host", "staff"] as const).flatMap((viewer) =>
    (["phone", "laptop"] as const).flatMap((size) =>
      appSchemes.flatMap((scheme) =>
        languages.flatMap((language) =>
          screens
            .filter((screen) => screen.viewer === viewer)
            .map((screen) => ({ ...screen, size, scheme, language })),
        ),
      ),
    ),
  );
  return all.filter(({ name, viewer, size, scheme, language }) =>
    words.every((word) => [name, viewer, size, scheme, language].includes(word)),
  );
}
