import type { SettingsSection } from "@janur/domain/account/account-settings";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSignedIn } from "../../lib/session/session.ts";
import { saveSettings } from "./data.ts";
import { withChange, type SettingsChange } from "./own-settings.ts";
import { settingsQueries } from "./queries.ts";

/** Saves some fields of one section. The page shows them at once; a refusal brings the earlier ones back by the listener. */
export function useSaveSettings<Section extends SettingsSection>(section: Section) {
  const { user } = useSignedIn();
  const client = useQueryClient();
  const saving = useMutation({
    // Firestore keeps what cannot be sent yet.
    mutationFn: (change: SettingsChange<Section>) => saveSettings(user.uid, section, change),
  });
  const save = (change: SettingsChange<Section>) => {
    client.setQueryData(settingsQueries.own(user.uid).queryKey, (settings) =>
      settings === undefined ? settings : withChange(settings, section, { ...change }),
    );
    saving.mutate(change);
  };
  return { saving, save };
}

export type SavingSettings = Pick<
  ReturnType<typeof useSaveSettings>["saving"],
  "isPending" | "isSuccess" | "error"
>;
