/** Everything that the door says, in one language. */
export interface Words {
  title: string;
  opening: string;
  tryAgain: string;
  close: string;
  noScriptLink: string;
  /** Of what stops a device, by the server's code. */
  refusals: Readonly<Record<string, string>>;
  /** Of a link that was opened while the door before has entries that it did not hand in. */
  change: {
    waiting: (entries: number) => string;
    stuck: (entries: number) => string;
    back: string;
    giveUp: (entries: number) => string;
  };
  pin: {
    label: string;
    hint: string;
    /** A link is shut for everybody then, until its PIN is another. */
    tooMany: string;
    open: string;
  };
  prepare: {
    title: string;
    lead: (title: string) => string;
    page: string;
    pageYes: string;
    pageNo: string;
    list: string;
    listYes: (invitations: number, at: string) => string;
    listNo: string;
    camera: string;
    cameraYes: string;
    cameraUntried: string;
    cameraRefused: string;
    cameraNone: string;
    tryCamera: string;
    test: string;
    testYes: (at: string) => string;
    testNo: string;
    clock: string;
    clockYes: string;
    clockOff: (minutes: number) => string;
    battery: string;
    batteryYes: (percent: number) => string;
    batteryLow: (percent: number) => string;
    kept: string;
    keptYes: string;
    keptNo: string;
    start: string;
    ready: string;
    notReady: string;
    private: string;
  };
  stand: {
    ceremony: string;
    inside: (invitations: number, people: number) => string;
    fresh: (at: string) => string;
    offline: (at: string) => string;
    offlineNever: string;
    pending: (events: number) => string;
    refused: (events: number) => string;
    unwritten: string;
    emptied: string;
    full: string;
    search: string;
    searchClear: string;
    nobody: (typed: string) => string;
    more: string;
    walkIn: string;
    review: string;
    express: string;
    modeOf: string;
    torch: string;
    photo: string;
    photoNothing: string;
    hold: string;
    cameraOff: string;
    menu: string;
    log: string;
    practice: string;
    practiceOn: string;
    practiceEnd: string;
    inNow: string;
    partIn: (arrived: number, seats: number) => string;
    seats: (seats: number) => string;
  };
  guest: {
    table: (name: string) => string;
    answered: (people: number) => string;
    unsure: string;
    declined: string;
    /** The list of a door does not say to whom nothing was sent, so it is true of them too. */
    noAnswer: string;
    inSince: (people: number, at: string, by: string) => string;
    howMany: string;
    fewer: string;
    moreOne: string;
    over: (seats: number) => string;
    letIn: (people: number) => string;
    letInMore: (people: number) => string;
    otherCeremony: string;
    call: (name: string) => string;
    souvenir: string;
    souvenirGiven: (count: number) => string;
    give: string;
    envelope: string;
    envelopeHint: string;
    note: string;
    noteHint: string;
    keep: string;
    kept: string;
    history: string;
    undo: string;
    undone: string;
    disputed: (people: number) => string;
  };
  walkIn: { title: string; name: string; of: string; ofHint: string; nameMissing: string };
  verdict: {
    welcome: string;
    of: (arrived: number, seats: number) => string;
    people: (people: number) => string;
    follow: (people: number) => string;
    over: (people: number) => string;
    already: (at: string, by: string) => string;
    alreadyTitle: string;
    otherTitle: string;
    /** @param ceremonies empty where the device knows none of their names */
    other: (ceremonies: string) => string;
    revokedTitle: string;
    revoked: (at: string) => string;
    forgedTitle: string;
    forged: (at: string) => string;
    unknownTitle: string;
    unknown: (at: string) => string;
    testTitle: string;
    test: string;
    next: string;
    undo: string;
    look: string;
    searchName: string;
    practice: string;
  };
  log: {
    /** Tells one button of many from the others. */
    undoOf: (who: string) => string;
    title: string;
    empty: string;
    letIn: (people: number) => string;
    undone: string;
    walkInOf: (of: string) => string;
    kinds: Readonly<Record<"souvenir" | "envelope" | "note", string>>;
    notHanded: string;
  };
  menu: {
    title: string;
    ceremony: string;
    mode: string;
    reviewText: string;
    expressText: string;
    sound: string;
    light: string;
    lights: Readonly<Record<"auto" | "light" | "dark", string>>;
    camera: string;
    cameraAuto: string;
    language: string;
    prepare: string;
    log: string;
    practice: string;
    askNow: string;
    who: (by: string) => string;
  };
}
