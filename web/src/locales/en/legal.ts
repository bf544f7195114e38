import type legal from "../id/legal.ts";

const texts: typeof legal = {
  updated: "In force since 21 November 2026",
  back: "Back",
  privacy: {
    title: "Privacy policy",
    lead: "We keep as little as possible, use it only for your invitations, and delete it when it is no longer needed. This page follows the Indonesian Law No. 27 of 2022 on Personal Data Protection (UU PDP).",
    sections: [
      {
        title: "Who is responsible",
        text: [
          "For your account, the operator of Janur is the controller of personal data. For guest lists, you decide their purpose and content; Janur processes them on your behalf.",
          "For questions or requests about data, reply to any e-mail you receive from Janur.",
        ],
      },
      {
        title: "What we keep about account holders",
        text: [
          "The name you write, the e-mail address or phone number you sign in with, the address of your photo if you sign in with Google, the time of registration, and the list of your invitations.",
          "Passwords are kept by the authentication service in a form that cannot be read back. We never see them.",
          "The basis is the consent you give when registering and the agreement to provide this service.",
        ],
      },
      {
        title: "Guests’ data",
        text: [
          "Names, forms of address and answers of guests are used only by the family or committee to prepare the event. Guests’ phone numbers, e-mail and postal addresses are visible only to people whom you give a role for it.",
          "Removing a guest from the list removes contacts and answer with it, at once. Other names, answers and wishes stay as long as the invitation does.",
          "Guests’ phone numbers and e-mail addresses, and what ushers noted of them, are deleted automatically 180 days after the last event. The date stands on the invitation.",
          "Enter guests’ data only if you may use it to invite them. Guests need no account: through their personal link they can see what is kept and delete it themselves, together with their answer and wishes.",
          "Anybody can report an invitation. A report is kept with a copy of the part of the page that is open to everybody.",
        ],
      },
      {
        title: "What we do not do",
        text: [
          "We do not sell data, show advertisements or use third-party trackers. Invitation pages use no cookies.",
          "On your device we keep only your sign-in, your choice of language and appearance, and what you typed but have not sent.",
        ],
      },
      {
        title: "Where data is kept",
        text: [
          "Data is stored in the Google Cloud data centre in Jakarta (asia-southeast2). Google’s authentication service may process it in other countries with equivalent protection, as the UU PDP requires.",
        ],
      },
      {
        title: "Your rights",
        text: [
          "You may know, see, correct, copy, restrict and delete your data, withdraw your consent, and object. We answer within 3 × 24 hours of receiving a request.",
          "You can change your name yourself on the Profile page. A copy of all your data and the end of your account are in Settings, under Account. Should the protection of data fail, we tell you and the authority within 3 × 24 hours.",
        ],
      },
      {
        title: "Changes",
        text: [
          "We announce changes that matter by e-mail before they apply. The date above shows this version.",
        ],
      },
    ],
  },
  terms: {
    title: "Terms of service",
    lead: "By creating an account you agree to the following. We keep it short so that it is really read.",
    sections: [
      {
        title: "The service",
        text: [
          "Janur helps you make, send and run digital invitations. A published invitation stays editable, and we do not close it just because the date of the event has passed.",
          "Janur does not hold or pass on money. Account numbers that you show are your responsibility; check them before you publish.",
        ],
      },
      {
        title: "Your account",
        text: [
          "You are at least 17 years old or have the permission of a parent or guardian. Keep your password and SMS codes to yourself; we never ask for them.",
          "Change your password at once if somebody else may know it.",
        ],
      },
      {
        title: "What you put into invitations",
        text: [
          "Texts, photos and music remain yours. You allow us to store them and show them to guests as long as the invitation exists.",
          "Do not use Janur to deceive, to impersonate, to spread hatred, or to send mass messages to people who do not know you. We may close such invitations, telling you the reason and giving you a chance to reply.",
        ],
      },
      {
        title: "Guests and their data",
        text: [
          "You make sure that you may use guests’ names and numbers to invite them, and you pass on their requests to see or delete their data. The privacy policy has the details.",
        ],
      },
      {
        title: "Availability and liability",
        text: [
          "We aim to keep invitation pages and answers available 99.5 % of every month. Keep a copy of your guest list for the day of the event.",
          "We are liable for damage caused by our intent or gross negligence. These terms do not reduce your rights as a consumer under Indonesian law.",
        ],
      },
      {
        title: "Leaving",
        text: [
          "You may stop at any time and ask for your account and its content to be deleted. Should the service end, we tell you at least 90 days ahead so that data can be copied.",
        ],
      },
      {
        title: "Law",
        text: [
          "These terms are governed by the law of the Republic of Indonesia. Disputes are first settled by talking. Where the two languages differ, the Indonesian text applies.",
        ],
      },
    ],
  },
};

export default texts;
