import type { App } from "@janur/domain/app";
import { AppError } from "@janur/domain/errors";
import { appDocument } from "./app-documents.ts";

/**
 * A connection, for who may work with it: one of an account is its owner's.
 * @throws AppError `app/not-found` for absent and foreign ones alike
 */
export async function requireApp(appId: string, uid: string): Promise<App> {
  const found = (await appDocument(appId).get()).data();
  if (found?.owner !== uid) throw new AppError("app/not-found");
  return found;
}
