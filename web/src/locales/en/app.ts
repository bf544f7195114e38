import type id from "../id/app.ts";

const texts: typeof id = {
  title: "Connections",
  lead: "Connect Janur with your calendar and the other tools you use.",
  own: "For your account",
  ofInvitation: "For one invitation",
  whichInvitation: "Invitation",
  noInvitation: "There is no invitation yet whose connections you may manage.",
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
    webhook: {
      title: "Webhooks",
      lead: "Tell another program, such as Zapier, n8n or your own server, whenever there is an answer, a wish or a new guest.",
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
    tested: "Working well. Events at this address: {{number}}.",
    consequence:
      "The address stops working at once, and Janur's events leave the calendar. Your invitations are safe.",
  },
  event: {
    "answer.recorded": "Guests' answers",
    "wish.posted": "Wishes",
    "guest.added": "New guests on the list",
    "invitation.published": "Invitation published",
    test: "Test",
  },
  health: {
    untested: "Not called yet.",
    good: "Working well. Last called {{when}}.",
    failing: "Could not be reached. Last tried {{when}}.",
  },
  webhook: {
    intro:
      "Janur sends news to your address over HTTPS, once a minute at most, signed with HMAC-SHA-256. What did not arrive is tried again for some hours.",
    add: "Add a webhook",
    url: "Receiving address",
    urlHelp: "It must be https, and open to the internet.",
    urlProblem: "Write the whole address, such as https://example.com/janur.",
    events: "News to send",
    eventsProblem: "Choose at least one.",
    secret: "Signing key",
    secretHelp:
      "Copy it into the receiving program now. Once connected only its last four letters are shown.",
    secretIs: "Key: ••••{{ending}}.",
    previousUntil: "The key before it works until {{when}}.",
    connect: "Connect this address",
    connected: "The webhook is connected.",
    arrived: "The test arrived well.",
    unheard: "This address did not answer. See whether the receiver is running, then test again.",
    refused: "The receiver answered with code {{status}}. Check its program, then test again.",
    rotate: "Change key",
    newSecret: "New key",
    newSecretHelp:
      "Copy it into the receiving program. The old key works for 24 more hours, so that no news is lost.",
    useNewSecret: "Use the new key",
    keepSecret: "Keep the old key",
    rotated: "The new key is in use.",
    consequence:
      "This address gets no more news, and the record of its deliveries is deleted. Your invitation is safe.",
  },
  delivery: {
    title: "Latest deliveries",
    none: "Nothing has been sent yet.",
    what: "{{what}}: {{number}}",
    took: "{{number}} ms",
    next: "Tried again {{when}}.",
    response: "Answer: {{text}}",
    replay: "Send again",
    replayOf: "Send again: {{what}}",
    state: { queued: "Waiting", leased: "On its way", delivered: "Received", failed: "Not delivered" },
    problem: {
      "address-refused": "address refused",
      unreachable: "not reached",
      "too-slow": "too slow",
    },
  },
};

export default texts;
