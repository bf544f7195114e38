import { eventTypes } from "@janur/domain/event-type";
import { furtherCeremonies, packWording } from "@janur/domain/traditions/pack";
import { packsFor } from "@janur/domain/traditions/pack-id";
import { expect, test } from "vitest";
import { sharedLetters } from "./fonts/shared-letters.ts";

test("every letter that an invitation begins with stands in the faces that guests load", () => {
  const known = new Set(sharedLetters);
  const strange = eventTypes.flatMap((eventType) =>
    packsFor(eventType).flatMap((pack) =>
      [...JSON.stringify([packWording(pack, eventType), furtherCeremonies(pack, eventType)])].filter(
        (letter) => !known.has(letter),
      ),
    ),
  );
  expect([...new Set(strange)]).toEqual([]);
});
