import { appSchema, type App } from "@janur/domain/app";
import { paths } from "@janur/domain/paths";
import { collection, limit, query, where } from "firebase/firestore";
import { readConverter } from "../../lib/firebase/documents.ts";
import { firestore } from "../../lib/firebase/firestore.ts";
import { listenToQuery } from "../../lib/firebase/listen.ts";
import type { Subscribe } from "../../lib/live-query.ts";

const appConverter = readConverter(appSchema);

/** As many as the rules allow; an account has one of a kind. */
const longestList = 100;

/** Connections of the account itself. */
export function watchOwnApps(uid: string): Subscribe<App[]> {
  const apps = collection(firestore, paths.apps()).withConverter(appConverter);
  return listenToQuery(
    query(apps, where("owner", "==", uid), where("invitationId", "==", null), limit(longestList)),
  );
}
