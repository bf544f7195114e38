import { runningSuite } from "../emulators/running-suite.ts";
import { realProject } from "../firebase-projects.ts";

/**
 * `npm run migrate -- [<alias>] [--apply]`: brings what is stored to today's shape, in the project that .firebaserc names or,
 * without an alias, in the suite that runs at JANUR_PORT_OFFSET. Counts first; writes only with `--apply`. Safe to run twice,
 * and one that was stopped goes on where it was.
 */
export async function run(args: string[]): Promise<number> {
  const isDryRun = !args.includes("--apply");
  const alias = args.find((argument) => !argument.startsWith("--"));
  Object.assign(
    process.env,
    alias === undefined ? await runningSuite() : { GCLOUD_PROJECT: realProject(alias) },
  );
  // Reads the environment as soon as it is loaded.
  const { migrations } = await import("../../functions/src/lifecycle/migration/migrations.ts");
  const { runMigration } = await import("../../functions/src/lifecycle/migration/run-migration.ts");
  for (const migration of migrations) {
    const { looked, changed } = await runMigration(migration, { isDryRun });
    const verb = isDryRun ? "would change" : "changed";
    process.stdout.write(
      `${migration.id}: ${verb} ${String(changed)} of ${String(looked)} documents. ${migration.about}\n`,
    );
  }
  if (isDryRun) process.stdout.write("Nothing was written. Add --apply to write.\n");
  return 0;
}
