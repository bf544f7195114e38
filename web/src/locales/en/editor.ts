import type editor from "../id/editor.ts";

const texts: typeof editor = {
  guide: "Guide and sample words",
  sender: {
    relation: "The sender's relation to the family",
    phoneEnding: "Last four digits of the sender's number",
    help: "Guests compare them with the number that wrote to them, and know that the invitation is genuine.",
    phoneEndingForm: "Write the last four digits, or leave this empty.",
  },
  audience: {
    ceremony: {
      label: "Who is invited to this ceremony",
      choice: { everyone: "All guests", invited: "Only guests you choose" },
      help: {
        everyone: "Whoever opens the page sees this ceremony.",
        invited:
          "It appears only to guests whose own list of ceremonies names it, by their personal link. Others do not see that it exists. Choose ceremonies with each guest in the guest list.",
      },
    },
    gifts: {
      label: "Who sees accounts and address",
      choice: { everyone: "All guests", invited: "Only guests with a personal link" },
      help: {
        everyone: "Whoever opens the page sees the accounts and the address for parcels.",
        invited: "Accounts and address appear once a personal link has been opened.",
      },
    },
  },
  wishes: { rules: "Choose which wishes wait for a look first" },
  question: {
    title: "Further questions",
    help: "Asked of guests who are coming. Ask only for what you will really use.",
    add: "Add a question",
    number: "Question {{number}}",
    label: "Question",
    kind: "How it is answered",
    kinds: {
      choice: "Choose one",
      several: "Choose any number",
      text: "Write an answer",
      number: "Write a number",
    },
    options: "Choices",
    option: "Choice {{number}}",
    labelEmpty: "It has no words yet, so guests are not asked.",
    optionEmpty: "It has no words yet, so guests cannot choose it.",
    addOption: "Add a choice",
    required: "Has to be answered",
    requiredHelp: "A “yes” can be sent only once this is answered.",
    tags: "Only for guests tagged",
    tagsHelp: "Separate tags with commas. Leave it empty to ask all guests.",
    tagsPlaceholder: "For example: from afar, committee",
    tagsProblem: {
      "too-long": "A tag may have {{letters}} letters at most.",
      "too-many": "{{tags}} tags at most.",
    },
  },
  theme: {
    title: "Theme",
    help: "Changing the theme touches no word. Guests see it once you publish.",
    janur: { name: "Janur", about: "Morning and hope: woven young coconut leaf, for any occasion." },
    balang: {
      name: "Balang",
      about: "The eaves, posts and railing of a Betawi house: cheerful, for a khitanan too.",
    },
    buaian: { name: "Buaian", about: "Moon and stars above a cradle: for an aqiqah, mitoni or tedak siten." },
    forum: { name: "Forum", about: "Squared paper and the day in large figures: for seminars and launches." },
    gandum: { name: "Gandum", about: "Names in a wreath of wheat: for Catholic weddings and baptisms." },
    gonjong: {
      name: "Gonjong",
      about: "Songket along the edge and the roof of the big house: proud, Minangkabau.",
    },
    kota: {
      name: "Kota",
      about: "Black, white and the day in large figures: like a magazine, for those with photos.",
    },
    laut: { name: "Laut", about: "The sun above rows of waves: for a feast by the sea." },
    layang: {
      name: "Layang",
      about: "Kites above a green hill: playful, for a khitanan or any child’s day.",
    },
    merak: { name: "Merak", about: "Peacock feathers out of one corner: graceful, Sundanese." },
    pesta: { name: "Pesta", about: "Bunting, and names as large as a poster’s: for birthdays and reunions." },
    raudhah: { name: "Raudhah", about: "Two sprigs under an arch of pale stone: soft, Islamic." },
    resmi: { name: "Resmi", about: "A tidy official letter: for meetings, offices and seminars." },
    sunyi: { name: "Sunyi", about: "Words on plain paper, quiet and sincere." },
    taman: { name: "Taman", about: "Jasmine from two corners: romantic, for anybody." },
    teduh: { name: "Teduh", about: "One leaf, no music, countdown or gallery: for a haul or tahlil." },
    teratai: { name: "Teratai", about: "A lotus on still water: gentle, Buddhist, Confucian or Hindu." },
    toga: { name: "Toga", about: "Fine lines like a certificate’s: for graduations and openings." },
    xi: {
      name: "Xi",
      about: "All red, with double happiness 囍: for Chinese weddings, sangjit and tea pai.",
    },
  },
};

export default texts;
