import { appSchema, type App } from "@janur/domain/app";
import { deliverySchema, type Delivery } from "@janur/domain/delivery";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { collection, limit, orderBy, query, where } from "firebase/firestore";
import { readConverter } from "../../lib/firebase/documents.ts";
import { firestore } from "../../lib/firebase/firestore.ts";
import { listenToQuery } from "../../lib/firebase/listen.ts";
import type { Subscribe } from "../../lib/live-query.ts";

const appConverter = readConverter(appSchema);
const deliveryConverter = readConverter(deliverySchema);

/** As many as the rules allow; there are fewer. */
const longestList = 100;

/** Connections of the account itself. */
export function watchOwnApps(uid: string): Subscribe<App[]> {
  const apps = collection(firestore, paths.apps()).withConverter(appConverter);
  return listenToQuery(
    query(apps, where("owner", "==", uid), where("invitationId", "==", null), limit(longestList)),
  );
}

/** Connections of an invitation; owner's and editors' to read. */
export function watchInvitationApps(invitationId: string): Subscribe<App[]> {
  const apps = collection(firestore, paths.apps()).withConverter(appConverter);
  return listenToQuery(query(apps, where("invitationId", "==", invitationId), limit(longestList)));
}

/** What went through a connection, newest first. */
export function watchDeliveries(appId: string, invitationId: string): Subscribe<Delivery[]> {
  const deliveries = collection(firestore, paths.deliveries()).withConverter(deliveryConverter);
  return listenToQuery(
    query(
      deliveries,
      where("appId", "==", appId),
      where("invitationId", "==", invitationId),
      orderBy("createdAt", "desc"),
      limit(limits.app.delivery.shown),
    ),
  );
}
