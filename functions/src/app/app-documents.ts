import { appSchema } from "@janur/domain/app";
import { deliverySchema } from "@janur/domain/delivery";
import { paths } from "@janur/domain/paths";
import { documentOf } from "../firestore.ts";

export function appDocument(appId: string) {
  return documentOf(paths.app(appId), appSchema);
}

export function deliveryDocument(deliveryId: string) {
  return documentOf(paths.delivery(deliveryId), deliverySchema);
}
