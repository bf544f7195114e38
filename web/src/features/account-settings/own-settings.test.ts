import { describe, expect, it } from "vitest";
import { ownSettings, withChange } from "./own-settings.ts";

describe("one's own settings", () => {
  it("know what was chosen and what is only the default", () => {
    const settings = ownSettings([
      { section: "appearance", fields: { colorScheme: "auto" } },
      { section: "display", fields: { hiddenMenu: ["profile"] } },
      { section: "unknown", fields: { language: "en" } },
    ]);
    expect(settings.hasChosen).toEqual({ colorScheme: true, language: false });
    expect(settings.display.hiddenMenu).toEqual(["profile"]);
    expect(settings.account).toEqual({ language: "id", zone: "Asia/Jakarta" });
  });

  it("merge maps, replace lists and leave the rest alone", () => {
    const before = ownSettings([
      { section: "display", fields: { hiddenMenu: ["profile"], density: "compact" } },
    ]);
    const shown = withChange(before, "display", { hiddenMenu: [] });
    expect(shown.display).toEqual({ hiddenMenu: [], hiddenHome: [], density: "compact" });
    const quiet = withChange(shown, "notifications", { events: { wish: { email: false } } });
    expect(quiet.notifications.events.wish).toEqual({ inApp: true, email: false });
    expect(quiet.notifications.events.answer).toEqual({ inApp: true, email: true });
    expect(quiet.display).toEqual(shown.display);
    expect(withChange(quiet, "account", { language: "en" }).hasChosen).toEqual({
      colorScheme: false,
      language: true,
    });
  });
});
