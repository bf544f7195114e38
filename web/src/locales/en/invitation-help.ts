import type invitationHelp from "../id/invitation-help.ts";

const texts: typeof invitationHelp = {
  title: "Guide to invitations",
  lead: "From gathering names to the day after: the order of work, good manners, and words you are free to copy.",
  contents: "In this guide",
  copy: "Copy",
  copyOf: "Copy the words: {{label}}",
  copied: "The words are copied.",
  copyByHand: "Copy these words",
  sections: [
    {
      id: "steps",
      title: "From nothing to sent",
      text: [
        "An invitation can be done in an evening, and nothing is ever locked: all of it can be changed after publishing.",
      ],
      steps: [
        "Gather first: full names of those who celebrate and of their parents, date, time, place, and a link to the map.",
        "Answer four short questions. You get a draft that is filled in already, sentences included.",
        "Choose a theme. Changing it changes none of your text.",
        "Check the spelling of every name with both families. It is the mistake that people remember longest.",
        "Fill in the guest list, then publish.",
        "Open one personal link on your own phone. If all is right, send the first.",
      ],
      link: { to: "new", text: "Create an invitation" },
    },
    {
      id: "timing",
      title: "When to send",
      text: ["Leave people time to arrange travel and leave, but not so much that they forget."],
      points: [
        {
          term: "Family and guests from far away",
          text: "two to three months ahead; date and city are enough",
        },
        { term: "Other guests", text: "three to four weeks ahead" },
        { term: "Last day to answer", text: "seven to ten days ahead, so that the caterer can adjust" },
        { term: "Reminder", text: "once, and only to those who have not answered" },
      ],
    },
    {
      id: "names",
      title: "Names and titles",
      text: [
        "Write a name as its owner does. A name of one word is a full name; add nothing to it. The order of the couple’s and the parents’ names is for the families to decide.",
        "For guests, write title, name and addition as on an envelope. On the cover they become “To Bapak Hadi Wiranto & family”.",
      ],
      points: [
        {
          term: "(Alm.) and (Almh.)",
          text: "“the late”, behind the name: Alm. for a man, Almh. for a woman",
        },
        { term: "Academic titles", text: "all or none, and the same for both families" },
        {
          term: "H. and Hj.",
          text: "before the name of a man or woman who made the hajj, where they use it themselves",
        },
        { term: "“& family”", text: "only where the whole family is invited" },
        { term: "Offices", text: "for guests invited because of them: “the head of RT 05”" },
      ],
      link: { to: "guests", text: "Fill in the guest list" },
    },
    {
      id: "greetings",
      title: "Opening greeting",
      text: [
        "Use the greeting that the inviting family uses. Where guests are of many faiths, “Dengan hormat” (with respect) is polite to all. The list is in alphabetical order.",
      ],
      points: [
        { term: "Assalamu’alaikum Wr. Wb.", text: "Islam; closes with Wassalamu’alaikum Wr. Wb." },
        { term: "Dengan hormat", text: "for everybody" },
        { term: "Namo Buddhaya", text: "Buddhism" },
        { term: "Om Swastyastu", text: "Hinduism; closes with Om Santih, Santih, Santih, Om" },
        { term: "Salam Kebajikan", text: "Confucianism" },
        { term: "Salam sejahtera", text: "Catholic" },
        { term: "Shalom", text: "Protestant" },
      ],
      link: { to: "edit", text: "Change the greeting" },
    },
    {
      id: "wording",
      title: "Words to start from",
      text: [
        "Copy them and make them yours. Three short sentences read better on a phone than one long paragraph.",
      ],
      samples: [
        {
          label: "From the couple",
          text: "With grateful hearts we invite you to celebrate our wedding day. Your presence and your blessing would be our joy.",
        },
        {
          label: "From the parents",
          text: "We request the honour of your presence at the wedding of our children. Your blessing means a great deal to our families.",
        },
        {
          label: "Islamic wedding",
          text: "Assalamu’alaikum Warahmatullahi Wabarakatuh. By the grace of Allah, we invite you to the akad nikah and the walimah of our children.",
        },
        {
          label: "Catholic wedding",
          text: "With gratitude to God, we invite you to join us as we receive the Sacrament of Marriage.",
        },
        {
          label: "Protestant wedding",
          text: "Shalom. With joy and thanks for the love of God, we invite you to the service of blessing of our marriage.",
        },
        {
          label: "Hindu wedding",
          text: "Om Swastyastu. By the blessing of Ida Sang Hyang Widhi Wasa, we invite you to the pawiwahan, the wedding ceremony, of our children.",
        },
        {
          label: "Buddhist wedding",
          text: "Namo Buddhaya. With gratitude we invite you to the blessing of our marriage at the vihara. May all beings be happy.",
        },
        {
          label: "Confucian wedding",
          text: "Salam Kebajikan. With gratitude to God, we invite you to our wedding.",
        },
        {
          label: "Khitanan",
          text: "We invite you to the thanksgiving for our son’s khitanan. Please keep him in your prayers.",
        },
        {
          label: "Aqiqah",
          text: "In gratitude for the birth of our child, we invite you to the aqiqah. Please keep our little one in your prayers.",
        },
        {
          label: "Seminar or meeting",
          text: "We invite you to take part in the following event. Please let us know by the date given whether you will attend.",
        },
      ],
      link: { to: "edit", text: "Write it in the invitation" },
    },
    {
      id: "ceremonies",
      title: "Names of ceremonies",
      text: [
        "Give each ceremony an entry of its own, with its time and place. Customs differ from family to family: ask your elders for the names and their order.",
      ],
      points: [
        { term: "Akad nikah", text: "Islam: the marriage contract is spoken" },
        { term: "Pemberkatan, Sakramen Pernikahan", text: "in church: Protestant, Catholic" },
        { term: "Pawiwahan", text: "Balinese Hindu: the wedding ceremony" },
        { term: "Resepsi, walimah", text: "the reception for guests" },
        { term: "Siraman", text: "Java and Sunda: bathing in flower water before the wedding" },
        { term: "Midodareni", text: "Java: the eve of the wedding" },
        { term: "Panggih", text: "Java: bride and groom meet" },
        { term: "Ngunduh mantu", text: "Java: a reception by the groom’s family" },
        { term: "Ngeuyeuk seureuh", text: "Sunda: arranging betel leaves, with advice for the couple" },
        { term: "Malam bainai", text: "Minangkabau: henna before the akad" },
        { term: "Martumpol", text: "Batak: vows in church before the blessing" },
        { term: "Mappacci", text: "Bugis: the evening before the akad, with pacci (henna) leaves" },
        { term: "Mepamit", text: "Bali: taking leave of the family" },
        { term: "Sangjit", text: "Chinese Indonesian: bringing gifts before the wedding" },
        { term: "Tea pai", text: "Chinese Indonesian: serving tea to parents and elders" },
        { term: "Palang pintu", text: "Betawi: verses and silat as the groom’s party arrives" },
        { term: "Mitoni", text: "Java: thanksgiving in the seventh month of pregnancy" },
        { term: "Tedak siten", text: "Java: a child’s first steps on the ground" },
      ],
      link: { to: "edit", text: "Add a ceremony" },
    },
    {
      id: "audience",
      title: "Who is invited to what",
      text: [
        "The akad is often for the family, the reception for all. Choose “Only guests you choose” at that ceremony and name it with the guests it is for. Others do not see that it exists, so nobody feels left out.",
        "One link can be for one person, one household, or one WhatsApp group. In a household one person answers for all; in a group each answers under a name of their own.",
      ],
      link: { to: "guests", text: "Open the guest list" },
    },
    {
      id: "rsvp",
      title: "Answers",
      text: [
        "A caterer needs people, not invitations: 800 invitations may be 1,600 people. Set each guest’s seats from the start, so that nobody has to ask again.",
        "Some guests will never answer. For some elders, coming is the answer. The family can record what was said on the phone.",
        "Ask only for what you will really use: a choice of menu, a child’s seat, a ride. Every further question costs answers.",
      ],
      link: { to: "rsvp", text: "See the answers" },
    },
    {
      id: "gifts",
      title: "Gifts, politely",
      text: [
        "Put gifts far down, after the ceremonies and the answer. Name the holder of each account, never an amount. If gifts are for a close circle, show accounts only to guests with a personal link.",
        "Janur neither takes nor holds money: guests send it straight to the holder of the account.",
      ],
      samples: [
        {
          label: "Introduction",
          text: "Your blessing is more than enough for us. Should you wish to give a token of love, you may use:",
        },
        {
          label: "No gifts",
          text: "With all respect, we ask for no gifts and no flowers. Your presence and your blessing are what we look forward to.",
        },
      ],
      link: { to: "edit", text: "Edit the gifts" },
    },
    {
      id: "sending",
      title: "Sending by WhatsApp",
      text: [
        "Send one by one, from a number your guests know, with their name first. A broadcast feels cold, and often does not reach people who have not saved your number.",
        "Share the work: whoever is closest to a guest sends. With elders, visit or call first, then send the link.",
      ],
      samples: [
        {
          label: "To an elder",
          text: "Dear Bapak Hadi and family, we would be honoured by your presence at our daughter’s wedding. The full invitation is at this link; it is a web page, nothing to install. Thank you for your blessing.",
        },
        {
          label: "To a friend",
          text: "Sinta, we are getting married, and it would not be complete without you. The invitation is at this link. Please answer there, so that we keep a seat for you.",
        },
      ],
      link: { to: "guests", text: "Copy guests’ links" },
    },
    {
      id: "trust",
      title: "So that guests trust it",
      text: [
        "Many scams pretend to be invitations, mostly as a file that wants to be installed. So show who sends yours: name, relation to the family, and the last four digits of the number. Guests compare them with the number that wrote to them.",
        "An invitation by Janur is always a web page. It never asks to install an app, for an account’s password, or for a one-time code.",
      ],
      link: { to: "edit", text: "Name the sender on the cover" },
    },
    {
      id: "privacy",
      title: "Protecting family and children",
      text: [
        "Links are easily passed on. If a home address or the family’s plans are not for everybody, use a shared word, or open the page to personal links only.",
        "On invitations to a khitanan or an aqiqah a child’s face need not appear; a nickname is enough. On printed cards some families leave out verses and sacred words, because paper is thrown away.",
      ],
      link: { to: "settings", text: "Choose who may open the page" },
    },
    {
      id: "languages",
      title: "Two languages, and large type",
      text: [
        "Every sentence can be written in Indonesian and in English; guests choose. Leave the names of ceremonies in their own language and explain them briefly.",
        "Elderly guests can turn on “Easy reading”: large type, high contrast, no motion.",
      ],
    },
    {
      id: "changes",
      title: "When something changes",
      text: [
        "Change time or place and publish again. The links you sent stay the same and show the newest within about a minute. Those who saw the old time still need to be told.",
        "If the day moves or is off, announce it from the publishing menu with a few words from the family. You need not give a reason.",
      ],
      link: { to: "edit", text: "Open the publishing menu" },
    },
    {
      id: "wishes",
      title: "Wishes and prayers",
      text: [
        "Reply to some, above all to those far away; one sentence means a lot. Pin a parent’s or a teacher’s wish at the top.",
        "If you worry about unseemly words, choose “Look before they appear”. Hidden wishes are kept.",
      ],
      link: { to: "wishes", text: "See the wishes" },
    },
    {
      id: "checklist",
      title: "Before you publish",
      text: ["Read it once more, best aloud, and best not by yourself."],
      steps: [
        "The spelling of every name and title, the parents of both sides too.",
        "Weekday, date, time and time zone of each ceremony.",
        "The map: open it on a phone. Does it lead to the right door?",
        "Account numbers and their holders’ names.",
        "A number that answers on the day, and is not the couple’s own.",
        "The last day to answer, and guests’ seats.",
      ],
      link: { to: "unfinished", text: "Continue a draft" },
    },
  ],
};

export default texts;
