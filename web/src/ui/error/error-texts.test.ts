import { languages } from "@janur/domain/text/language";
import { expect, it, test } from "vitest";
import { isSpecified, ownButtons, ownErrors, specifiedButtons, specifiedErrors } from "./error-texts.ts";

it("carries the specification's texts to the letter", () => {
  expect(specifiedButtons).toEqual({ back: "Go Back", home: "Back to Home" });
  expect(specifiedErrors[404].heading).toBe("Oops! Page Not Found!");
  expect(specifiedErrors[404].text).toBe(
    "It seems like the page you're looking for does not exist or might have been removed.",
  );
  expect(specifiedErrors[500].heading).toBe("Oops! Something went wrong :')");
  expect(specifiedErrors[500].text).toBe("We apologize for the inconvenience. Please try again later.");
  expect([401, 403, 404, 500, 503].filter((status) => isSpecified(status as 404))).toEqual([404, 500]);
});

test("what it is silent about is said in the reader's language, buttons included", () => {
  for (const words of Object.values(ownErrors)) {
    expect(Object.keys(words).sort()).toEqual([...languages].sort());
    expect(words.id.heading).not.toBe(words.en.heading);
    expect(words.id.text).not.toBe(words.en.text);
  }
  expect(ownButtons.id).not.toEqual(ownButtons.en);
});
