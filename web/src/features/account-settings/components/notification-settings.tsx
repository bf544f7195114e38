import {
  digestedEvents,
  digestFrequencies,
  digestHours,
  digestWeekdays,
  notificationChannels,
  notificationEvents,
} from "@janur/domain/account/account-settings";
import { zoneLabel } from "@janur/domain/time/zone";
import { Checkbox, NativeSelect } from "@mantine/core";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSignedIn } from "../../../lib/session/session.ts";
import { ChoiceRow } from "../../../ui/form/choice-row.tsx";
import { settingsQueries } from "../queries.ts";
import { useSaveSettings } from "../use-save-settings.ts";
import { SaveState } from "./save-state.tsx";
import { SettingsCard } from "./settings-card.tsx";
import { SettingsRoom } from "./account-settings-page.tsx";
import classes from "./settings.module.css";

/** The numbers from `first` to `last`. */
function range({ first, last }: { first: number; last: number }): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** What a person is told, where, and how often by mail. */
export function NotificationSettings() {
  const { t } = useTranslation(["settings", "shell"]);
  const { user } = useSignedIn();
  const { notifications, account } = useSuspenseQuery(settingsQueries.own(user.uid)).data;
  const { saving, save } = useSaveSettings("notifications");
  const { events, digest, digestHour, digestWeekday } = notifications;
  return (
    <SettingsRoom title={t("shell:page.notificationSettings")}>
      <SaveState saving={saving} />
      <SettingsCard id="events" title={t("settings:notifications.events")}>
        {user.email === null && <p className={classes.help}>{t("settings:notifications.noEmail")}</p>}
        {user.email !== null && !user.emailVerified && (
          <p className={classes.help}>{t("settings:notifications.unverified")}</p>
        )}
        <ul className={classes.events}>
          {notificationEvents.map((event) => (
            <li key={event}>
              <fieldset>
                <legend>{t(`settings:events.${event}`)}</legend>
                {notificationChannels.map((channel) => (
                  <Checkbox
                    key={channel}
                    label={t(`settings:channels.${channel}`)}
                    checked={events[event][channel]}
                    disabled={channel === "email" && user.email === null}
                    onChange={(change) => {
                      save({ events: { [event]: { [channel]: change.currentTarget.checked } } });
                    }}
                  />
                ))}
              </fieldset>
            </li>
          ))}
        </ul>
      </SettingsCard>
      <SettingsCard id="digest" title={t("settings:notifications.digest")}>
        <ChoiceRow
          label={t("settings:notifications.digestLabel")}
          value={digest}
          choices={digestFrequencies.map((value) => ({ value, label: t(`settings:digests.${value}`) }))}
          onChange={(value) => {
            save({ digest: value });
          }}
        />
        {digest !== "immediately" && (
          <div className={classes.pair}>
            {digest === "weekly" && (
              <NativeSelect
                label={t("settings:notifications.weekday")}
                value={String(digestWeekday)}
                data={range(digestWeekdays).map((day) => ({
                  value: String(day),
                  label: t(`settings:weekdays.${weekdayKeys[day - 1] ?? "monday"}`),
                }))}
                onChange={(change) => {
                  save({ digestWeekday: Number(change.currentTarget.value) });
                }}
              />
            )}
            <NativeSelect
              label={t("settings:notifications.hour")}
              value={String(digestHour)}
              data={range(digestHours).map((hour) => ({
                value: String(hour),
                label: `${String(hour).padStart(2, "0")}.00 ${zoneLabel(account.zone, new Date())}`,
              }))}
              onChange={(change) => {
                save({ digestHour: Number(change.currentTarget.value) });
              }}
            />
          </div>
        )}
        <p className={classes.help}>
          {t("settings:notifications.digestHelp", {
            events: digestedEvents.map((event) => t(`settings:events.${event}`)).join(", "),
          })}
        </p>
      </SettingsCard>
    </SettingsRoom>
  );
}

/** As ISO counts, from Monday on. */
const weekdayKeys = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
