import { expect, test } from "vitest";
import { isIndonesianLandline, whatsAppLink } from "./contact.ts";

test("a link opens WhatsApp with the number in its own form and the text encoded", () => {
  expect(whatsAppLink("+6281234567890")).toBe("https://wa.me/6281234567890");
  expect(whatsAppLink("+6281234567890", "Halo & salam, #1?")).toBe(
    "https://wa.me/6281234567890?text=Halo%20%26%20salam%2C%20%231%3F",
  );
});

test("landlines of Indonesia are told from mobile phones; of other countries nothing is said", () => {
  expect(["+62215551234", "+622745551234"].map(isIndonesianLandline)).toEqual([true, true]);
  expect(["+6281234567890", "+6562345678"].map(isIndonesianLandline)).toEqual([false, false]);
});
