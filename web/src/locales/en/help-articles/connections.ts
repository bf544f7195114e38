import type { HelpArticle } from "../../help-article.ts";
import { webhookSample } from "../../webhook-sample.ts";

export const connections: HelpArticle[] = [
  {
    id: "spreadsheet",
    topic: "connections",
    title: "Downloading the guest list to Excel",
    summary:
      "Guests, answers and wishes in one file, for the caterer, the committee or the family’s archive.",
    keywords: "download export excel xlsx csv google sheets spreadsheet report caterer print",
    parts: [
      {
        id: "download",
        title: "How to download",
        text: ["Owner, editors and viewers can download. Nothing changes in Janur."],
        steps: [
          "Open “Guests” or “Answers”, then tap “Download”.",
          "Choose Excel (.xlsx), or CSV for other programs.",
          "Open the file in Excel, Google Sheets or LibreOffice.",
        ],
      },
      {
        id: "columns",
        title: "What is in the file",
        text: [
          "One line for each guest. Times are written in the invitation’s zone, such as 2026-12-12 10.00 WIB.",
        ],
        points: [
          { term: "Guests", text: "honorific, name, group, seats, tags and the family’s note" },
          { term: "Answer", text: "to each ceremony, adults and children, companions and your questions" },
          { term: "Contact", text: "phone and e-mail, for owner and editors only" },
        ],
        note: "The file holds personal data of your guests. Give it only to those who need it, and delete it when you are done.",
      },
    ],
    screen: { to: "apps", text: "Open Integrations" },
    related: ["reading-answers", "guest-data"],
  },
  {
    id: "calendar-feed",
    topic: "connections",
    title: "Your events in your calendar",
    summary: "One secret address shows all your events in Google Calendar, Apple Calendar or Outlook.",
    keywords: "calendar google apple outlook ics ical subscribe schedule webcal",
    parts: [
      {
        id: "subscribe",
        title: "Subscribing",
        text: ["The calendar reads this address by itself, so what you change here changes there."],
        steps: [
          "Open Settings, then Integrations, choose Calendar, then tap “Make a calendar address”.",
          "Copy the address; it is shown only once.",
          "In Google Calendar: Other calendars → From URL. On an iPhone: tap “Open in calendar”.",
        ],
        note: "Google reads it again every few hours, so a change does not show at once.",
      },
      {
        id: "renew",
        title: "If the address leaks",
        text: [
          "Whoever holds the address sees your schedule, but not your guests. Make a new address, and the old one stops working at once.",
        ],
      },
    ],
    screen: { to: "apps", text: "Open Integrations" },
    related: ["own-settings", "spreadsheet"],
  },
  {
    id: "webhooks",
    topic: "connections",
    title: "Webhooks for other programs",
    summary:
      "Janur tells Zapier, n8n or your own server as soon as there is an answer, a wish or a new guest.",
    keywords: "webhook api integration zapier n8n make signature hmac automatic server",
    parts: [
      {
        id: "connect",
        title: "Connecting",
        text: ["Each invitation can have up to five addresses, each with a key of its own."],
        steps: [
          "Open Settings, then Integrations, choose the invitation, then Webhook.",
          "Write the receiver’s https address, choose the news to send, and copy the signing key.",
          "Tap “Test now”, then look at the receiver’s answer under “Latest deliveries”.",
        ],
      },
      {
        id: "verify",
        title: "Checking the signature",
        text: [
          "Every delivery carries Janur-Delivery, Janur-Timestamp and Janur-Signature: HMAC-SHA-256 over the time, a dot and the body as it came. A sample for Node.js:",
        ],
        code: webhookSample,
        note: "While the key is being changed there are two signatures with a comma between; one that matches is enough. The same delivery may come twice, with the same Janur-Delivery.",
      },
      {
        id: "retry",
        title: "If the receiver does not answer",
        text: [
          "Janur tries again up to five times within some hours. After that the delivery is marked as not arrived, and can be sent again by hand for 14 days.",
        ],
      },
    ],
    screen: { to: "apps", text: "Open Integrations" },
    related: ["spreadsheet", "guest-data"],
  },
  {
    id: "whatsapp-api",
    topic: "connections",
    title: "WhatsApp Cloud API",
    summary:
      "Connecting an official business number from Meta, sending all at once, and seeing whether messages arrive and are read.",
    keywords: "whatsapp business api meta cloud official number template token blue ticks delivered read",
    parts: [
      {
        id: "need",
        title: "Do you need it?",
        text: [
          "Most families do not. Sending from ordinary WhatsApp costs nothing and is warmer. The Cloud API suits organisers with a business number of their own; Meta charges you for its messages directly.",
        ],
      },
      {
        id: "connect",
        title: "Connecting",
        text: ["Prepare on Meta’s developer pages: an app with WhatsApp, a number, and a lasting token."],
        steps: [
          "In Settings, at Integrations, choose the invitation, then WhatsApp Cloud API, and fill in both IDs, the token and the app secret.",
          "Copy the verify token, then tap “Connect this number”.",
          "Paste the address for news and the verify token on Meta: WhatsApp → Configuration → Webhook, then choose “messages”.",
          "Choose a template and send a test message to your own number.",
        ],
        note: "Token and secret are stored encrypted and never shown again, not even to you.",
      },
      {
        id: "send",
        title: "Sending invitations from this number",
        text: [
          "Meta passes on only messages made from a template that it has approved. Make one in WhatsApp Manager: text only, with numbered places, such as “Dear {{1}}, we invite you to {{2}}. Your invitation: {{3}}”. Approval usually comes within a day.",
        ],
        steps: [
          "Open “Send” in the invitation, then tap “Send 34 messages” on the card “From your WhatsApp number”.",
          "Choose the template, and what fills each number: {to} for the guest’s name, {link} for the personal link.",
          "Read the first guest’s message, then send. You may close the page; 60 messages leave each minute at most.",
          "What did not arrive shows with its reason. Send it again, or by hand from the queue.",
        ],
        note: "Numbers that are not on WhatsApp are marked as wrong, so that you can correct them. Guests you have already written to get no second message.",
      },
      {
        id: "states",
        title: "What the states mean",
        text: ["They come from Meta, so they may be a little late."],
        points: [
          { term: "Accepted by Meta", text: "the message is with Meta, not yet on the phone" },
          { term: "On the phone", text: "two ticks" },
          { term: "Read", text: "only if the recipient allows read receipts" },
          { term: "Not arrived", text: "the reason is written there, with Meta’s code" },
        ],
      },
    ],
    screen: { to: "apps", text: "Open Integrations" },
    related: ["webhooks", "sending"],
  },
];
