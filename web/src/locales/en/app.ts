import type id from "../id/app.ts";

const texts: typeof id = {
  title: "Connections",
  lead: "Connect Janur with your calendar and the other tools you use.",
  own: "For your account",
  state: { on: "Connected", off: "Not connected yet" },
  connect: "Connect",
  connectOf: "Connect {{name}}",
  manage: "Manage",
  manageOf: "Manage {{name}}",
  test: "Test now",
  disconnect: "Disconnect",
  disconnectNow: "Yes, disconnect",
  disconnected: "The connection is cut.",
  keep: "Stay connected",
  copy: "Copy",
  copied: "Copied.",
  copyByHand: "Copy by hand",
  since: "Connected since {{when}}.",
  kind: {
    calendarFeed: {
      title: "Calendar",
      lead: "Your events appear in Google Calendar, Apple Calendar or Outlook, and change there when their times change.",
    },
  },
  calendarFeed: {
    intro:
      "Janur makes a secret address for your calendar. Whoever has it can see when your events are, so keep it to yourself.",
    connect: "Make a calendar address",
    renew: "Make a new address",
    address: "Calendar address",
    once: "Copy it now, because it is shown only once. Any earlier address has stopped working.",
    subscribe: "Open in calendar",
    how: "In Google Calendar: Other calendars → From URL. Calendars look at the address again every few hours.",
    unused: "No calendar has read it yet.",
    used: "Last read by a calendar on {{when}}.",
    tested: "Working well. Events at this address: {{events}}.",
    consequence:
      "The address stops working at once, and Janur's events leave the calendar. Your invitations are safe.",
  },
};

export default texts;
