import type { Operation } from "./ast.ts";
import { CompileError, MissingDocument } from "./errors.ts";
import { toSegments } from "./matcher.ts";
import { decodeExpressionValue, decodeFirestoreFields, isRecord, ProtocolError } from "./protocol-values.ts";
import { compileRules, decide, type RulesRequest, type Ruleset } from "./ruleset.ts";
import type { Value } from "./values.ts";

type Message = Readonly<Record<string, unknown>>;

interface Verification {
  readonly ruleset: Ruleset;
  /** One request for each operation that must be permitted. */
  readonly requests: readonly RulesRequest[];
  readonly documents: Map<string, ReadonlyMap<string, Value> | undefined>;
  /** The document asked for, while waiting for it. */
  awaited: string | undefined;
}

const operationsOf: Readonly<Record<string, readonly Operation[]>> = {
  get: ["get"],
  list: ["list"],
  create: ["create"],
  update: ["update"],
  delete: ["delete"],
  read: ["get", "list"],
  write: ["create", "update", "delete"],
};

/** What firebase-tools waits for after starting the program (it listens for the id -1). */
export const greeting = { id: -1, status: "ok", warnings: [], errors: [] };

/**
 * The program's side of the protocol of firebase-tools (`lib/emulator/storage/rules/runtime.js`): takes one message
 * after another and sends the answers. Every answer has the status "ok", faults included, because firebase-tools never
 * ends a request whose answer has another one; `errors` then makes it deny.
 *
 * A look-up is sent under the id of its own verification (`server_request_id`), which firebase-tools has just given
 * free: another number could be that of a verification still under way, whose handler it would delete.
 */
export class RulesProtocol {
  readonly #send: (message: Message) => void;
  readonly #rulesets = new Map<string, Ruleset>();
  readonly #waiting = new Map<number, Verification>();

  constructor(send: (message: Message) => void) {
    this.#send = send;
  }

  /** @param line one message as JSON. */
  handle(line: string): void {
    let id: number | undefined;
    try {
      const message: unknown = JSON.parse(line);
      if (!isRecord(message)) throw new ProtocolError("A message is an object.");
      if (typeof message["id"] !== "number") throw new ProtocolError("A message has a number as its id.");
      id = message["id"];
      this.#handleMessage(id, message);
    } catch (error) {
      if (id === undefined) throw error;
      this.#waiting.delete(id);
      this.#answer(id, { errors: [error instanceof Error ? error.message : String(error)] });
    }
  }

  #handleMessage(id: number, message: Message): void {
    const context = isRecord(message["context"]) ? message["context"] : {};
    switch (message["action"]) {
      case "load_ruleset":
        this.#load(id, context);
        return;
      case "verify":
        this.#proceed(id, this.#startVerification(context));
        return;
      case undefined:
        this.#receiveDocument(id, message);
        return;
      default:
        throw new ProtocolError(`Unknown action ${JSON.stringify(message["action"])}.`);
    }
  }

  #load(id: number, { rulesetName, source }: Message): void {
    const files: unknown = isRecord(source) ? source["files"] : undefined;
    const file: unknown = Array.isArray(files) && files.length === 1 ? files[0] : undefined;
    if (typeof rulesetName !== "string" || !isRecord(file) || typeof file["content"] !== "string") {
      throw new ProtocolError("A ruleset has a name and one file with a content.");
    }
    try {
      this.#rulesets.set(rulesetName, compileRules(file["content"]));
    } catch (error) {
      if (!(error instanceof CompileError)) throw error;
      this.#answer(id, { errors: [toIssue(error, file["name"])] });
      return;
    }
    this.#answer(id, { result: { rulesVersion: 2 } });
  }

  #startVerification(context: Message): Verification {
    const { rulesetName, path, method, delimiter } = context;
    const ruleset = typeof rulesetName === "string" ? this.#rulesets.get(rulesetName) : undefined;
    if (ruleset === undefined) throw new ProtocolError("There is no such ruleset.");
    const operations =
      typeof method === "string" && Object.hasOwn(operationsOf, method) ? operationsOf[method] : undefined;
    if (operations === undefined || typeof path !== "string" || !isRecord(context["variables"])) {
      throw new ProtocolError("A verification has a known method, a path and variables.");
    }
    const variables = new Map(
      Object.entries(context["variables"]).map(([name, value]) => [name, decodeExpressionValue(value)]),
    );
    const documents: Verification["documents"] = new Map();
    const requests = operations.map((operation) => ({
      operation,
      segments: toSegments(path),
      delimiter: typeof delimiter === "string" ? delimiter : undefined,
      variables,
      documents,
    }));
    return { ruleset, requests, documents, awaited: undefined };
  }

  #proceed(id: number, verification: Verification): void {
    try {
      const decisions = verification.requests.map((request) => decide(verification.ruleset, request));
      this.#answer(id, {
        result: { permit: decisions.every((decision) => decision.isPermitted) },
        warnings: decisions.flatMap((decision) => decision.warnings),
      });
    } catch (error) {
      if (!(error instanceof MissingDocument)) throw error;
      verification.awaited = error.path;
      this.#waiting.set(id, verification);
      this.#send({
        action: "fetch_firestore_document",
        server_request_id: id,
        status: "ok",
        context: { path: error.path },
        warnings: [],
        errors: [],
      });
    }
  }

  #receiveDocument(id: number, { status, result }: Message): void {
    const verification = this.#waiting.get(id);
    if (verification?.awaited === undefined) throw new ProtocolError("Nobody waits for this document.");
    this.#waiting.delete(id);
    if (status !== "ok" && status !== "not_found") throw new ProtocolError("The document could not be read.");
    const isThere = status === "ok" && isRecord(result);
    verification.documents.set(
      verification.awaited,
      isThere ? decodeFirestoreFields(result["fields"]) : undefined,
    );
    verification.awaited = undefined;
    this.#proceed(id, verification);
  }

  #answer(id: number, content: Message): void {
    this.#send({ id, status: "ok", warnings: [], errors: [], ...content });
  }
}

/** An issue as firebase-tools parses it to show the line; the column goes into the text. */
function toIssue({ message, at }: CompileError, fileName: unknown): string {
  return JSON.stringify({
    sourcePosition_: {
      fileName_: typeof fileName === "string" ? fileName : "storage.rules",
      line_: at.line,
      column_: at.column,
    },
    severity_: "ERROR",
    description_: `${message.replace(/\.$/, "")} (column ${String(at.column)})`,
  });
}
