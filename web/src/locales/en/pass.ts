import type id from "../id/pass.ts";

const texts: typeof id = {
  title: "Helpers without an account",
  lead: "Links for people who help for a while: no sign-up, only the tasks you tick, and you can withdraw a link at any time.",
  empty:
    "No helper's link yet. Make one for the uncle who looks after the cars or the cousin who guides guests.",
  pin: "PIN",
  menuOf: "Actions for {{name}}’s link",
  prolong: "Extend",
  gated: "private ceremonies too",
  scope: {
    proofread: "Checking names",
    programme: "Programme",
    answerGuests: "Answering guests' questions",
    fillList: "Filling in the guest list",
    sendInvitations: "Sending invitations",
    door: "At the door",
  },
  scopeText: {
    proofread:
      "Reading names, titles, dates and times in the draft, suggesting corrections, and approving. You decide.",
    programme: "Times, places, maps, the order of the day and whom to call, as they were published.",
    answerGuests: "Reading what guests ask on the invitation's page, and answering in the helper's own name.",
    fillList: "Writes down their share of the guests, up to a quota. You decide who is invited.",
    sendInvitations:
      "Sends to the guests who were given to them, one by one in WhatsApp. They see no other guest’s number.",
  },
  state: { revoked: "Withdrawn", over: "Its time has passed" },
  when: {
    open: "Works until {{when}}.",
    revoked: "Withdrawn on {{when}}.",
    over: "Worked until {{when}}.",
  },
  door: {
    open: "Make a door link",
    open_conference: "Make a check-in link",
    lead: "One link each, or one for the whole table: several phones may use the same link.",
    new: "Link to the door",
    new_conference: "Link to the check-in",
    name: "Who stands at the door, or which table",
    name_conference: "Who checks in, or which table",
    nameHelp: "For example Rina, or Front table.",
    pinHelp: "4 to 8 digits, asked for once on each phone.",
    label: "Link to the door",
    label_conference: "Link to the check-in",
    copied: "The door link is copied.",
    copied_conference: "The check-in link is copied.",
    code: "Code of the link for {{name}}'s phone",
    once_conference:
      "Point the camera of the phone at this code, or send the link. It is shown this once and is good until {{when}}.",
    once: "Point the camera of the phone at the door at this code, or send the link. It is shown this once and is good until {{when}}.",
    message:
      "{{inviter}} asks you to receive the guests of {{title}}. Open this page on the phone that will be used at the door (a web page, no account, nothing to install) and tap “Get this phone ready”; we tell you the PIN separately: {{link}}",
    message_conference:
      "{{inviter}} asks you to check in the participants of {{title}}. Open this page on the phone that will be used (a web page, no account, nothing to install) and tap “Get this phone ready”; we tell you the PIN separately: {{link}}",
  },
  new: { open: "Make a helper's link", title: "New helper's link", confirm: "Make the link" },
  change: {
    open: "Change",
    title: "Change {{name}}’s link",
    confirm: "Save changes",
    done: "{{name}}’s link is changed, effective now.",
  },
  family: { groom: "Groom’s family", bride: "Bride’s family" },
  form: {
    name: "Helper's name",
    nameHelp: "The page greets its helper by this name.",
    tasks: "Tasks",
    quota: "Invitations they may fill in",
    group: "Group of their guests",
    groupHelp: "For example Mother’s family. Optional.",
    family: "Of which family",
    familyHelp: "Their approval counts for this family, and guests whom they write down are on its side.",
    noFamily: "Neither",
    seesGated: "Show private ceremonies as well",
    seesGatedHelp: "Ceremonies that only some guests know of, with their places and times.",
    until: "Works until the end of",
    pin: "PIN",
    pinHelp: "4 to 8 digits. Optional; with a PIN, a link that ends up in the wrong hands opens nothing.",
    newPin: "New PIN",
    newPinHelp: "Leave it empty to keep the PIN. A new one counts at once.",
    removesPin: "Remove the PIN",
    problem: {
      name: "Write the helper's name, in 80 letters at most.",
      scopes: "Tick one task at least.",
      quota: "Write a number from 1 to 200.",
      pin: "A PIN has 4 to 8 digits.",
      until: "Choose today or a later day, at most a year ahead.",
    },
  },
  link: {
    title: "The link for {{name}} is ready to send",
    once: "This link is shown only once and works until {{when}}.",
    tellPin: "Tell the PIN by phone or in person, not in the same message.",
    label: "Helper's link",
    copy: "Copy link",
    copied: "The helper's link is copied.",
    copyByHand: "Copy this link",
    whatsApp: "Send by WhatsApp",
    message:
      "{{inviter}} asks for your help with {{title}}. Your tasks are on this page (a web page, no account, nothing to install): {{link}}",
    messagePin:
      "{{inviter}} asks for your help with {{title}}. Your tasks are on this page (a web page, no account, nothing to install); we tell you its PIN separately: {{link}}",
    done: "Done",
  },
  uses: {
    open: "Use",
    title: "How {{name}}’s link was used",
    never: "Not used yet.",
    last: "Last used {{when}}.",
    none: "Not used yet.",
    note: "Only task and time are noted, the latest 20 at most.",
  },
  revoke: {
    open: "Withdraw",
    title: "Withdraw {{name}}’s link?",
    text: "This link cannot be opened any more, from this moment and for good. If it is needed again, make a new one.",
    confirm: "Withdraw the link",
    done: "{{name}}’s link is withdrawn.",
  },
};

export default texts;
