import type editor from "../id/editor.ts";

const texts: typeof editor = {
  guide: "Guide and sample words",
  presence: {
    title: "Also at this draft",
    here: "{{name}} has this draft open",
    at: "{{name}} is editing {{section}}",
    editing: "{{names}} is editing this section",
  },
  order: {
    title: "Change the order",
    done: "Order is done",
    help: "Press space to lift a section, the arrows to move it, space to drop it, Escape to cancel.",
    handle: "Move {{name}}",
    lifted: "{{name}} lifted from place {{place}}.",
    moved: "{{name}} is at place {{place}}.",
    dropped: "{{name}} dropped at place {{place}}.",
    cancelled: "{{name}} is back in its place.",
  },
  step: {
    undo: "Undo",
    redo: "Redo",
    undoKeys: "Undo (Ctrl+Z)",
    redoKeys: "Redo (Ctrl+Shift+Z)",
    undone: "Undone: {{part}}.",
    redone: "Done again: {{part}}.",
    order: "the order of sections",
  },
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
  look: {
    title: "Colours, letters and ornament",
    asDrawn: "As drawn",
    adjusted: "Changed",
    help: "These changes belong to the theme {{theme}} alone and stay while you try others.",
    accent: "Colour of buttons and links",
    paper: "Colour of the paper",
    ornament: "Colour of the ornament",
    own: "The theme’s own",
    otherColour: "Another colour",
    hue: {
      red: "Red",
      orange: "Orange",
      gold: "Gold",
      green: "Green",
      teal: "Teal",
      blue: "Blue",
      purple: "Purple",
      pink: "Pink",
    },
    tooFaint: {
      accent:
        "Its contrast is {{ratio}} : 1; words need 4.5 : 1. The page shows the nearest colour that can be read.",
      paper:
        "Words on this paper have a contrast of {{ratio}} : 1; they need 7 : 1. The page shows the nearest colour that can be read.",
    },
    take: "Use {{colour}}",
    typeface: "Letters",
    ownTypeface: "{{name}} (the theme’s own)",
    otherTypeface: "{{name}}",
    typefaces: {
      "marcellus-lora": "Marcellus and Lora, like an inscription",
      "cormorant-jakarta": "Cormorant and Plus Jakarta, lyrical",
      "fraunces-jakarta": "Fraunces and Plus Jakarta, warm",
      "fraunces-jost": "Fraunces and Jost, quiet",
      "bodoni-jost": "Bodoni and Jost, like a magazine",
      "pinyon-lora": "Pinyon Script and Lora, copperplate",
      "jakarta-lora": "Plus Jakarta and Lora, formal",
      baloo: "Baloo, cheerful",
    },
    reach: "Ornament",
    reaches: { page: "Whole page", cover: "Cover only", none: "None" },
    reset: "Back to the theme’s own",
  },
  theme: {
    title: "Theme",
    help: "Changing the theme touches no word. Guests see it once you publish.",
  },
};

export default texts;
