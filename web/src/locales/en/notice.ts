import type indonesian from "../id/notice.ts";

const texts: typeof indonesian = {
  accountClosed: {
    title: "This account is closed",
    lead: "The Janur team has closed the account {{email}}. Its invitations and guests cannot be opened from here.",
    leadUnnamed:
      "The Janur team has closed this account. Its invitations and guests cannot be opened from here.",
    only: "Only you read this, because you signed in correctly.",
    label: "Do you think this is a mistake? Tell us",
    submit: "Send appeal",
    sent: "We have received your appeal. The Janur team reads it; if the account is opened again, you can sign in as usual.",
    more: "Write again",
    missing: "Please write your appeal first.",
    signOut: "Sign out",
  },
  withoutProject: {
    title: "Janur is not ready yet",
    text: "The set-up at this address is not finished. Your data is not affected; please try again later.",
    forBuilder:
      "For whoever sets it up: this application was built without the name of a Firebase project. Write {{name}} into web/.env.<alias> and build again (docs/operations.md).",
  },
};

export default texts;
