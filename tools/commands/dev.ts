import { join } from "node:path";
import { parseArgs } from "node:util";
import { createServer } from "vite";
import { watchFunctions } from "../build/build-functions.ts";
import { suiteProject } from "../build/web-project.ts";
import { catchInterrupts } from "../emulators/interrupts.ts";
import { parseOffset } from "../emulators/ports.ts";
import { startSeeded, stay, welcome } from "../emulators/seeded-suite.ts";
import { rootFolder } from "../folders.ts";

/** Paths that hosting serves, from functions or, the door, as it was built; everything else comes from Vite, with hot reload. */
const servedByFunctions = ["/event", "/api", "/media", "/bantu", "/cek", "/layar"];

/** `npm run dev [-- --fresh]`: the suite, Vite with hot reload in front of it, functions rebuilt on change. */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { fresh: { type: "boolean", default: false } } });
  const interrupts = catchInterrupts();
  const offset = parseOffset(process.env["JANUR_PORT_OFFSET"]);
  const { suite, seeded } = await startSeeded({ offset, fresh: values.fresh, build: true, interrupts });
  const stopWatching = await watchFunctions();
  const web = join(rootFolder, "web");
  // Behind Vite the page cannot tell the offset from its own port.
  process.env["VITE_FIREBASE_PROJECT_ID"] = suiteProject;
  process.env["VITE_JANUR_PORT_OFFSET"] = String(offset);
  const vite = await createServer({
    root: web,
    configFile: join(web, "vite.config.ts"),
    server: {
      host: "127.0.0.1",
      port: suite.ports.vite,
      strictPort: true,
      proxy: Object.fromEntries(servedByFunctions.map((path) => [`${path}/`, { target: suite.hostingUrl }])),
    },
  });
  await vite.listen();
  welcome(`http://127.0.0.1:${String(suite.ports.vite)}`, suite.inboxUrl, seeded);
  const code = await stay(suite, interrupts);
  await Promise.all([vite.close(), stopWatching()]);
  return code;
}
