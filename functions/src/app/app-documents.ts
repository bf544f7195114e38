import { appSchema } from "@janur/domain/app";
import { paths } from "@janur/domain/paths";
import { documentOf } from "../firestore.ts";

export function appDocument(appId: string) {
  return documentOf(paths.app(appId), appSchema);
}
