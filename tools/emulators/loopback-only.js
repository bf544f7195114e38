/**
 * Preloaded (NODE_OPTIONS=--import) into every Node process of a test run: sockets to anything but loopback are
 * refused and written to the file that JANUR_OUTSIDE_LOG names, which the run reports at its end. Unix sockets pass.
 */
import { appendFileSync } from "node:fs";
import { Socket } from "node:net";

const connect = Socket.prototype.connect;

function hostOf(args) {
  // net.connect passes its normalised arguments as one array; direct callers pass options, a path, or port and host.
  const [first, second] = Array.isArray(args[0]) ? args[0] : args;
  if (typeof first === "object" && first !== null) return first.path ? undefined : first.host;
  if (typeof first === "string" && !/^\d+$/.test(first)) return undefined;
  return typeof second === "string" ? second : undefined;
}

function isLoopback(host) {
  if (host === undefined || host === null || host === "") return true;
  const name = String(host)
    .toLowerCase()
    .replace(/^\[|\]$/g, "");
  return (
    name === "localhost" ||
    name.endsWith(".localhost") ||
    name === "::1" ||
    name === "0.0.0.0" ||
    name === "::" ||
    /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(name)
  );
}

Socket.prototype.connect = function connectWithinLoopback(...args) {
  const host = hostOf(args);
  if (isLoopback(host)) return connect.apply(this, args);
  const log = process.env.JANUR_OUTSIDE_LOG;
  if (log) appendFileSync(log, `${host}\t${process.argv.slice(1).join(" ")}\n`);
  const error = Object.assign(new Error(`A connection to ${host} was refused: tests stay on this machine.`), {
    code: "ECONNREFUSED",
  });
  process.nextTick(() => this.destroy(error));
  return this;
};
