import type id from "../id/chat.ts";

const texts: typeof id = {
  title: "Conversations",
  list: "List of conversations",
  thread: "Conversation",
  search: "Search conversations",
  noMatch: "No conversation matches. Try another name or word.",
  choose:
    "Choose a conversation from the list. Guests' questions from the invitation page and your team's talk gather here.",
  notThere: "This conversation is not in your account. The others are in the list.",
  offline:
    "Offline. What you write is kept on this device and sent once there is a signal. New messages of others do not show yet.",
  unnamed: "No name",
  untitled: "Invitation without a title",
  kind: { team: "Family & team", support: "Janur support" },
  guestOf: "Guest · {{title}}",
  supportAbout: "The Janur team answers here",
  askedSupport: "Asks the Janur team",
  begin: {
    team: "No messages yet. Begin the team's talk.",
    support: "Anything you would like to ask? Write here.",
  },
  line: { own: "You: {{text}}", other: "{{name}}: {{text}}" },
  unread_one: "{{count}} new",
  unread_other: "{{count}} new",
  back: "Back to the list of conversations",
  history: "Messages",
  nothing: "No messages here yet.",
  write: "Write a message: {{title}}",
  placeholder: "Write a message",
  send: "Send message",
  tooLong_one: "{{count}} letter too many. Shorten it, then send.",
  tooLong_other: "{{count}} letters too many. Shorten it, then send.",
  picture: {
    send: "Send a picture",
    file: "A picture from this device",
    sending: "Sending the picture",
    alt: "Picture from {{name}}",
    line: "Picture",
    again: "The picture from {{name}} has not opened. Try again",
    unreadable:
      "This file cannot be read as a picture. The original is unchanged. Choose a JPEG, PNG or WebP of up to {{size}} MB.",
    notSent: "The picture has not been sent yet; the file is still here. {{problem}}",
  },
  waiting: "Waiting for a signal",
  sent: "Sent",
  seen: "Seen",
  seenBy: "Seen by {{names}}",
  refused:
    "Not sent yet, your words are still here. The conversation may be closed, or your role may have changed.",
  retry: "Send again",
  discard: "Discard",
  block: "Block",
  unblock: "Unblock",
  closed: {
    blocked:
      "This guest is blocked: her messages are not taken any more, and she cannot be answered. What was written stays.",
    over: "The event is over, so the conversation with this guest is closed. What was written can still be read.",
  },
  canned: {
    label: "Ready answers",
    change: "Edit answers",
    hint: "One tap puts it into the message box; you can still change it before sending. For everybody who answers the guests of this invitation.",
    one: "Answer {{number}}",
    up: "Move answer {{number}} up",
    down: "Move answer {{number}} down",
    remove: "Delete answer {{number}}",
    add: "Add an answer",
    full_one: "There is {{count}} answer and no room for more. Delete one to add another.",
    full_other: "There are {{count}} answers and no room for more. Delete one to add another.",
    save: "Save answers",
  },
};

export default texts;
