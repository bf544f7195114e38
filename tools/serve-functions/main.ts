import { parseArgs } from "node:util";
import { parseOffset } from "../emulators/ports.ts";
import { suiteAddress } from "../emulators/suite.ts";
import { serveFunctions } from "./serve-functions.ts";

/** `node tools/serve-functions/main.ts [--port 5055]`: serves until it is stopped, against the suite of JANUR_PORT_OFFSET. */
const { values } = parseArgs({ options: { port: { type: "string", default: "0" } } });
const suite = suiteAddress(parseOffset(process.env["JANUR_PORT_OFFSET"]));
const server = await serveFunctions(suite, Number(values.port));
process.stdout.write(`${server.names.join(", ")} at ${server.url}\n`);
