import type aboutMe from "../../locales/id/about-me.ts";
import type account from "../../locales/id/account.ts";
import type integration from "../../locales/id/integration.ts";
import type helperList from "../../locales/id/helper-list.ts";
import type chat from "../../locales/id/chat.ts";
import type clerk from "../../locales/id/clerk.ts";
import type door from "../../locales/id/door.ts";
import type editor from "../../locales/id/editor.ts";
import type frontDoor from "../../locales/id/front-door.ts";
import type guest from "../../locales/id/guest.ts";
import type guestImport from "../../locales/id/guest-import.ts";
import type help from "../../locales/id/help.ts";
import type home from "../../locales/id/home.ts";
import type invitation from "../../locales/id/invitation.ts";
import type invitationHelp from "../../locales/id/invitation-help.ts";
import type invitationSettings from "../../locales/id/invitation-settings.ts";
import type legal from "../../locales/id/legal.ts";
import type notice from "../../locales/id/notice.ts";
import type notification from "../../locales/id/notification.ts";
import type pass from "../../locales/id/pass.ts";
import type picture from "../../locales/id/picture.ts";
import type problem from "../../locales/id/problem.ts";
import type proofreading from "../../locales/id/proofreading.ts";
import type publish from "../../locales/id/publish.ts";
import type invitationStatistics from "../../locales/id/invitation-statistics.ts";
import type rsvp from "../../locales/id/rsvp.ts";
import type gift from "../../locales/id/rooms/gift.ts";
import type leaving from "../../locales/id/rooms/leaving.ts";
import type side from "../../locales/id/rooms/side.ts";
import type seating from "../../locales/id/seating.ts";
import type sending from "../../locales/id/sending.ts";
import type settings from "../../locales/id/settings.ts";
import type shell from "../../locales/id/shell.ts";
import type spreadsheet from "../../locales/id/spreadsheet.ts";
import type staff from "../../locales/id/staff.ts";
import type statistics from "../../locales/id/statistics.ts";
import type task from "../../locales/id/task.ts";
import type team from "../../locales/id/team.ts";
import type theme from "../../locales/id/theme.ts";
import type tradition from "../../locales/id/tradition.ts";
import type versions from "../../locales/id/versions.ts";
import type wish from "../../locales/id/wish.ts";
import type wizard from "../../locales/id/wizard.ts";

/** The Indonesian files are the measure: keys are typed by them, English must have the same. */
interface Resources {
  shell: typeof shell;
  account: typeof account;
  integration: typeof integration;
  "about-me": typeof aboutMe;
  "helper-list": typeof helperList;
  chat: typeof chat;
  clerk: typeof clerk;
  door: typeof door;
  leaving: typeof leaving;
  legal: typeof legal;
  notice: typeof notice;
  notification: typeof notification;
  pass: typeof pass;
  picture: typeof picture;
  problem: typeof problem;
  proofreading: typeof proofreading;
  publish: typeof publish;
  side: typeof side;
  help: typeof help;
  home: typeof home;
  invitation: typeof invitation;
  "invitation-help": typeof invitationHelp;
  "invitation-settings": typeof invitationSettings;
  editor: typeof editor;
  "front-door": typeof frontDoor;
  guest: typeof guest;
  "guest-import": typeof guestImport;
  "invitation-statistics": typeof invitationStatistics;
  rsvp: typeof rsvp;
  gift: typeof gift;
  seating: typeof seating;
  sending: typeof sending;
  settings: typeof settings;
  spreadsheet: typeof spreadsheet;
  statistics: typeof statistics;
  team: typeof team;
  staff: typeof staff;
  task: typeof task;
  theme: typeof theme;
  tradition: typeof tradition;
  versions: typeof versions;
  wish: typeof wish;
  wizard: typeof wizard;
}

export type Namespace = keyof Resources;

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "shell";
    resources: Resources;
  }
}
