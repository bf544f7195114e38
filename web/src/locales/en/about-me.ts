import type id from "../id/about-me.ts";

const texts: typeof id = {
  title: "About me",
  unnamed: "Without a name",
  memberSince: "With Janur since {{date}}",
  change: "Change profile",
  people_one: "{{count}} person",
  people_other: "{{count}} people",
  invitations_one: "{{count}} invitation",
  invitations_other: "{{count}} invitations",
  figures: {
    title: "My invitations",
    own: "Made",
    invited: "Invited",
    coming: "Coming",
    counted: "Counted over the {{number}} invitations that changed last.",
  },
  sender: {
    title: "What guests see",
    lead: "On the cover of {{title}} guests read who sent it:",
    leadUnshown: "Once {{title}} is published, guests read on its cover who sent it:",
    note: "The name comes from your profile; relation and phone ending are written in the section Cover.",
    change: "Open the content",
  },
};

export default texts;
