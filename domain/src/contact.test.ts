import { expect, test } from "vitest";
import { whatsAppLink } from "./contact.ts";

test("a link opens WhatsApp with the number in its own form and the text encoded", () => {
  expect(whatsAppLink("+6281234567890")).toBe("https://wa.me/6281234567890");
  expect(whatsAppLink("+6281234567890", "Halo & salam, #1?")).toBe(
    "https://wa.me/6281234567890?text=Halo%20%26%20salam%2C%20%231%3F",
  );
});
