import type { NounQueries } from "../query-shape.ts";

const oldestFirst = [
  ["createdAt", "asc"],
  ["id", "asc"],
] as const;
const newestFirst = [
  ["createdAt", "desc"],
  ["id", "desc"],
] as const;

export const albumQueries: NounQueries = {
  shapes: [
    {
      purpose: "pictures of an album that stand in front of one in the line for room",
      file: "functions/src/nouns/album/enter-photo.ts",
      collectionGroup: "album",
      orderBy: [["countedAt", "asc"]],
    },
    {
      purpose: "the same of one guest or phone",
      file: "functions/src/nouns/album/enter-photo.ts",
      collectionGroup: "album",
      equal: ["counted"],
      orderBy: [["countedAt", "asc"]],
    },
    {
      purpose: "a page of what is shown of an album",
      file: "functions/src/nouns/album/list-album.ts",
      collectionGroup: "album",
      equal: ["state"],
      orderBy: oldestFirst,
    },
    {
      purpose: "pictures for an archive, in their order",
      file: "functions/src/nouns/album/zip/make-album-zip.ts",
      collectionGroup: "album",
      equal: ["state"],
      orderBy: oldestFirst,
    },
    {
      purpose: "how many pictures there are in a state",
      file: "functions/src/nouns/album/album-figures.ts",
      collectionGroup: "album",
      equal: ["state"],
    },
    {
      purpose: "what all pictures of an album weigh",
      file: "functions/src/nouns/album/album-figures.ts",
      collectionGroup: "album",
      sum: "bytes",
    },
    {
      purpose: "pictures that one phone sent",
      file: "functions/src/nouns/album/own-photos.ts",
      collectionGroup: "album",
      equal: ["owner"],
    },
    {
      purpose: "pictures that one guest sent",
      file: "functions/src/nouns/album/own-photos.ts",
      collectionGroup: "album",
      equal: ["guestId"],
    },
    {
      purpose: "pictures of a guest who is forgotten",
      file: "functions/src/nouns/album/remove-photo.ts",
      collectionGroup: "album",
      equal: ["guestId"],
    },
    {
      purpose: "pictures of the same look",
      file: "functions/src/nouns/album/store-photo.ts",
      collectionGroup: "album",
      equal: ["look"],
    },
    {
      purpose: "pictures that are due to be looked at",
      file: "functions/src/lifecycle/removal/purge-album.ts",
      collectionGroup: "album",
      orderBy: [["checkAt", "asc"]],
      isGroup: true,
    },
    {
      purpose: "pictures that wait for the family",
      file: "web/src/features/album/data.ts",
      collectionGroup: "album",
      equal: ["state"],
      orderBy: oldestFirst,
    },
    {
      purpose: "pictures that are shown or hidden, for the family",
      file: "web/src/features/album/data.ts",
      collectionGroup: "album",
      equal: ["state"],
      orderBy: newestFirst,
    },
    {
      purpose: "pictures of a guest who becomes another",
      file: "functions/src/store/pass-on.ts",
      collectionGroup: "album",
      equal: ["guestId"],
    },
  ],
  calls: {
    "functions/src/lifecycle/removal/purge-album.ts": 2,
    "functions/src/nouns/album/album-figures.ts": 3,
    "functions/src/nouns/album/enter-photo.ts": 5,
    "functions/src/nouns/album/list-album.ts": 3,
    "functions/src/nouns/album/own-photos.ts": 2,
    "functions/src/nouns/album/remove-photo.ts": 1,
    "functions/src/nouns/album/store-photo.ts": 1,
    "functions/src/nouns/album/zip/make-album-zip.ts": 3,
    "functions/src/store/pass-on.ts": 1,
    "web/src/features/album/data.ts": 6,
  },
};
