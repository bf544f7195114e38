import type id from "../id/help.ts";
import { account } from "./help-articles/account.ts";
import { answers } from "./help-articles/answers.ts";
import { connections } from "./help-articles/connections.ts";
import { content } from "./help-articles/content.ts";
import { day } from "./help-articles/day.ts";
import { guests } from "./help-articles/guests.ts";
import { publish } from "./help-articles/publish.ts";
import { safety } from "./help-articles/safety.ts";
import { start } from "./help-articles/start.ts";
import { together } from "./help-articles/together.ts";

const texts: typeof id = {
  title: "Help centre",
  lead: "Look it up here. Articles stay readable without a connection while the application is open.",
  search: "Search help",
  placeholder: "For example: send links, waitlist",
  clear: "Clear the search",
  topics: "Topics",
  topic: {
    start: "Getting started",
    content: "Words and looks",
    publish: "Publishing",
    guests: "Guests",
    answers: "Answers and wishes",
    together: "Working together",
    safety: "Privacy and safety",
    account: "Account",
    connections: "Integrations",
  },
  found_one: "{{count}} article fits",
  found_other: "{{count}} articles fit",
  nothing: "No article about “{{q}}”. Try another word, or choose a topic below.",
  results: "Articles that fit",
  all: "All articles",
  onThisPage: "In this article",
  note: "Worth knowing",
  related: "Read next",
  guide: "Guide and sample words for invitations",
  notFound: "No answer here?",
  support: "Contact support",
  missing: "There is no such article. Its address may have changed.",
  back: "All help articles",
  /** Other words that people type for a page of the application. */
  pageWords: {
    home: "start main front",
    invitations: "cards wedding events list",
    newInvitation: "create add make",
    tasks: "to do checklist plan board",
    chats: "messages conversations talk questions",
    unfinished: "drafts continue latest",
    dashboard: "charts numbers analytics figures report",
    apps: "connections webhook calendar smtp whatsapp api",
    aboutMe: "sender card",
    profile: "photo name me",
    helpCenter: "guide questions faq support",
    settings: "preferences options configuration",
    accountSettings: "password email delete language time zone export",
    appearanceSettings: "theme dark light colour font",
    displaySettings: "menu density layout",
    notificationSettings: "alerts news bell email",
    users: "accounts staff",
  },
  articles: [
    ...start,
    ...content,
    ...publish,
    ...guests,
    ...answers,
    ...day,
    ...together,
    ...safety,
    ...account,
    ...connections,
  ],
};

export default texts;
