import { versionCallables as contracts, type VersionCallables } from "@janur/domain/version-callables";
import { accountOperation } from "../service/callable.ts";
import type { Operation } from "../service/operation.ts";
import { listVersions } from "./list-versions.ts";
import { nameVersion } from "./name-version.ts";
import { restoreVersion } from "./restore-version.ts";

/** The part of the hosts' table that is about versions. */
export const versionTable: Record<keyof VersionCallables, Operation> = {
  listVersions: accountOperation("listVersions", contracts.listVersions, listVersions),
  nameVersion: accountOperation("nameVersion", contracts.nameVersion, nameVersion),
  restoreVersion: accountOperation("restoreVersion", contracts.restoreVersion, restoreVersion),
};
