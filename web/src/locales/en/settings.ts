import type id from "../id/settings.ts";

const texts: typeof id = {
  title: "Settings",
  rooms: "Parts of the settings",
  atOnce: "Every change takes effect at once, on all your devices.",
  saving: "Saving…",
  savingOffline:
    "In effect here. Your other devices follow as soon as there is a connection; leave this page open.",
  saved: "Saved, and in effect on all your devices.",
  notSaved: "That change is not saved. The earlier choice still holds; please try again.",
  account: {
    email: "E-mail and phone number",
    password: "Password",
    methods: "Ways of signing in",
    region: "Language and time",
    everywhere: "Other devices",
  },
  region: {
    zone: "Your time zone",
    zoneHelp: "Used for the hour of notifications. Each ceremony keeps the zone of its own place.",
  },
  appearance: {
    colours: "Colours",
    scheme: "Light or dark",
    accent: "Colour of buttons and links",
    textSize: "Text size",
    textSizeLabel: "How large text is in Janur",
    sample: "Saturday, 12 December 2026 at 10.00 WIB, Pendopo Agung.",
    guests: "Invitation pages stay as they are; guests have an easy mode of their own.",
  },
  accents: { daun: "Leaf", nila: "Indigo", kunyit: "Turmeric", tanah: "Earth" },
  textSizes: { normal: "Normal", large: "Large", largest: "Larger" },
  display: {
    menu: "Menu",
    menuHelp: "What is not ticked leaves the menu, but can still be found by searching.",
    home: "Home",
    density: "Density",
    densityLabel: "Height of buttons, fields and menu",
    densityHelp: "On touch screens buttons stay large, so that they are easy to tap.",
  },
  homeCards: { nextEvent: "Next event", recentInvitations: "Recent invitations" },
  densities: { comfortable: "Comfortable", compact: "Compact" },
  notifications: {
    events: "What, and where",
    noEmail: "This account has no e-mail yet, so news appear in the application only.",
    unverified: "Your e-mail is not confirmed yet; news by e-mail begin once its link has been opened.",
    digest: "How often e-mails are sent",
    digestLabel: "E-mails about answers and wishes",
    digestHelp: "This is about: {{events}}. Other news are sent at once.",
    weekday: "Day",
    hour: "Time",
  },
  events: {
    answer: "Guests' answers",
    wish: "Wishes",
    report: "Reports about the page",
    publish: "Scheduled publishing",
    team: "Family & team",
  },
  channels: { inApp: "In the application", email: "E-mail" },
  digests: { immediately: "At once", daily: "Once a day", weekly: "Once a week" },
  weekdays: {
    monday: "Monday",
    tuesday: "Tuesday",
    wednesday: "Wednesday",
    thursday: "Thursday",
    friday: "Friday",
    saturday: "Saturday",
    sunday: "Sunday",
  },
};

export default texts;
