import type { NounQueries } from "../query-shape.ts";

export const mediaQueries: NounQueries = {
  shapes: [
    {
      purpose: "invitations of which a version was kept or went",
      file: "functions/src/lifecycle/removal/purge-unused-media.ts",
      collectionGroup: "invitations",
      orderBy: [["mediaCheckAt", "asc"]],
    },
    {
      purpose: "files of an invitation that stand in front of one in the line for room",
      file: "functions/src/nouns/media/claim-media.ts",
      collectionGroup: "media",
      orderBy: [["countedAt", "asc"]],
    },
    {
      purpose: "files that an account uploaded",
      file: "functions/src/lifecycle/erasure/erase-uploader.ts",
      collectionGroup: "media",
      equal: ["uploadedBy"],
      isGroup: true,
    },
    {
      purpose: "files that are due to be looked at",
      file: "functions/src/lifecycle/removal/purge-unused-media.ts",
      collectionGroup: "media",
      orderBy: [["checkAt", "asc"]],
      isGroup: true,
    },
    {
      purpose: "the file behind a QRIS that is about to be shown",
      file: "functions/src/nouns/media/verify-qris.ts",
      collectionGroup: "media",
      equal: ["name"],
      isGroup: true,
    },
    {
      purpose: "invitations that hold one and the same file",
      file: "functions/src/nouns/media/remove-media.ts",
      collectionGroup: "media",
      equal: ["name"],
      isGroup: true,
    },
  ],
  calls: {
    "functions/src/nouns/media/claim-media.ts": 2,
    "functions/src/lifecycle/erasure/erase-uploader.ts": 2,
    "functions/src/lifecycle/removal/purge-unused-media.ts": 5,
    "functions/src/nouns/media/remove-media.ts": 2,
    "functions/src/nouns/media/verify-qris.ts": 2,
  },
};
