import * as logger from "firebase-functions/logger";
import { faultOf } from "../../platform/log/fault.ts";
import { appKeys, type AppKeys } from "../../platform/secrets/app-key.ts";
import { resealed, sealedSecretSchema, type SealedSecret } from "../../platform/secrets/sealed-secret.ts";
import { reportProgress } from "../../platform/sweep/sweep-watch.ts";
import { shortDigest } from "../../platform/secrets/short-digest.ts";
import type { Migration } from "../migration/migration.ts";
import { runMigration } from "../migration/run-migration.ts";

/** Pages of one run: 20,000 connections. What is left goes on with the next one of the night. */
const mostPages = 100;

/**
 * Brings what older keys of the ring sealed under the newest, once for each newest key: after that night the others may
 * leave the ring. With one key there is nothing to do and nothing is read.
 * @returns how many documents were looked at for this key so far
 */
export async function resealSecrets(keys: AppKeys = appKeys()): Promise<number> {
  if (keys.length === 1) return 0;
  const { looked, changed, isDone } = await runMigration(resealing(keys), {
    isDryRun: false,
    pages: mostPages,
  });
  reportProgress(looked, 0, isDone);
  logger.info("secrets of connections lie under the newest key", { looked, changed, isDone });
  return looked;
}

/** A migration of its own for each newest key, so that it goes on where it ended and is done once. */
export function resealing(keys: AppKeys): Migration {
  return {
    id: `reseal-${shortDigest(keys[0], 9)}`,
    about: "Seals secrets of connections under the newest key.",
    collectionGroup: "secrets",
    change: (data, id) => {
      const changes = Object.entries(data).flatMap(([name, value]) => changesOf(name, value, id, keys));
      return changes.length === 0 ? null : Object.fromEntries(changes);
    },
  };
}

/** By field paths, wherever in a document something sealed lies. */
function changesOf(path: string, value: unknown, place: string, keys: AppKeys): [string, unknown][] {
  const sealed = sealedSecretSchema.safeParse(value).data;
  if (sealed !== undefined) return resealedAt(path, sealed, place, keys);
  if (typeof value !== "object" || value === null || value instanceof Date || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, below]) => changesOf(`${path}.${name}`, below, place, keys));
}

/** What no key of the ring opens stays as it is, and stops no other. */
function resealedAt(path: string, sealed: SealedSecret, place: string, keys: AppKeys): [string, unknown][] {
  try {
    const next = resealed(sealed, place, keys);
    return next === null ? [] : [[path, next]];
  } catch (error) {
    logger.error("a secret of a connection was not opened", { place, fault: faultOf(error) });
    return [];
  }
}
