import type { AppErrorCode } from "@janur/domain/errors";

/** What the page's own voice says; the words of the hosts come with the content. */
export interface Messages {
  languageName: string;
  /** Link preview: one line that answers whose, what, when, where. */
  description: (parts: { eyebrow: string; title: string; date: string; city: string }) => string;
  to: string;
  anyGuest: string;
  inPlace: string;
  forgive: string;
  open: string;
  sentBy: (sender: { name: string; relation: string; phoneEnding: string }) => string;
  /** Leads to `safety` and `doubt`. */
  isSafe: string;
  safety: string;
  /** @param who name and number; empty for the family as such */
  doubt: (who: string) => string;
  notYou: string;
  openedUnnamed: string;
  dateUnknown: string;
  /** Under a time or place that was another one. @param text what it was */
  earlier: (text: string) => string;
  /** Of a letter. */
  /** The sentence between addressee and facts of a letter. */
  /** One line each. */
  parents: (father: string, mother: string) => string[];
  at: string;
  untilFinished: string;
  dressCode: string;
  map: string;
  mapOf: (place: string) => string;
  /** Before the time of a ceremony on the guest's own clock. */
  ownTime: string;
  ask: (name: string | null) => string;
  /** Above the form of a group's link. */
  askGroup: (group: string) => string;
  /** To somebody of the family who looks at the page as a guest. */
  lookedAt: (name: string) => string;
  /** Above the form where everybody may put themselves on the list. */
  register: string;
  sendRegistration: string;
  /** Before the hours of an invitation that asks for no answer. */
  openHouse: string;
  canChangeUntil: (day: string) => string;
  canChange: string;
  yes: string;
  maybe: string;
  no: string;
  name: string;
  adults: string;
  children: string;
  fewer: (what: string) => string;
  more: (what: string) => string;
  seats: (count: number) => string;
  companions: string;
  companionsHint: string;
  /** Before the names of a household. */
  members: string;
  otherCompanions: string;
  representedBy: string;
  representative: string;
  /** Above the question, while nobody has answered it. */
  replyBy: (day: string) => string;
  note: string;
  optional: string;
  /** Beside the label of a question that has to be answered, and at the question that was not. */
  required: string;
  needed: string;
  sendAnswer: string;
  /** @param until day by which phone numbers are deleted, or null while no day is known */
  dataLine: (until: string | null) => string;
  thanks: string;
  expectYou: (parts: { name: string; people: string; when: string }) => string;
  maybeYou: string;
  missYou: string;
  seatPending: string;
  /** They answered without a link, and the family has not found them on its list yet. */
  seatUnmatched: string;
  seatWaiting: (people: string) => string;
  /** Some seats are sure, the others that were asked for are not yet. */
  seatWaitingForMore: (held: string) => string;
  /** @param place from 1 */
  seatPlace: (place: number) => string;
  seatNews: string;
  /** Before the form: whoever answers now waits for a seat. */
  seatsFull: string;
  /** In place of the form, by the link of a group whose answers are all given. */
  groupFull: string;
  morePictures: (count: number) => string;
  people: (count: number) => string;
  changeAnswer: string;
  /** Where they sit; with the ceremony where there are several. */
  ownTable: (table: string, ceremony: string) => string;
  /** Above the picture of the code that lets a guest in. */
  doorCode: string;
  doorCodeHint: string;
  saveCode: string;
  /** Once this phone keeps the code. */
  codeKept: string;
  /** On the page of a kept code. */
  codeBright: string;
  codeOffline: string;
  codeAsk: string;
  codeAsking: string;
  /** Name of the saved picture, without its ending. */
  codeFile: string;
  /** Where the family looks at the page as a guest, who finds their code here. */
  doorCodePlace: string;
  closed: (day: string) => string;
  listedOnly: string;
  personalLink: string;
  personalLinkHint: string;
  backToInvitation: string;
  savedTitle: string;
  notSavedTitle: string;
  wish: string;
  sendWish: string;
  allWishes: string;
  olderWishes: string;
  noWishes: string;
  wishesClosed: string;
  wishThanks: string;
  /** A wish that the family reads first. */
  wishHeld: string;
  /** Under fields of an answer that were refused; each names its limit. */
  nameLimit: string;
  namesLimit: string;
  textLimit: (max: number) => string;
  /** Names the limits of name and words. */
  wishInvalid: string;
  coming: string;
  daysLeft: (days: number) => string;
  /** `{n}` is filled in by the script. */
  daysLeftMany: string;
  today: string;
  tomorrow: string;
  call: string;
  whatsApp: string;
  /** Opens a page or app of somebody else. */
  watchVideo: string;
  watchStream: string;
  playMusic: string;
  stopMusic: string;
  holder: (name: string) => string;
  /** Who is paid by a QRIS, as its code says. */
  qrisPays: (merchant: string) => string;
  qrisAlt: (merchant: string) => string;
  /** Leads to where a guest says so. */
  haveSent: string;
  copyNumber: string;
  numberCopied: string;
  parcels: string;
  saveDate: string;
  saveDateOf: (name: string) => string;
  googleCalendar: string;
  googleCalendarOf: (name: string) => string;
  postponed: string;
  postponedText: string;
  cancelled: string;
  cancelledText: string;
  /** The day that a postponed or cancelled event was meant for. */
  meantFor: (day: string) => string;
  /** Gives the calendar a file that corrects what was kept in it. */
  correctDate: string;
  memory: string;
  memoryText: string;
  album: string;
  albumText: string;
  addPhotos: string;
  /** Of an album that is shown and takes no more: there they are taken back. */
  ownPhotos: string;
  allPhotos: string;
  /** On the cover once the day has passed, in place of the invitation's words. */
  over: string;
  openMemory: string;
  easyMode: string;
  /** While it is on: that it is, and the way out. */
  easyModeOn: string;
  /** Before the family's answer to a wish. */
  familyReply: string;
  share: string;
  copied: string;
  /** Before the code. */
  checkCode: string;
  checkIt: string;
  report: string;
  madeWith: string;
  sending: string;
  keptOffline: string;
  wishOffline: string;
  trouble: string;
  refusals: Partial<Record<AppErrorCode, string>>;
}
