import type { HelpArticle } from "../../help-article.ts";

export const guests: HelpArticle[] = [
  {
    id: "guests-and-links",
    topic: "guests",
    title: "The guest list and personal links",
    summary: "Every guest has a link that greets them by name and remembers their answer.",
    keywords: "send whatsapp link personal guest name share copy invite",
    parts: [
      {
        id: "add",
        title: "Adding guests",
        text: [
          "Only a name is needed. The other fields make the greeting fit and the list easier to search.",
        ],
        steps: [
          "Open “Guests” of the invitation, then “Add a guest”.",
          "In “Name and title”, write it as on an envelope, Bapak Hadi & family for example.",
          "Fill in “Number of people invited”: the guest can answer for that many at most.",
          "Two people of the same name? Open “More details” and fill in “From”, RT 08 for example.",
        ],
        picture: {
          name: "guests",
          shape: "desktop",
          alt: "The guest list with honorifics, number of people and state of the answer.",
        },
      },
      {
        id: "link",
        title: "Sending the link",
        text: [
          "“Copy link” copies that guest’s personal link. Paste it into WhatsApp and send it to nobody else: whoever has it can answer in that guest’s name.",
          "If a link is passed on, somebody else can tap “Not you?” and answer under a name of their own.",
        ],
      },
      {
        id: "look",
        title: "Seeing it as a guest, replacing and withdrawing",
        text: [
          "“See it as this guest” among the options of a guest opens the invitation exactly as that guest sees it. That visit is not counted, and no answer is sent from there.",
          "“Replace personal link” ends the old link and makes a new one for you to send. “Withdraw the link” leaves the guest without a link until you make one again. An answer that was given stays.",
        ],
      },
      {
        id: "cards",
        title: "Guest cards, with or without a QR code",
        text: [
          "Tick guests in the list, then tap “Guest cards”. Each guest gets a card with the invitation’s cover, the name and, if you like, the personal link as a QR code; print on A4 or A6, or save as PDF. Whoever scans the card opens the invitation in that guest’s name.",
        ],
      },
      {
        id: "views",
        title: "Keeping a view",
        text: [
          "After filtering or sorting the list, tap “Save this view” and name it, for example “Office, not sent”. A view is yours alone or the whole team’s, and stands above the list. “Arrange views” renames, orders and deletes them. A search by phone number is not kept.",
        ],
      },
      {
        id: "seen",
        title: "Seen or not",
        text: [
          "“Seen” appears only after the guest has really tapped the invitation, not because WhatsApp looked at the link.",
        ],
      },
    ],
    screen: { to: "list", text: "Choose an invitation" },
    related: ["households-and-groups", "reading-answers", "guest-data"],
  },
  {
    id: "sending",
    topic: "guests",
    title: "Sending invitations one by one",
    summary: "The sending desk opens WhatsApp with the message filled in, and remembers who has it.",
    keywords: "send wa whatsapp e-mail queue message text template reminder sent wrong number broadcast bulk",
    parts: [
      {
        id: "one",
        title: "Send, then answer the question",
        text: ["The invitation must be published first, so that guests’ links open."],
        steps: [
          "Open “Send” of the invitation and choose the text, the language, and the WhatsApp of this phone.",
          "Tap “Open WhatsApp”, press send there, and come back.",
          "Answer “Yes, next”, “Not yet” or “Wrong number”. The question waits, even if the page is closed.",
          "Printed invitations and those told in person are ticked in the list.",
          "Guests on e-mail get theirs all at once: “Send 34 e-mails”. They can unsubscribe by a link below the mail.",
          "With a business number on the WhatsApp Cloud API, guests on WhatsApp get theirs all at once, too: see the article on it.",
        ],
        picture: {
          name: "send",
          shape: "desktop",
          alt: "The sending desk: the next guest, the button that opens WhatsApp, the message, and the queue.",
        },
      },
      {
        id: "together",
        title: "Sharing the queue",
        text: [
          "Give guests a sender in the guest list; each sender has a queue of their own. Helpers without an account send by their link and see only the guests who were given to them.",
          "Each guest’s status is kept with the invitation, so you can carry on from another phone.",
        ],
      },
      {
        id: "after",
        title: "Reminders, changes and thanks",
        text: [
          "Reminders are only for guests who have not answered; we suggest them a week and a day before. If a time or place changes after publishing, “Changes” has the guests who saw what was there before. The page says for 30 days what the time or place was, too; a slip corrected within an hour is not mentioned. If the event is postponed or cancelled, everybody who was sent the invitation is in that queue. Helpers find the same queues behind their link, for their own guests.",
        ],
      },
      {
        id: "words",
        title: "Your family’s own words",
        text: [
          "Under “Texts”, copy a text and change it. Words in braces, like {name} and {link}, are filled in for each guest; a text without {link} cannot be kept.",
          "If each family has its own version, “Applies to” chooses the side: that side’s guests read its own words, others read those for everyone.",
          "“Edit” under a message changes the message to one guest only, before it is opened in WhatsApp. What you wrote stays on that device until it is sent.",
        ],
      },
    ],
    screen: { to: "list", text: "Choose an invitation" },
    related: ["guests-and-links", "whatsapp-api", "reading-answers"],
  },
  {
    id: "households-and-groups",
    topic: "guests",
    title: "One link for a household or a group",
    summary: "One answer for everybody at home, or one link for a whole WhatsApp group.",
    keywords: "party alumni office club chat family many people one link",
    parts: [
      {
        id: "household",
        title: "Household",
        text: [
          "Choose “Household” when you add a guest and write its members, one name per line. The household has one link and one answer; answering, they tick who is coming.",
        ],
      },
      {
        id: "group",
        title: "Group",
        text: [
          "Choose “Group” for a WhatsApp group, school friends for example. One link is posted there, and everybody writes a name of their own when answering. Their answers are recorded under the group at once; nothing needs matching.",
          "“Maximum number of answers” limits how many people can answer by that link. Leave it empty for no limit.",
        ],
      },
    ],
    related: ["guests-and-links", "seats-and-waitlist"],
  },
  {
    id: "invited-only",
    topic: "guests",
    title: "A ceremony or an account for some guests only",
    summary: "The vows for the family, the reception for all: who is not invited does not see it.",
    keywords: "close family secret hide ceremony limited private account certain guests",
    parts: [
      {
        id: "ceremony",
        title: "A ceremony for guests you choose",
        text: ["Such a ceremony is not on the public page, nor in the page’s source."],
        steps: [
          "Under “When and where”, open the ceremony and choose “Only guests you choose”.",
          "Under “Guests”, open each guest who is invited and tick the ceremony in “Invited to”.",
          "Publish the changes. Those guests see it by their personal links.",
        ],
        note: "A guest who is invited to no ceremony cannot answer. The guest list tells you when that happens.",
      },
      {
        id: "gifts",
        title: "Accounts and address",
        text: [
          "In the section “Gifts”, choose “Only guests with a personal link”. Account numbers reach a phone only after a personal link has proven genuine.",
        ],
      },
    ],
    related: ["private-page", "guests-and-links", "gifts"],
  },
  {
    id: "seats",
    topic: "guests",
    title: "Plan who sits where",
    summary: "Tables on a plan, guests by group, and what happens when answers change.",
    keywords: "table seat chair plan seating vip together apart print table card",
    parts: [
      {
        id: "fill",
        title: "From empty tables until everybody sits",
        text: ["One invitation always sits together, with as many seats as people said they are coming."],
        steps: [
          "Open “Seating”, choose the ceremony, then “Add tables”.",
          "If needed, say under “Rules” who sits together and who sits apart.",
          "Tap “Fill seats”. Whoever found no seat is named, with the reason.",
          "Drag tables on the “Plan”, or move guests from the list of “Tables”.",
        ],
        picture: {
          name: "seats",
          shape: "desktop",
          alt: "Seats: the plan with forty tables before the stage, and the list of tables.",
        },
        note: "Two people may work on one plan; the changes of both are kept.",
      },
      {
        id: "changes",
        title: "After answers change",
        text: [
          "Guests who are not coming, bring more people or were deleted are pointed out above the plan, with one tap to settle it.",
          "Whoever stands at the door sees each guest’s table. If “Show tables on guests’ pages” is ticked in “Plan settings”, guests who are coming see their own table.",
        ],
      },
    ],
    related: ["guests-and-links", "households-and-groups", "invited-only"],
  },
];
