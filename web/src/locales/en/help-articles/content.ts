import type { HelpArticle } from "../../help-article.ts";

export const content: HelpArticle[] = [
  {
    id: "names-and-places",
    topic: "content",
    title: "Names, titles, times and places",
    summary: "Names as their owners write them, and times that cannot be misread.",
    keywords: "degree late parents child order time zone wib wita wit map address location",
    parts: [
      {
        id: "names",
        title: "Names",
        text: [
          "Under “The couple” (“Whose occasion” at other events), each person has an everyday name (for the cover), a full name with titles, and the parents’ names. A name of one word is a full name; nothing needs to be added.",
          "“Up” and “Down” change the order of people. The cover and the link preview follow it.",
        ],
      },
      {
        id: "time",
        title: "Times",
        text: [
          "Each ceremony keeps its own time zone: WIB, WITA or WIT. The page always shows the zone, and guests elsewhere see “your time” beside it.",
          "If it lasts past midnight, just write the hour it ends: start 21.00, end 01.00. No fixed end? Switch on “Say ‘until finished’”.",
        ],
      },
      {
        id: "map",
        title: "Place and map",
        text: [
          "Paste a link from any map app: a short maps.app.goo.gl link, a long one, or coordinates. Janur checks it and tells you if it does not open a map yet.",
        ],
        note: "Open the preview and tap the map once. A wrong map link is the most common reason for guests to get lost.",
      },
    ],
    screen: { to: "unfinished", text: "Open Unfinished" },
    related: ["sections-and-theme", "two-languages", "invited-only"],
  },
  {
    id: "sections-and-theme",
    topic: "content",
    title: "Arranging sections and changing the theme",
    summary: "Add, move or hide sections; change the theme without typing anything again.",
    keywords: "design template look colour order hide story gallery countdown programme theme",
    parts: [
      {
        id: "sections",
        title: "Sections",
        text: [
          "“Add a section” offers story, countdown, order of the day, inviting with us, gifts, live stream and more. Every section can be moved up or down, duplicated, removed, or only hidden: on a phone by the eye in the list of sections, anywhere by turning off “Show on the page”.",
        ],
        picture: {
          name: "editor",
          shape: "desktop",
          alt: "The editor: sections on the left, a phone preview on the right.",
        },
        note: "A removed section comes back at once with “Undo” in the message that appears.",
      },
      {
        id: "formatting",
        title: "Bold, italic, lists and links",
        text: [
          "In the texts of stories and notes, select words and tap a button below the field. Or type the marks as in WhatsApp: *bold*, _italic_, and lines that begin with “- ” or “1. ” for lists. The preview shows the result at once.",
          "An address that begins with https:// becomes a link by itself. To keep a star or an underscore in sight, put a backslash in front of it: \\*.",
        ],
      },
      {
        id: "theme",
        title: "Theme",
        text: [
          "A theme is only the look. Changing it changes none of your text, and guests see it once you publish. Try a few in the preview, then choose.",
          "The dots beside the title Theme change the colours of the whole page: its cloth, its flowers or its ink change with them. The first dot is the theme’s own.",
          "Under “Colours, font and ornament” you can change the colour of buttons, paper and ornament, and the font. A colour too faint to read moves to the nearest one that can be read, and Janur says so. Changes are kept per theme: come back to it and find it as you left it.",
        ],
      },
    ],
    related: ["names-and-places", "publish", "invited-only"],
  },
  {
    id: "two-languages",
    topic: "content",
    title: "An invitation in two languages",
    summary: "One invitation, two languages; guests choose on the page.",
    keywords: "english indonesian translation bilingual foreign guests abroad",
    parts: [
      {
        id: "write",
        title: "Writing the second language",
        text: [
          "In the editor, “Language being written” switches between Indonesian and English. The figure beside it says how many texts are missing in that language; sections with missing texts are marked too.",
          "Names, dates, times and addresses are written once. Only sentences have two languages.",
        ],
      },
      {
        id: "guests",
        title: "On the guests’ page",
        text: [
          "The page opens in its first language. A switch is on the page, and personal links work in both. A text that is missing in the second language appears in the first.",
        ],
      },
    ],
    related: ["sections-and-theme", "what-guests-see"],
  },
  {
    id: "two-editors",
    topic: "content",
    title: "Two people editing at once",
    summary: "Two people may write at the same time; nothing that was typed is lost.",
    keywords: "conflict simultaneous partner family lost saved offline",
    parts: [
      {
        id: "same-time",
        title: "When two people write at once",
        text: [
          "Different sections are put together by themselves. If the same section was changed in two places, Janur shows both versions and you choose.",
        ],
        note: "Until you have chosen, your own words stay on the screen and on this device.",
      },
      {
        id: "saving",
        title: "What the saving line means",
        text: ["The line above the form says what is safe."],
        points: [
          { term: "Saving… / Saved 14.02", text: "on its way to the server, or there" },
          { term: "Offline, safe", text: "safe here, sent once you are connected" },
          {
            term: "Not saved yet: something needs fixing",
            text: "your words are still there; correct the marked field",
          },
        ],
      },
    ],
    screen: { to: "unfinished", text: "Open Unfinished" },
    related: ["sections-and-theme", "publish"],
  },
  {
    id: "versions",
    topic: "content",
    title: "Undoing a change, and the version history",
    summary: "Back to what it said before, by one step or by several days.",
    keywords: "undo redo revert restore backup old history mistake deleted",
    parts: [
      {
        id: "steps",
        title: "One step",
        text: [
          "The arrows in the editor (on a phone “Redo” is behind the three dots), or Ctrl+Z and Ctrl+Shift+Z, work over all sections: words, order, theme, corrections you accepted, versions you brought back. What others wrote meanwhile stays.",
        ],
      },
      {
        id: "history",
        title: "Version history",
        text: ["While you write, Janur keeps versions by itself, and one each time you publish."],
        steps: [
          "In the editor open the menu beside the publish button, then “Version history”.",
          "Choose a version: what has changed since is listed piece by piece, and you can see how it looked.",
          "Tap “Bring this version back”. What it says now is kept as a version, too.",
        ],
        picture: {
          name: "versions",
          shape: "desktop",
          alt: "The version history over the editor: a field to name the present version, and the earlier ones.",
        },
        note: "Name the versions that matter: named ones are never thrown away. Guests go on seeing what is published until you publish again.",
      },
    ],
    screen: { to: "unfinished", text: "Open Unfinished" },
    related: ["two-editors", "publish", "proof-reading"],
  },
  {
    id: "proof-reading",
    topic: "content",
    title: "Having the family check names and times",
    summary: "Parents look and suggest by a link, without an account; you decide.",
    keywords: "check spelling titles correction suggest approve parents proofread",
    parts: [
      {
        id: "ask",
        title: "Sending the link",
        text: [],
        steps: [
          "In Family & team tap “Make a helper’s link” and tick “Checking names”.",
          "Choose the groom’s or the bride’s side if they approve for their family.",
          "Send the link. It shows the names, titles, dates and times of the draft.",
        ],
        picture: {
          name: "helper-link",
          shape: "desktop",
          alt: "A new helper’s link: “Checking names” is ticked, with the choice of the groom’s or bride’s side.",
        },
      },
      {
        id: "decide",
        title: "Deciding",
        text: [
          "Suggestions show under the bell and wait in the editor. “Accept” puts one into the draft, “Decline” leaves the draft; anything accepted too soon can be undone.",
          "Before publishing you see who has approved. An approval ends when names, places or times change after it.",
        ],
      },
    ],
    related: ["names-and-places", "team", "versions"],
  },
  {
    id: "photos",
    topic: "content",
    title: "Photos: sending, cropping, describing",
    summary: "Which photos can be used, and which part of them shows.",
    keywords: "picture gallery cover heic iphone jpeg png webp crop focal point face cut upload failed",
    parts: [
      {
        id: "send",
        title: "Sending photos",
        text: [
          "JPEG, PNG or WebP, several at once. Photos are made smaller on your phone before they leave it, and the place where they were taken is removed from the file. Without a signal, sending resumes later.",
          "HEIC photos of an iPhone can be chosen on the iPhone itself. On a device that cannot open them, share them as JPEG first.",
        ],
        picture: {
          name: "photo",
          shape: "desktop",
          alt: "The section Gallery is open: its photos and the place to add more on the left, the phone-sized preview on the right.",
        },
      },
      {
        id: "crop",
        title: "The part that shows",
        text: [
          "Every theme has frames of its own. Under “Adjust what shows” drag the photo until the faces show, and zoom if need be. That part stays in sight in every frame, and in the link preview. The photo itself is never cut.",
        ],
        note: "Fill in “What can be seen in the photo”: guests who cannot see it hear that.",
      },
    ],
    related: ["sections-and-theme", "what-guests-see", "music"],
  },
  {
    id: "music",
    topic: "content",
    title: "A song on the invitation’s page",
    summary: "One song of yours, which starts once a guest has opened the invitation.",
    keywords: "music mp3 m4a song sound background copyright mute autoplay",
    parts: [
      {
        id: "add",
        title: "Adding a song",
        text: [],
        steps: [
          "Add the section “Music”, then tick that you may use the song.",
          "Tap “Choose music”: MP3 or M4A up to 8 MB, 10 minutes at most. Without the tick it is kept, but not played.",
        ],
      },
      {
        id: "guests",
        title: "On a guest’s phone",
        text: [
          "It starts with the tap that opens the invitation, never by itself, and pauses while the guest is in another app. A button to mute it is always there, and nothing is downloaded before that tap.",
        ],
      },
    ],
    related: ["sections-and-theme", "photos"],
  },
  {
    id: "gifts",
    topic: "content",
    title: "Gifts: accounts and an address for parcels",
    summary: "Janur only shows accounts; money never passes through Janur.",
    keywords: "envelope transfer bank gopay ovo dana account present angpao donation",
    parts: [
      {
        id: "add",
        title: "Adding an account",
        text: ["You need not use “Gifts” at all, and it can always be moved further down."],
        steps: [
          "Add the section “Gifts”, then “Add an account”.",
          "Choose the bank or wallet, write the number and its holder. The holder’s name is always shown.",
          "If you like, add an address for parcels.",
          "Choose who sees them: all guests, or only guests with a personal link.",
        ],
        note: "Check account numbers twice in the preview. The copy button takes only the digits.",
      },
    ],
    related: ["qris", "invited-only", "guest-trust"],
  },
  {
    id: "qris",
    topic: "content",
    title: "QRIS on the invitation’s page",
    summary: "Showing your own QRIS picture, and what we check before guests see it.",
    keywords: "qris qr code payment scan barcode merchant static amount picture blurred",
    parts: [
      {
        id: "add",
        title: "Adding a QRIS picture",
        text: [
          "QRIS is one QR code for every Indonesian bank and wallet. Janur shows your own picture; we neither make nor change the code, and the money never passes through Janur.",
        ],
        steps: [
          "Download the QRIS picture from your bank’s or wallet’s app.",
          "In “Gifts”, choose that picture at “QRIS picture”.",
          "Compare the name that we read from the code. Guests see the same name beside it.",
          "Scan it once from the preview before you publish.",
        ],
        note: "Choose a static QRIS, whose amount the guest fills in. We refuse a QRIS for a single payment, because the next guest could not use it.",
      },
      {
        id: "unreadable",
        title: "The QR code cannot be read",
        text: [
          "We read the code before the picture is kept, so that nobody scans a broken one. Where it is refused, it is usually one of these.",
        ],
        points: [
          {
            term: "The picture is cut or blurred",
            text: "use the original from the app, not a photo of a screen",
          },
          { term: "It is not a QRIS", text: "for example a code that adds a contact or opens a link" },
        ],
      },
      {
        id: "guests",
        title: "What guests do",
        text: [
          "Guests save the picture and open it in their bank’s or wallet’s app, or scan it from another screen. Who sees the QRIS follows the choice in “Gifts”: all guests, or only guests with a personal link.",
        ],
      },
    ],
    related: ["gifts", "guest-trust"],
  },
];
