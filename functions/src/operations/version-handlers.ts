import type { VersionCallables } from "@janur/domain/contracts/version-callables";
import type { HostHandlers } from "./build-tables.ts";
import { listVersions } from "../nouns/version/list-versions.ts";
import { nameVersion } from "../nouns/version/name-version.ts";
import { restoreVersion } from "../nouns/version/restore-version.ts";

/** The part of hosts' operations that is about versions. */
export const versionHandlers = {
  listVersions,
  nameVersion,
  restoreVersion,
} satisfies HostHandlers<VersionCallables>;
