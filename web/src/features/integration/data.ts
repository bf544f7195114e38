import { integrationSchema, type Integration } from "@janur/domain/integration/integration";
import { deliverySchema, type Delivery } from "@janur/domain/integration/delivery";
import { limits } from "@janur/domain/limits";
import { messageSchema, type Message } from "@janur/domain/integration/whatsapp-message";
import { paths } from "@janur/domain/paths";
import { collection, limit, orderBy, query, where } from "firebase/firestore";
import { readConverter } from "../../lib/firebase/documents.ts";
import { firestore } from "../../lib/firebase/firestore.ts";
import { listenToQuery } from "../../lib/firebase/listen.ts";
import type { Subscribe } from "../../lib/query/live-query.ts";

const integrationConverter = readConverter(integrationSchema);
const deliveryConverter = readConverter(deliverySchema);
const messageConverter = readConverter(messageSchema);

/** As many as the rules allow; there are fewer. */
const longestList = 100;

/** Connections of the account itself. */
export function watchOwnIntegrations(uid: string): Subscribe<Integration[]> {
  const integrations = collection(firestore, paths.apps()).withConverter(integrationConverter);
  return listenToQuery(
    query(integrations, where("owner", "==", uid), where("invitationId", "==", null), limit(longestList)),
  );
}

/** Connections of an invitation; owner's and editors' to read. */
export function watchInvitationIntegrations(invitationId: string): Subscribe<Integration[]> {
  const integrations = collection(firestore, paths.apps()).withConverter(integrationConverter);
  return listenToQuery(query(integrations, where("invitationId", "==", invitationId), limit(longestList)));
}

/** What went to an address, newest first. */
export function watchDeliveries(appId: string, invitationId: string): Subscribe<Delivery[]> {
  return listenToQuery(latest(appId, invitationId).withConverter(deliveryConverter));
}

/** What went over WhatsApp, newest first. */
export function watchMessages(appId: string, invitationId: string): Subscribe<Message[]> {
  return listenToQuery(latest(appId, invitationId).withConverter(messageConverter));
}

function latest(appId: string, invitationId: string) {
  return query(
    collection(firestore, paths.deliveries()),
    where("appId", "==", appId),
    where("invitationId", "==", invitationId),
    orderBy("createdAt", "desc"),
    limit(limits.integration.delivery.shown),
  );
}
