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
    /** Firebase Auth refuses shorter passwords. */
    password: { min: 6, max: 128 },
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
  guest: {
    name: { min: 1, max: 80 },
    honorific: 30,
    suffix: 60,
    origin: 80,
    organisation: 80,
    position: 80,
    address: 200,
    group: 60,
    note: 500,
    tag: 30,
    tags: 10,
    /** Names of a household. */
    members: 20,
    /** Answers that one group link may bring. */
    groupAnswers: 1_000,
    seats: { min: 1, max: 20 },
    /** Links that are not genuine, or of no page, from one sender at one instance within one window. */
    wrongLinks: { count: 100, windowMs: 10 * 60_000 },
    perInvitation: 10_000,
    /** How long a change of many guests can be undone. */
    undoMs: 60_000,
    /** Changes beside the packed index before it is packed anew. */
    unpacked: 80,
    /** A page of the guest list; rules refuse lists over 100. */
    page: 50,
  },
  guestImport: {
    /** A file with guests, in bytes, and what a workbook may unfold to. */
    fileBytes: 10 * 1024 * 1024,
    unfoldedBytes: 100 * 1024 * 1024,
    rows: 10_000,
    columns: 100,
    /** Cells of a file, filled or only there, and UTF-16 code units that are read of one. */
    cells: 1_000_000,
    cell: 2_000,
    /** Rows of one call, and what they may unfold to, in bytes. */
    chunkRows: 1_000,
    chunkBytes: 4_000_000,
    /** One call as it travels, in UTF-16 code units. */
    chunkText: 300_000,
    /** People on an invitation of which the file does not say. */
    seats: 2,
    /** Lines that a report names of those that could not be written. */
    refusedRows: 100,
    /** How long the same file goes on where it was stopped. */
    keptMs: 14 * 86_400_000,
    /** Imports that one account begins within one window. */
    rate: { count: 30, windowMs: 60 * 60_000 },
  },
  rsvp: {
    note: 500,
    companionName: 80,
    questions: 10,
    questionOptions: 12,
    questionLabel: 160,
    questionText: 500,
    representative: 80,
    /** Earlier answers that a guest's document remembers. */
    history: 20,
    /** Most heads that a capacity may name. */
    capacity: 100_000,
    /** Seats of somebody who answers without a personal link. */
    openSeats: 5,
    /** Answers one guest link may send within one window. */
    rate: { count: 10, windowMs: 10 * 60_000 },
    /** Answers and wishes without a personal link from one address (a whole family may share it). */
    senderRate: { count: 40, windowMs: 10 * 60_000 },
    /** Body of an answer sent as a plain form, in bytes. */
    formBytes: 16_384,
    /** Of a larger one so much is read to be given back with the refusal, in bytes. */
    formBytesGivenBack: 131_072,
    /** More fields than any of our forms has. */
    formFields: 500,
  },
  wish: {
    name: 80,
    text: 1_000,
    reply: 500,
    page: 20,
    /** Wishes from one link or one sender within one window. */
    rate: { count: 3, windowMs: 10 * 60_000 },
  },
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
    /** How long asking for an erasure waits for the consent of another one. */
    requestMs: 7 * 86_400_000,
  },
  app: {
    /** Connections that one account makes, and tests, within one window. */
    rate: { count: 20, windowMs: 10 * 60_000 },
    feed: {
      /** Looks of calendars at one feed within one window. */
      rate: { count: 30, windowMs: 10 * 60_000 },
      /** How exactly is remembered when a calendar last looked. */
      usedMs: 3_600_000,
    },
    webhook: {
      perInvitation: 5,
      url: 500,
      /** Events that one delivery tells. */
      events: 100,
      /** Events of one kind that one minute tells; more are in the rooms. */
      perMinute: 1_000,
      /** How long the secret before signs beside a new one. */
      overlapMs: 86_400_000,
      /** How long the other side has for its whole answer. */
      timeoutMs: 10_000,
      /** Of an answer so much is read, and so much kept, in bytes and UTF-16 code units. */
      responseBytes: 16_384,
      response: 500,
    },
    whatsApp: {
      /** How long Meta has for one answer. */
      timeoutMs: 15_000,
      /** What Meta may write about a number, and of a template. */
      shownText: 200,
      templateName: 512,
      templateBody: 1_024,
      /** Templates that are shown. */
      templates: 100,
      /** Values of one message, and letters of each. */
      values: 10,
      value: 1_024,
      /** Messages of one connection within one window; what is too much waits. */
      pace: { count: 60, windowMs: 60_000 },
      paceMs: 30_000,
      /** Changes of state that a message remembers. */
      history: 8,
      /** News from Meta in one piece, in bytes. */
      newsBytes: 262_144,
    },
    smtp: { host: 253, user: 254, password: 256 },
    delivery: {
      /** How long a worker has for one delivery. */
      leaseMs: 60_000,
      /** Waits after the first, second … attempt that failed; after the last one nobody tries again. */
      pausesMs: [60_000, 5 * 60_000, 30 * 60_000, 2 * 3_600_000, 8 * 3_600_000],
      /** Attempts that are shown, newest last. */
      log: 10,
      /** Deliveries that are shown of one connection. */
      shown: 20,
      keptMs: 14 * 86_400_000,
    },
  },
  spreadsheet: {
    /** Pieces that one account may ask for within one window. */
    rate: { count: 120, windowMs: 10 * 60_000 },
    /** Guests in one piece of a CSV file. */
    page: 1_000,
    /** Guests that are read together. */
    readTogether: 200,
    /** Letters that a cell takes in Excel. */
    cell: 32_767,
    /** Of a finished XLSX file; a list beyond it goes out as CSV, piece by piece. */
    xlsxBytes: 16 * 1024 * 1024,
  },
  statistics: {
    /** Invitations that are counted at once. */
    invitations: 20,
    /** Days of a period. */
    days: 92,
    /** Of each invitation, those that come first. */
    ceremonies: 8,
    groups: 12,
  },
  callable: { bodyBytes: 400_000, depth: 40 },
} as const;
