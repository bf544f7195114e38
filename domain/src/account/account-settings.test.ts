import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accountSettingsSchemas, notificationEvents, settingsSections } from "./account-settings.ts";

describe("settings of an account", () => {
  test("have defaults for everything", () => {
    const both = { inApp: true, email: true };
    expect(accountSettingsSchemas.account.parse({})).toEqual({ language: "id", zone: "Asia/Jakarta" });
    expect(accountSettingsSchemas.appearance.parse({})).toEqual({
      colorScheme: "auto",
      accent: "daun",
      textSize: "normal",
    });
    expect(accountSettingsSchemas.display.parse({})).toEqual({
      hiddenMenu: [],
      hiddenHome: [],
      density: "comfortable",
    });
    expect(accountSettingsSchemas.notifications.parse({})).toEqual({
      events: {
        answer: both,
        wish: both,
        report: both,
        publish: both,
        team: both,
        chat: both,
        task: both,
        correction: both,
      },
      digest: "daily",
      digestHour: 7,
      digestWeekday: 1,
    });
  });

  test("keep what was chosen", () => {
    const events = Object.fromEntries(
      notificationEvents.map((event) => [event, { inApp: true, email: false }]),
    );
    const chosen = { events, digest: "weekly", digestHour: 21, digestWeekday: 7 };
    expect(accountSettingsSchemas.notifications.parse(chosen)).toEqual(chosen);
    const display = { hiddenMenu: ["profile"], hiddenHome: ["nextEvent"], density: "compact" };
    expect(accountSettingsSchemas.display.parse(display)).toEqual(display);
  });

  test("keep the rest where one part is unknown", () => {
    expect(
      accountSettingsSchemas.notifications.parse({
        events: { answer: { inApp: false, email: "sometimes" }, wish: "never", weather: { inApp: true } },
        digest: "hourly",
        digestHour: 24,
      }),
    ).toMatchObject({
      events: { answer: { inApp: false, email: true }, wish: { inApp: true, email: true } },
      digest: "daily",
      digestHour: 7,
    });
    expect(
      accountSettingsSchemas.display.parse({ hiddenMenu: ["profile", "moon", 7, "profile"] }),
    ).toMatchObject({
      hiddenMenu: ["profile"],
    });
    expect(accountSettingsSchemas.account.parse({ language: "en", zone: "Asia/Atlantis" })).toEqual({
      language: "en",
      zone: "Asia/Jakarta",
    });
  });

  test("are readable whatever is stored", () => {
    const stored = fc.dictionary(
      fc.constantFrom("language", "zone", "accent", "hiddenMenu", "events", "digestHour", "digest", "other"),
      fc.anything(),
    );
    fc.assert(
      fc.property(fc.constantFrom(...settingsSections), stored, (section, document) => {
        expect(accountSettingsSchemas[section].safeParse(document).success).toBe(true);
      }),
    );
  });
});
