import { expect, test } from "vitest";
import { messageLink } from "./whatsapp-integration.ts";

const message = {
  phone: "+6281234567890",
  text: "Halo & salam\nhttps://janur.test/event/x#to=Bapak%20Hadi&g=1",
};
const android = "Mozilla/5.0 (Linux; Android 14)";

test("WhatsApp gets the number and the whole text, the link's fragment included", () => {
  const link = messageLink("whatsapp", message, android);
  expect(link).toMatch(/^https:\/\/wa\.me\/6281234567890\?text=Halo%20%26%20salam%0Ahttps/);
  expect(link).toContain("%23to%3DBapak%2520Hadi%26g%3D1");
  expect(new URL(link).searchParams.get("text")).toBe(message.text);
  expect(new URL(link).hash).toBe("");
});

test("WhatsApp Web and Business open the same message", () => {
  expect(new URL(messageLink("web", message, android)).searchParams.get("text")).toBe(message.text);
  expect(messageLink("business", message, android)).toMatch(
    /^intent:\/\/send\/\?phone=6281234567890&text=.+;package=com\.whatsapp\.w4b;end$/,
  );
  expect(messageLink("business", message, "iPhone")).toMatch(/^https:\/\/wa\.me\//);
});

test("without a number WhatsApp asks for whom", () => {
  const none = { ...message, phone: null };
  expect(messageLink("whatsapp", none, android)).toMatch(/^https:\/\/wa\.me\/\?text=/);
  expect(messageLink("web", none, android)).toMatch(/send\?text=/);
});
