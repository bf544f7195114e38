import { appSchema } from "@janur/domain/integration/app";
import { deliverySchema } from "@janur/domain/integration/delivery";
import { paths } from "@janur/domain/paths";
import { documentOf } from "../platform/google/firestore.ts";

export function appDocument(appId: string) {
  return documentOf(paths.app(appId), appSchema);
}

export function deliveryDocument(deliveryId: string) {
  return documentOf(paths.delivery(deliveryId), deliverySchema);
}
