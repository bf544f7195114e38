import { eventTypes } from "@janur/domain/content/event-type";
import { adatIds, ceremonyNamesOf } from "@janur/domain/content/traditions/adat";
import { packWording } from "@janur/domain/content/traditions/pack";
import { packsFor } from "@janur/domain/content/traditions/pack-id";
import { expect, test } from "vitest";
import { sharedLetters } from "./shared-letters.ts";

test("every letter that an invitation begins with stands in the faces that guests load", () => {
  const known = new Set(sharedLetters);
  const wordings = eventTypes.flatMap((eventType) =>
    packsFor(eventType).map((pack) => packWording(pack, eventType)),
  );
  const letters = JSON.stringify([wordings, adatIds.map(ceremonyNamesOf)]);
  expect([...new Set(letters)].filter((letter) => !known.has(letter))).toEqual([]);
});
