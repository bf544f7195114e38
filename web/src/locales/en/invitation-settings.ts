import type invitationSettings from "../id/invitation-settings.ts";

const texts: typeof invitationSettings = {
  lead: "What you set here takes effect within about a minute, without publishing again.",
  saving: "Saving…",
  saved: "Saved. In effect for guests within about a minute.",
  savedUnshown: "Saved. In effect as soon as the invitation is published.",
  takenBack: "Not saved yet; the earlier setting is still in effect.",
  changedElsewhere:
    "This was just changed elsewhere. In effect now: {{now}}. What you chose is not saved yet.",
  apply: "Apply",
  cancel: "Cancel",
  access: {
    title: "Who may open the page",
    public: {
      label: "Everybody with the link",
      help: "The page opens at once, also when the link is passed on.",
    },
    password: {
      label: "With a word that you share",
      help: "The invitation appears once the word is typed. Personal links open it without one.",
    },
    guests: {
      label: "Only guests with a personal link",
      help: "The plain address only says that this invitation is private. Personal links from the guest list open it.",
    },
    copy: {
      password:
        "This page opens with a word, which is not copied. The copy opens by personal links only, until you give it a word of its own in Settings.",
      guests: "Like this page, the copy opens by personal links only.",
    },
    newPassword: "The family’s word",
    newPasswordHelp:
      "Share it together with the address. Capital letters make no difference. Do not use one of your own passwords.",
    otherPassword: "New word",
    otherPasswordHelp:
      "Leave it empty to keep the present one. Once changed, the old word no longer opens the page.",
    passwordForm: "Use {{min}}–{{max}} characters.",
  },
  search: {
    title: "Search engines",
    label: "May appear in Google and other search engines",
    help: "When on, anybody can find the page by its names. Families usually leave it off.",
    closed: "A closed page does not appear in search engines.",
    child: "Invitations to a child’s feast are not shown in search engines.",
  },
  wishes: {
    title: "Wishes",
    premoderated: "Look before they appear",
    premoderatedHelp: "Each new wish waits until you or your family show it.",
    filter: "Hold back wishes with coarse words",
    filterHelp: "Wishes with coarse words in Indonesian or English wait for a look first.",
    filterIdle: "At present every wish waits for a look anyway.",
    room: "Go to Wishes",
  },
  capacity: {
    title: "Room for people",
    limit: "Limit the number of people",
    limitHelp:
      "Once it is full, a “Coming” joins the waitlist and gets a place as soon as one is free. A party is never split.",
    heads: "How many people at most",
    headsForm: "Write a number from 1 to 100,000.",
    below_one: "{{count}} person has a place already and keeps it.",
    below_other: "{{count}} people have a place already and keep it.",
    unlimited: "no limit",
    counting: "Counting who is coming…",
    uncounted: "Who is coming could not be counted. The settings can still be changed.",
    coming: "At present {{both}} are coming.",
    seated: "Taken: {{both}}, of {{capacity}} places.",
    waiting: "Waiting for a place: {{both}}.",
    inbox: "In the inbox, holding no place yet: {{both}}.",
    both: "{{invitations}}, {{people}}",
    people_one: "{{count}} person",
    people_other: "{{count}} people",
    invitations_one: "{{count}} invitation",
    invitations_other: "{{count}} invitations",
    overtake: "Smaller parties may go first",
    overtakeHelp:
      "Where the places left are too few for the party in front, a smaller one behind it may have them.",
  },
  address: { title: "Address of the page" },
  status: {
    title: "Published or not",
    text: "Publishing, scheduling, postponing and taking down are in the publishing menu.",
    open: "Open the publishing menu",
  },
};

export default texts;
