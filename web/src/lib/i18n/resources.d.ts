import type account from "../../locales/id/account.ts";
import type guest from "../../locales/id/guest.ts";
import type home from "../../locales/id/home.ts";
import type invitation from "../../locales/id/invitation.ts";
import type legal from "../../locales/id/legal.ts";
import type problem from "../../locales/id/problem.ts";
import type rsvp from "../../locales/id/rsvp.ts";
import type shell from "../../locales/id/shell.ts";

/** The Indonesian files are the measure: keys are typed by them, English must have the same. */
interface Resources {
  shell: typeof shell;
  account: typeof account;
  legal: typeof legal;
  problem: typeof problem;
  home: typeof home;
  invitation: typeof invitation;
  guest: typeof guest;
  rsvp: typeof rsvp;
}

export type Namespace = keyof Resources;

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "shell";
    resources: Resources;
  }
}
