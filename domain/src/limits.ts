import { doorLimits } from "./limits/door-limits.ts";
import { integrationLimits, spreadsheetLimits } from "./limits/integration-limits.ts";
import {
  helperListLimits,
  guestImportLimits,
  guestLimits,
  rsvpLimits,
  wishLimits,
} from "./limits/guest-limits.ts";
import { sendingLimits } from "./limits/sending-limits.ts";

/**
 * Every limit and quota of the product, in one place. Forms, functions and
 * rules tests take them from here; a number typed anywhere else is a bug.
 * Lengths are UTF-16 code units, as zod counts them.
 */
export const limits = {
  media: {
    /** A picture on its way, in bytes. */
    pictureBytes: 10 * 1024 * 1024,
    /** Pixels that a picture may unfold to. */
    pixels: 60_000_000,
    /** The longer side of what is kept of a picture, in pixels. */
    side: 2_560,
    /** What is kept of a picture of a QRIS, which loses nothing, in bytes. */
    qrisBytes: 1_000_000,
    music: {
      /** A piece on its way and as it is kept, in bytes. */
      bytes: 8 * 1024 * 1024,
      seconds: 600,
    },
    /** Files of one invitation, those that are being looked at too. */
    perInvitation: 200,
    /** Uploads of one account within one window. */
    rate: { count: 400, windowMs: 86_400_000 },
    /** How long a file stays that no draft and no version names. */
    unusedMs: 7 * 86_400_000,
    /** How long an upload may be worked on, and a refusal be read. */
    waitingMs: 60 * 60_000,
    refusedMs: 86_400_000,
  },
  account: {
    displayName: { min: 1, max: 80 },
    /** Firebase Auth refuses shorter passwords; who has one goes on signing in with it. */
    password: { min: 6, max: 128 },
    /** What our forms ask of a password that is set anew. */
    newPassword: { min: 8 },
    email: { max: 254 },
    photo: {
      /** Width and height that are stored, in pixels. */
      side: 512,
      /** The picture on its way, as base64. */
      characters: 300_000,
      /** Pixels that a file may unfold to. */
      pixels: 4_000_000,
      /** Changes of one account within one window. */
      rate: { count: 10, windowMs: 10 * 60_000 },
    },
    /** What somebody says against the closing of an account, within one window. */
    appeal: 1_900,
    appeals: { count: 5, windowMs: 86_400_000 },
    /** How long ago a sign-in may be for what cannot be undone. */
    freshMs: 5 * 60_000,
    /** Tokens that are out live for an hour; what they wrote meanwhile goes with the second round of an erasure. */
    secondRoundMs: 65 * 60_000,
  },
  export: {
    /** Copies that one account may ask for within one window. */
    rate: { count: 3, windowMs: 86_400_000 },
    /** How long a finished one is kept. */
    keptMs: 3 * 86_400_000,
    /** Bytes that are fetched at once, and how often within one window. */
    pieceBytes: 3 * 1024 * 1024,
    pieceRate: { count: 2_000, windowMs: 3_600_000 },
    /** Attempts at one copy before it counts as failed. */
    attempts: 5,
  },
  job: {
    /** How long a worker has for one step. */
    leaseMs: 10 * 60_000,
    /** When a job that failed is tried again. */
    pauseMs: 5 * 60_000,
  },
  slug: { min: 3, max: 60, suggestions: 3 },
  content: {
    /** The whole draft as JSON, in bytes; a Firestore document holds 1 MiB. */
    bytes: 200_000,
    sections: 40,
    shortText: 120,
    paragraph: 2_000,
    /** Parts of one formatted text: stretches of one look, entries of a list, paragraphs and lists. */
    richText: { runs: 200, items: 60, blocks: 100 },
    persons: 4,
    personName: 120,
    ceremonies: 40,
    chapters: 20,
    rundownItems: 40,
    contactPersons: 8,
    giftAccounts: 10,
    providerName: 40,
    pictures: 60,
    /** How far a picture may be drawn near inside its frame. */
    pictureZoom: 4,
    /** As a QRIS names them; the standard has 25 letters. */
    merchant: 99,
    venue: 160,
    address: 400,
    url: 600,
    /** Changes that an open editor can take back; typing goes on as one of them until it pauses for so long. */
    undo: { steps: 100, pauseMs: 1_000 },
  },
  presence: {
    /** How often who has a draft open says so while others have it open, too. */
    beatMs: 30_000,
    /** How old an entry may be; two lost ones are forgiven. */
    goneMs: 75_000,
    /** Pause before another section is said. */
    pauseMs: 2_000,
    /** Entries that are read: more than a team has editors. */
    list: 50,
  },
  guest: guestLimits,
  guestImport: guestImportLimits,
  branch: helperListLimits,
  door: doorLimits,
  sending: sendingLimits,
  rsvp: rsvpLimits,
  wish: wishLimits,
  invitation: {
    perAccount: 50,
    title: 160,
    oldSlugs: 10,
    notice: 500,
    /** How long the trash keeps an invitation. */
    trashMs: 30 * 86_400_000,
    /** How long the same first draft, sent again, is the one that was made before. */
    repeatMs: 10 * 60_000,
    /** How far ahead publishing may be scheduled. */
    scheduleMs: 366 * 86_400_000,
    /** Earlier changes that are remembered beside the latest. */
    changes: 5,
    /** How soon after publishing another time or place is a slip put right, and no news. */
    correctionMs: 60 * 60_000,
    /** How long the page says what a time or place was before. */
    changeShownMs: 30 * 86_400_000,
  },
  version: {
    name: 60,
    /** While a draft is edited, so often the state before is kept. */
    everyMs: 10 * 60_000,
    /** Versions that stay of those kept by themselves, and of those that guests once had. */
    automatic: 30,
    shown: 30,
    /** Versions that a host may name. */
    named: 30,
  },
  team: {
    /** People of one invitation, those who are invited and have not answered too. */
    members: 30,
    /** How long a link to a team waits. */
    inviteMs: 14 * 86_400_000,
    /** Links that one account may make within one window. */
    inviteRate: { count: 60, windowMs: 86_400_000 },
    /** Links that are none, tried by one account or sender within one window. */
    wrongTries: { count: 20, windowMs: 10 * 60_000 },
  },
  pass: {
    pin: { min: 4, max: 8 },
    /** Passes of one invitation that are good. */
    perInvitation: 50,
    /** Links that one account may make within one window. */
    rate: { count: 60, windowMs: 86_400_000 },
    /** How far ahead a pass may end. */
    longestMs: 400 * 86_400_000,
    /** Uses that a pass remembers. */
    uses: 20,
    /** Within this time the same task counts as opened once. */
    useEveryMs: 10 * 60_000,
    /** How long a pass is shown after it is no good any more. */
    keptMs: 30 * 86_400_000,
    /** Answers to guests by one pass within one window. */
    answers: { count: 60, windowMs: 10 * 60_000 },
    /** Words about guests' messages by one pass within one window. */
    marks: { count: 300, windowMs: 10 * 60_000 },
    /** PINs tried at one pass from anywhere within one window; all but the first few wait a moment. */
    pinTries: { count: 10, windowMs: 60 * 60_000, quick: 3, pauseMs: 1_000 },
  },
  proof: {
    /** The longest text that a suggestion may hold. */
    text: 2_000,
    note: 300,
    /** Suggestions of one invitation that nobody has decided about. */
    open: 100,
    /** Suggestions and approvals by one pass within one window. */
    rate: { count: 60, windowMs: 10 * 60_000 },
    /** How long the proof-reader still sees what became of a suggestion. */
    keptMs: 30 * 86_400_000,
  },
  access: {
    password: { min: 4, max: 64 },
    /** Tries of one sender at one page within one window. */
    rate: { count: 10, windowMs: 10 * 60_000 },
    /** Pages that one sender may begin to try at within one window. */
    pages: { count: 50, windowMs: 10 * 60_000 },
    /** Wrong tries at one page from anywhere, `count` in each of `parts` that senders fall into, before it is besieged. */
    wrong: { parts: 16, count: 100, windowMs: 60 * 60_000 },
    /** Tries of one sender at a besieged page within one window, each after a pause. */
    besieged: { count: 3, windowMs: 10 * 60_000, pauseMs: 1_000 },
  },
  check: {
    /** Codes that one sender may look up within one window. */
    rate: { count: 20, windowMs: 10 * 60_000 },
  },
  privacy: {
    /** Looks at, and deletions of, what is kept about the guest of one link within one window. */
    rate: { count: 10, windowMs: 10 * 60_000 },
  },
  report: {
    text: 1_000,
    contact: 254,
    /** Reports of one sender within one window. */
    rate: { count: 5, windowMs: 60 * 60_000 },
    /** What an owner says against a decision. */
    appeal: 2_000,
    /** How close to a ceremony suspending its page needs two of the staff. */
    consent: { beforeMs: 72 * 3_600_000, afterMs: 24 * 3_600_000 },
    /** A page of the staff's list. */
    page: 20,
    /** Texts of one section that the staff is shown, and letters of each. */
    shownTexts: 60,
    shownLetters: 400,
  },
  contact: {
    /** How long after the last ceremony guests' phones, e-mails and addresses are kept. */
    keptMs: 180 * 86_400_000,
    /** When what was written down after that day goes as well. */
    againMs: 30 * 86_400_000,
  },
  mail: {
    /** Words that somebody typed, inside a mail. */
    words: 200,
    path: 600,
    /** What a guest is told, filled. */
    guestText: 20_000,
    /** Of a subject so much is shown to whoever caused the mail. */
    subject: 200,
    /** Mails that one account may cause within one window. */
    perAccount: { count: 100, windowMs: 86_400_000 },
    /** Mails caused by accounts that one address gets within one window, whoever causes them. */
    perAddress: { count: 10, windowMs: 86_400_000 },
    /** How long a worker has for one mail. */
    leaseMs: 120_000,
    /** Waits after the first, second … attempt that failed; after the last one nobody tries again. */
    pausesMs: [60_000, 5 * 60_000, 30 * 60_000, 2 * 3_600_000, 8 * 3_600_000],
    /** A report that a mail came back, in bytes, and how old or far ahead its signature may be. */
    bounceBytes: 262_144,
    bounceFreshMs: 5 * 60_000,
    /** How long is remembered that a mail was sent. */
    keptMs: 30 * 86_400_000,
  },
  notification: {
    /** What the bell shows at most. */
    shown: 30,
    keptMs: 90 * 86_400_000,
    /** Mails with news for one account within one window; what is too much comes with the next one. */
    mails: { count: 6, windowMs: 3_600_000 },
  },
  staff: {
    /** A page of the list of users. */
    page: 50,
    search: 100,
    /** Deeds of the staff that are shown of one account, and invitations. */
    trail: 50,
    invitations: 100,
    /** A link that confirms an address is sent once within this time. */
    verificationMs: 10 * 60_000,
    /** How long one run compares accounts with Firebase Auth, and how old what is left of a gone one must be. */
    reconcileMs: 240_000,
    reconcileAfterMs: 86_400_000,
    /** How long asking for an erasure waits for the consent of another one. */
    requestMs: 7 * 86_400_000,
  },
  integration: integrationLimits,
  spreadsheet: spreadsheetLimits,
  statistics: {
    /** Invitations that are counted at once. */
    invitations: 20,
    /** Days of a period. */
    days: 92,
    /** Of each invitation, those that come first. */
    ceremonies: 8,
    groups: 12,
    /** Documents that taps without a link are spread over, so that none is written more than once a second by 300 guests in ten. */
    tapShards: 32,
    /** Taps without a link that are counted of one sender at one instance within one window. */
    taps: { count: 20, windowMs: 10 * 60_000 },
  },
  callable: { bodyBytes: 400_000, depth: 40 },
} as const;
