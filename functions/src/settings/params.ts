import { defineInt, defineString } from "firebase-functions/params";
import { isDemoProject } from "../platform/runtime.ts";
import {
  numberSettings,
  serviceAccounts,
  textSettings,
  type DeploymentSetting,
} from "./deployment-settings.ts";

/*
 * Declared for real projects alone: a demo project has no file of settings, and its emulator would stop and ask. Where
 * they are read, they are read from the environment by the same names.
 */

const input = ({ pattern, otherwise }: DeploymentSetting) => ({
  text: { validationRegex: pattern.source, validationErrorMessage: `It ${otherwise}.` },
});

if (!isDemoProject()) {
  for (const [name, setting] of Object.entries(textSettings)) {
    if (name !== "SERVICE_ACCOUNTS")
      defineString(name, { description: setting.about, input: input(setting) });
  }
}

const accounts = isDemoProject()
  ? null
  : defineString("SERVICE_ACCOUNTS", {
      description: textSettings.SERVICE_ACCOUNTS.about,
      input: input(textSettings.SERVICE_ACCOUNTS),
    });

/** Whom a function runs as; without a name of its own it is the project's default account. */
export function runsAs(group: keyof typeof serviceAccounts) {
  if (accounts === null) return {};
  return { serviceAccount: accounts.equals("own").thenElse(`${serviceAccounts[group]}@`, "") };
}

/** How many instances: decided while deploying, so that a project's quota asks for no change of code. */
function instances(name: keyof typeof numberSettings) {
  const { usual, ...setting } = numberSettings[name];
  if (isDemoProject()) return usual;
  return defineInt(name, { description: setting.about, default: usual, input: input(setting) });
}

export const instanceParams = {
  eventPage: {
    maxInstances: instances("EVENT_PAGE_MAX_INSTANCES"),
    minInstances: instances("EVENT_PAGE_MIN_INSTANCES"),
  },
  guest: {
    maxInstances: instances("GUEST_MAX_INSTANCES"),
    minInstances: instances("GUEST_MIN_INSTANCES"),
  },
  host: { maxInstances: instances("HOST_MAX_INSTANCES") },
  media: { maxInstances: instances("MEDIA_MAX_INSTANCES") },
};
