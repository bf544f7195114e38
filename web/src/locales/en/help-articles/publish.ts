import type { HelpArticle } from "../../help-article.ts";

export const publish: HelpArticle[] = [
  {
    id: "publish",
    topic: "publish",
    title: "Publishing, scheduling and taking down",
    summary: "When guests see your changes, and how to take the page down.",
    keywords: "online live schedule automatic unpublish withdraw hide changes not visible",
    parts: [
      {
        id: "publish",
        title: "Publishing",
        text: [
          "Tap “Publish” in the editor. If something is missing, the place for example, Janur names it and opens its field. The first time it also asks for a sender’s name that guests know.",
          "After that, whatever you change stays a draft until you tap “Publish changes”. Guests see it within about a minute.",
        ],
        picture: {
          name: "publish",
          shape: "desktop",
          alt: "More ways to publish: schedule, postpone, cancel and change the address.",
        },
      },
      {
        id: "schedule",
        title: "Scheduling",
        text: [
          "“Schedule publishing” publishes the invitation as it was when you scheduled it. Later changes do not come along unless you schedule again. You can cancel the schedule any time before.",
        ],
      },
      {
        id: "take-down",
        title: "Taking it down",
        text: [
          "“Take down” closes the page within about a minute. Answers, wishes and the guest list are kept, and you can publish again.",
        ],
      },
    ],
    related: ["postpone-or-cancel", "page-address", "private-page"],
  },
  {
    id: "postpone-or-cancel",
    topic: "publish",
    title: "Postponed or cancelled",
    summary: "Links already sent keep working and tell guests how things stand.",
    keywords: "delay call off reschedule move date calendar",
    parts: [
      {
        id: "announce",
        title: "Announcing it",
        text: [
          "“Announce a postponement” and “Announce a cancellation” are beside the publish button. Within about a minute, guests see only the announcement, your message, the family’s contacts and the wishes already there. You can leave the message empty.",
          "A calendar file that guests open again says that the event is cancelled, too.",
        ],
      },
      {
        id: "again",
        title: "When the new date is settled",
        text: [
          "A postponed invitation is published again with its new date; every guest’s link stays the same.",
        ],
        steps: [
          "Change date and time under “When and where”.",
          "Check the last day for answers under “Answers”.",
          "Tap “Publish again”. The announcement leaves the page.",
        ],
        note: "An announcement sends no message by itself. In “Send”, “Changes” already lists everybody who was sent the invitation.",
      },
    ],
    related: ["publish", "record-answer"],
  },
  {
    id: "page-address",
    topic: "publish",
    title: "Changing the address of the page",
    summary: "The address may change; old links lead guests to the new one.",
    keywords: "url link slug rename domain",
    parts: [
      {
        id: "change",
        title: "How to change it",
        text: [
          "Open the choices beside the publish button, then “Change the page address”. An address has 3 to 60 lower-case letters, digits or hyphens, and no other invitation may have it.",
          "If the invitation was published before, old links keep working: they lead guests to the new address, personal links included.",
        ],
      },
    ],
    related: ["publish", "guests-and-links"],
  },
  {
    id: "two-families",
    topic: "publish",
    title: "One feast, an invitation for each family",
    summary:
      "Each family has its own order of names, greeting, accounts and address; the guest list stays one.",
    keywords: "two families side groom bride version parents in-laws different invitation order of names",
    parts: [
      {
        id: "make",
        title: "Making a version",
        text: [
          "Open the choices beside the publish button, then “A version for each family”. Choose the side and the address of its page. From then on “Everybody”, “Groom’s side” and “Bride’s side” stand above the fields: what you choose there is whom you are writing for.",
          "What you leave alone is the same as in the common version and changes with it. What you change for one side is marked “Differs”; you can see the difference, and one tap brings the common text back.",
          "The sender may differ, too: fill in “The sender’s name” in the section “Cover”. Where it is empty, guests read the name of the invitation’s owner.",
          "One event has two family versions at most. Other families stand in “Inviting with us”, and their guests get a group of their own.",
        ],
        picture: {
          name: "families",
          shape: "desktop",
          alt: "The invitation of Laras & Bima for the groom’s side: sections that differ are marked, the preview names Bima first.",
        },
      },
      {
        id: "one-truth",
        title: "What stays one",
        text: [
          "Day, time, place, the couple’s names and the questions asked with an answer are for all guests. For one side only the order of names and of ceremonies may differ.",
          "Guest list, answers, seats, wishes, album and door are one as well. The statistics count by side and together.",
        ],
      },
      {
        id: "guests",
        title: "Who sees which version",
        text: [
          "Guests get the version of their side, as the guest list says. When their side is changed, the link they already have leads them to the new version. Guests without a side get the common version.",
        ],
      },
      {
        id: "publish",
        title: "Publishing together or one alone",
        text: [
          "“Publish” publishes all versions at once. One version alone is published from “A version for each family”. An editor can look after one side only: set that under “Family & team”.",
        ],
      },
    ],
    related: ["publish", "guests-and-links", "team"],
  },
  {
    id: "archive-and-trash",
    topic: "publish",
    title: "Archive, trash and duplicates",
    summary: "Keep what is finished, bring back what was deleted, and make a copy.",
    keywords: "delete invitation restore recover duplicate copy archive lost",
    parts: [
      {
        id: "archive",
        title: "Archive",
        text: ["Archived invitations are out of your way, but guests can still open their pages."],
      },
      {
        id: "trash",
        title: "Trash",
        text: [
          "An invitation in the trash is closed to guests at once and kept for 30 days with its guest list, answers and wishes. After “Restore”, publish it again so that guests can open it. After 30 days everything is deleted for good.",
        ],
      },
      {
        id: "duplicate",
        title: "Duplicating",
        text: [
          "“Duplicate” copies everything you wrote into a new draft. The guest list may come along; every guest then gets a new personal link. Answers and wishes stay behind.",
        ],
      },
    ],
    screen: { to: "list", text: "Open your invitations" },
    related: ["publish", "guest-data"],
  },
];
