import { expect, it } from "vitest";
import { errorButtons, errorTexts } from "./error-texts.ts";

it("carries the specification's texts to the letter", () => {
  expect(errorButtons).toEqual({ back: "Go Back", home: "Back to Home" });
  expect(errorTexts[404].heading).toBe("Oops! Page Not Found!");
  expect(errorTexts[404].text).toBe(
    "It seems like the page you're looking for does not exist or might have been removed.",
  );
  expect(errorTexts[500].heading).toBe("Oops! Something went wrong :')");
  expect(errorTexts[500].text).toBe("We apologize for the inconvenience. Please try again later.");
});
