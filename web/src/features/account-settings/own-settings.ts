import {
  accountSettingsSchemas,
  type AccountSettings,
  type SettingsSection,
} from "@janur/domain/account/account-settings";

/** All sections, with defaults for what nobody chose. */
export interface OwnSettings extends AccountSettings {
  /** Whether the account has a choice of its own; until then each device keeps the one made there. */
  hasChosen: { colorScheme: boolean; language: boolean };
}

/** Some of a section's fields; maps are merged, lists replaced. */
type Change<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { [Key in keyof Value]?: Change<Value[Key]> }
    : Value;

export type SettingsChange<Section extends SettingsSection> = Change<AccountSettings[Section]>;

/** A document of `users/{uid}/settings`. */
export interface StoredSection {
  section: string;
  fields: Record<string, unknown>;
}

export function ownSettings(sections: readonly StoredSection[]): OwnSettings {
  const fields = (name: SettingsSection) => sections.find(({ section }) => section === name)?.fields ?? {};
  return {
    account: accountSettingsSchemas.account.parse(fields("account")),
    appearance: accountSettingsSchemas.appearance.parse(fields("appearance")),
    display: accountSettingsSchemas.display.parse(fields("display")),
    notifications: accountSettingsSchemas.notifications.parse(fields("notifications")),
    hasChosen: {
      colorScheme: "colorScheme" in fields("appearance"),
      language: "language" in fields("account"),
    },
  };
}

/** The settings as they will be once a change is saved. */
export function withChange(settings: OwnSettings, section: SettingsSection, change: object): OwnSettings {
  const { hasChosen } = settings;
  return {
    ...settings,
    [section]: accountSettingsSchemas[section].parse(merged(settings[section], change)),
    hasChosen: {
      colorScheme: hasChosen.colorScheme || "colorScheme" in change,
      language: hasChosen.language || "language" in change,
    },
  };
}

function isMap(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function merged(stored: object, change: object): Record<string, unknown> {
  const result: Record<string, unknown> = { ...stored };
  for (const [key, value] of Object.entries(change)) {
    const before = result[key];
    result[key] = isMap(before) && isMap(value) ? merged(before, value) : value;
  }
  return result;
}
