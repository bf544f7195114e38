import { settingsSections, type SettingsSection } from "@janur/domain/account/account-settings";
import { paths } from "@janur/domain/paths";
import { collection, limit, query, type FirestoreDataConverter } from "firebase/firestore";
import { firestore } from "../../lib/firebase/firestore.ts";
import { listenToQuery } from "../../lib/firebase/listen.ts";
import { savePaced } from "../../lib/firebase/paced.ts";
import type { Subscribe } from "../../lib/query/live-query.ts";
import { countUnsent } from "../../lib/storage/unsent.ts";
import { ownSettings, type OwnSettings, type SettingsChange, type StoredSection } from "./own-settings.ts";

const converter: FirestoreDataConverter<StoredSection> = {
  fromFirestore: (snapshot) => ({ section: snapshot.id, fields: snapshot.data() }),
  toFirestore: () => {
    throw new Error("settings are written field by field");
  },
};

export function watchSettings(uid: string): Subscribe<OwnSettings> {
  const sections = query(
    collection(firestore, paths.allUserSettings(uid)).withConverter(converter),
    limit(settingsSections.length),
  );
  return (next, fail) =>
    listenToQuery(sections)((stored) => {
      next(ownSettings(stored));
    }, fail);
}

/** Takes effect at once where it is called, elsewhere as soon as there is a connection; resolves when the account has it. */
export function saveSettings<Section extends SettingsSection>(
  uid: string,
  section: Section,
  change: SettingsChange<Section>,
): Promise<void> {
  return countUnsent(savePaced(uid, paths.userSettings(uid, section), change));
}
