import { describe, expect, test } from "vitest";
import { eventTypes } from "./event-type.ts";
import { limits } from "../limits.ts";
import { sampledTexts, voices, wordingSamples } from "./wording.ts";

/** Words that our voice never takes (the house's rules of voice). */
const never = /\b(kamu|kak|bestie|submit|klik|invalid|expired|error)\b|!/i;

describe.each(eventTypes)("samples for a %s", (eventType) => {
  test.each(sampledTexts)("of its %s speak in every voice, each its own way, in both languages", (text) => {
    const samples = wordingSamples(text, eventType);
    for (const language of ["id", "en"] as const) {
      const said = voices.map((voice) => samples[voice][language]);
      expect(new Set(said).size).toBe(voices.length);
      for (const sentence of said) {
        expect(sentence.length).toBeGreaterThan(10);
        expect(sentence.length).toBeLessThanOrEqual(limits.content.paragraph);
        expect(sentence).not.toMatch(never);
      }
      expect(samples.brief[language].length).toBeLessThan(samples.formal[language].length);
    }
  });
});
