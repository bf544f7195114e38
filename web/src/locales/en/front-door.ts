import type id from "../id/front-door.ts";

const texts: typeof id = {
  headline: "Digital invitations as beautiful as printed ones.",
  lead: "Type two names and your invitation is ready. Send it on WhatsApp and watch the answers come in.",
  signIn: "Sign in",
  menu: { label: "On this page", themes: "Themes", price: "Price", safety: "Safety" },
  names: {
    legend: "See it with your names",
    first: "One name",
    second: "The other name",
  },
  try: "Try it with your names",
  tryPlain: "Try it without an account",
  example: "See an example",
  note: "No account, no card.",
  sample: {
    eyebrow: "Wedding invitation",
    facts: "Saturday 12 August 2028 · Bandung",
    venue: "Gedung Merdeka",
  },
  themes: {
    title: "Six of {{count}} themes",
    text: "Their covers use the names you write above.",
    all: "See all themes",
  },
  living: {
    title: "A living invitation",
    text: "Scroll it: this is what guests open, on any phone, with nothing to install.",
    page: "A sample invitation to scroll",
    scroll: "Scroll the invitation",
    waiting: "Opening the sample invitation…",
  },
  steps: {
    title: "From two names to your guests’ answers",
    write: {
      title: "Type two names",
      text: "Wording, ceremonies and theme are filled in. All of it can change, also after publishing.",
    },
    send: {
      title: "Send it on WhatsApp",
      text: "From your own number, with each guest’s name. Your family can help.",
    },
    gather: {
      title: "See who is coming",
      text: "Who is coming, how many, and their wishes, all in one place.",
    },
  },
  price: {
    title: "Free",
    text: "Making, publishing and sending an invitation costs nothing. No page expires.",
  },
  safety: {
    title: "Safe for guests, peace of mind for you",
    app: "Guests open a web page. They are never asked to install an app, for a password or for a code.",
    sender: "Every page says who sent it.",
    data: "Guests’ phone numbers are deleted 180 days after the event at the latest, and pages stay out of search engines unless you choose otherwise.",
  },
  footer: { privacy: "Privacy policy", terms: "Terms of service" },
};

export default texts;
