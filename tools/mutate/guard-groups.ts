/** Guards that are judged together. */
export interface GuardGroup {
  name: string;
  guards: readonly string[];
  /** What has to notice; none of these tests needs a suite. */
  tests: readonly string[];
  /** Whether each test file gets modules of its own, which takes longer than most mutants. */
  isolate: boolean;
}

/**
 * What decides who may do what (shapes of documents decide nothing: shapes-ignorer.ts), by the folders that hold its unit tests: what a module does while it loads can only be judged
 * by all tests of its group, so that these must be few and fast.
 */
export const guardGroups: readonly GuardGroup[] = [
  {
    name: "operations",
    guards: ["functions/src/operations/{dispatch,callable}.ts"],
    tests: ["functions/src/operations/*.test.ts"],
    isolate: true,
  },
  {
    name: "platform",
    guards: [
      "functions/src/nouns/page-access/page-unlock-token.ts",
      "functions/src/pages/same-origin.ts",
      "functions/src/platform/limits/{at-most,sender-counts}.ts",
      "functions/src/platform/log/masked-contact.ts",
      "functions/src/platform/outbound/{address-rules,outbound-target}.ts",
      "functions/src/platform/secrets/{key-ring,key-value,sealed-secret,short-token,guest-token,link-mac,unlock-token}.ts",
    ],
    tests: [
      "functions/src/nouns/page-access/*.test.ts",
      "functions/src/pages/same-origin.test.ts",
      "functions/src/platform/{http,limits,log,outbound,secrets}/*.test.ts",
    ],
    isolate: false,
  },
  {
    name: "door",
    guards: ["domain/src/door/{arrived-people,door-log,door-state,door-gates,verdict}.ts"],
    tests: ["domain/src/door/*.test.ts"],
    isolate: false,
  },
  {
    name: "guests",
    guards: [
      "domain/src/guest/{answered-guest,audience,guest-change,seat,sending,sending-dispatch}.ts",
      "domain/src/sending/own-guests.ts",
    ],
    tests: [
      "domain/src/guest/{answered-guest,audience,guest-change,guest-row,seat,sending,thanks-news}.test.ts",
      "domain/src/sending/{own-guests,sending-queue}.test.ts",
    ],
    isolate: false,
  },
  {
    name: "invitation",
    guards: [
      "domain/src/album/album-photo.ts",
      "domain/src/chat/chat.ts",
      "domain/src/gift/{gift,gift-count,unthanked}.ts",
      "domain/src/invitation/{contact-retention,invitation-status,publication,told-change,version}.ts",
      "domain/src/moderation/moderation.ts",
      "domain/src/rsvp/{is-invited-to,rsvp}.ts",
      "domain/src/team/{team,team-invite}.ts",
    ],
    tests: ["domain/src/{album,chat,gift,invitation,moderation,rsvp,team}/*.test.ts"],
    isolate: false,
  },
];
