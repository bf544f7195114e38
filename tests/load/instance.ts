import { serveFunctions } from "../../tools/serve-functions/serve-functions.ts";
import { parseOffset } from "../../tools/emulators/ports.ts";
import { suiteAddress } from "../../tools/emulators/suite.ts";

/*
 * The built functions as one instance of a real project: started with its project and its keys in the environment, says
 * where it answers, ends when it is told to.
 */

const suite = suiteAddress(parseOffset(process.env["JANUR_PORT_OFFSET"]));
const { GCLOUD_PROJECT: projectId = "", FIREBASE_CONFIG = "", JANUR_RELEASE = "" } = process.env;
const environment = { ...suite.environment, GCLOUD_PROJECT: projectId, FIREBASE_CONFIG, JANUR_RELEASE };
const server = await serveFunctions({ ...suite, projectId, environment });
process.send?.({ url: server.url });
process.on("message", () => {
  void server.close().then(() => process.exit(0));
});
