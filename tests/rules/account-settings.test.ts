import { assertFails, assertSucceeds, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import {
  accents,
  accountSettingsSchemas,
  colorSchemes,
  densities,
  digestFrequencies,
  digestHours,
  digestWeekdays,
  hideableHomeCards,
  hideableMenuEntries,
  notificationChannels,
  notificationEvents,
  settingsSections,
  textSizes,
  type SettingsSection,
} from "@janur/domain/account/account-settings";
import { languages } from "@janur/domain/text/language";
import { paths } from "@janur/domain/paths";
import { indonesianZones } from "@janur/domain/time/zone";
import { deleteDoc, doc, type DocumentReference } from "firebase/firestore";
import { afterAll, beforeAll, describe, test } from "vitest";
import { firestoreOf, rulesEnvironment } from "./environment.ts";
import { commitPaced, updatePaced } from "./paced.ts";
import { randomId } from "./team.ts";

let environment: RulesTestEnvironment;
let uid: string;

beforeAll(async () => {
  environment = await rulesEnvironment();
  uid = `settings-${randomId()}`;
});
afterAll(() => environment.cleanup());

function settings(section: string, caller = uid): DocumentReference {
  return doc(firestoreOf(environment.authenticatedContext(caller)), paths.userSettings(uid, section));
}

const write = (target: DocumentReference, content: Record<string, unknown>, caller = uid) =>
  commitPaced(target.firestore, caller, [], (batch) => batch.set(target, content));
/** Under a minute's limit however many are tried here. */
async function save(section: string, change: Record<string, unknown>): Promise<void> {
  await environment.withSecurityRulesDisabled((context) =>
    deleteDoc(doc(firestoreOf(context), paths.changePace(uid))),
  );
  const target = settings(section);
  await commitPaced(target.firestore, uid, [], (batch) => batch.set(target, change, { merge: true }));
}

type Case = [SettingsSection, string, unknown];
const each = (section: SettingsSection, field: string, values: readonly unknown[]): Case[] =>
  values.map((value) => [section, field, value]);

const allEvents = Object.fromEntries(
  notificationEvents.map((event) => [
    event,
    Object.fromEntries(notificationChannels.map((channel) => [channel, false])),
  ]),
);
const longestZone = `A/${"b".repeat(62)}`;

const good: Case[] = [
  ...each("account", "language", languages),
  ...each("account", "zone", [
    ...Object.keys(indonesianZones),
    "UTC",
    "America/Argentina/Buenos_Aires",
    longestZone,
  ]),
  ...each("appearance", "colorScheme", colorSchemes),
  ...each("appearance", "accent", accents),
  ...each("appearance", "textSize", textSizes),
  ...each("display", "hiddenMenu", [[], hideableMenuEntries]),
  ...each("display", "hiddenHome", [[], hideableHomeCards]),
  ...each("display", "density", densities),
  ...each("notifications", "digest", digestFrequencies),
  ...each("notifications", "digestHour", Object.values(digestHours)),
  ...each("notifications", "digestWeekday", Object.values(digestWeekdays)),
  ...each("notifications", "events", [{}, allEvents, { answer: { email: false } }]),
];

const bad: Case[] = [
  ...each("account", "language", ["jv", 1, null]),
  ...each("account", "zone", ["", `${longestZone}b`, "Asia/Jakarta<script>", "/", null, 7]),
  ...each("appearance", "colorScheme", ["blue", null]),
  ...each("appearance", "accent", ["cabai", "", 3]),
  ...each("appearance", "textSize", ["huge", 2]),
  ...each("display", "hiddenMenu", [
    ["home"],
    ["profile", 7],
    [...hideableMenuEntries, hideableMenuEntries[0]],
    "profile",
    { profile: true },
  ]),
  ...each("display", "hiddenHome", [["everything"], [...hideableHomeCards, hideableHomeCards[0]], null]),
  ...each("display", "density", ["tight", null]),
  ...each("notifications", "digest", ["hourly", null]),
  ...each("notifications", "digestHour", [digestHours.first - 1, digestHours.last + 1, 7.5, "7"]),
  ...each("notifications", "digestWeekday", [digestWeekdays.first - 1, digestWeekdays.last + 1, null]),
  ...each("notifications", "events", [
    { moon: { email: true } },
    { answer: { email: "yes" } },
    { answer: { sms: true } },
    { wish: true },
    ...notificationEvents.flatMap((event) =>
      notificationChannels.map((channel) => ({ ...allEvents, [event]: { [channel]: "yes" } })),
    ),
    [],
    null,
  ]),
  ...settingsSections.flatMap((section) => each(section, "role", ["admin"])),
];

describe("saving one's settings", () => {
  test.each(good)("%s: %s %j", async (section, field, value) => {
    await assertSucceeds(save(section, { [field]: value }));
  });

  test.each(bad)("not %s: %s %j", async (section, field, value) => {
    await assertFails(save(section, { [field]: value }));
  });

  test.each(settingsSections)("whole defaults of %s", async (section) => {
    await assertSucceeds(write(settings(section), accountSettingsSchemas[section].parse({})));
  });

  test("one field after the other, keeping what stands", async () => {
    await assertSucceeds(write(settings("appearance"), { accent: "nila" }));
    await assertSucceeds(updatePaced(settings("appearance"), uid, { textSize: "large" }));
    await assertFails(updatePaced(settings("appearance"), uid, { textSize: "large", accent: "gold" }));
  });

  test("not in a section that is none, nor of somebody else", async () => {
    for (const change of [
      { language: "id" },
      { textSize: "large" },
      { density: "compact" },
      { digest: "daily" },
    ])
      await assertFails(save("secrets", change));
    const caller = `other-${uid}`;
    await assertFails(write(settings("appearance", caller), { textSize: "large" }, caller));
  });
});
