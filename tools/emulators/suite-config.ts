import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { rootFolder } from "../folders.ts";
import type { Ports } from "./ports.ts";

const header = z.object({ key: z.string(), value: z.string() });
const firebaseJson = z.looseObject({
  functions: z.array(z.looseObject({ source: z.string() })),
  hosting: z.looseObject({
    headers: z.array(z.looseObject({ source: z.string(), headers: z.array(header) })),
  }),
  emulators: z.looseObject({}),
});

const loopback = "http://127.0.0.1:* http://localhost:*";

/** The policy of firebase.json, with the emulators' origins added: production's own text never names them. */
export function allowLoopback(policy: string): string {
  return policy
    .split("; ")
    .map((directive) => {
      const name = directive.split(" ")[0];
      return name === "connect-src" || name === "img-src" || name === "frame-src"
        ? `${directive} ${loopback}`
        : directive;
    })
    .join("; ");
}

/**
 * firebase.json of one running suite: that of the repository with moved ports and a content security policy that lets
 * the browser reach the emulators. Paths stay relative; the suite's folder mirrors them (see `startSuite`).
 */
export function suiteConfig(ports: Ports): unknown {
  const config = firebaseJson.parse(JSON.parse(readFileSync(join(rootFolder, "firebase.json"), "utf8")));
  const at = (port: number) => ({ host: "127.0.0.1", port });
  return {
    ...config,
    functions: config.functions.map(({ predeploy: _, ...codebase }) => codebase),
    hosting: {
      ...config.hosting,
      headers: config.hosting.headers.map((rule) => ({
        ...rule,
        headers: rule.headers.map(({ key, value }) =>
          key === "Content-Security-Policy" ? { key, value: allowLoopback(value) } : { key, value },
        ),
      })),
    },
    emulators: {
      ...config.emulators,
      hub: at(ports.hub),
      logging: at(ports.logging),
      hosting: at(ports.hosting),
      functions: at(ports.functions),
      firestore: { ...at(ports.firestore), websocketPort: ports.firestoreWebsocket },
      auth: at(ports.auth),
      storage: at(ports.storage),
      eventarc: at(ports.eventarc),
      tasks: at(ports.tasks),
    },
  };
}
