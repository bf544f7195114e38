import { integrationSchema } from "@janur/domain/integration/integration";
import { deliverySchema } from "@janur/domain/integration/delivery";
import { paths } from "@janur/domain/paths";
import { documentOf } from "../../platform/google/firestore.ts";

export function integrationDocument(appId: string) {
  return documentOf(paths.integration(appId), integrationSchema);
}

export function deliveryDocument(deliveryId: string) {
  return documentOf(paths.delivery(deliveryId), deliverySchema);
}
