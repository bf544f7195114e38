import type { AppErrorCode } from "@janur/domain/errors";
import { limits } from "@janur/domain/limits";
import type { Request } from "firebase-functions/v2/https";
import type { Response } from "express";
import { setCommonHeaders } from "../platform/http/common-headers.ts";
import type { Operation } from "../platform/http/operation.ts";
import { isPlainJson } from "../platform/http/plain-json.ts";

export type OperationTable = Readonly<Record<string, Operation>>;

/** Hands `/api/<service>/<name>` to the callable of that name; anything else is a plain 404. */
export async function dispatch(table: OperationTable, request: Request, response: Response): Promise<void> {
  const name = request.path.split("/").filter(Boolean).at(-1) ?? "";
  const operation = Object.hasOwn(table, name) ? table[name] : undefined;
  setCommonHeaders(response);
  response.set("Cache-Control", "no-store");
  if (operation === undefined) {
    response.status(404).json({ error: { status: "NOT_FOUND", message: "no such operation" } });
    return;
  }
  const code = refusalOf(request);
  if (code !== null) {
    const error = { status: "INVALID_ARGUMENT", message: code, details: { code, params: {} } };
    response.status(400).json({ error });
    return;
  }
  await operation.callable(request, response);
}

/** Why a body is not even handed on. Without one there is no raw one either. */
function refusalOf(request: Pick<Request, "body"> & { rawBody?: Buffer }): AppErrorCode | null {
  if ((request.rawBody?.length ?? 0) > limits.callable.bodyBytes) return "input/too-large";
  return isPlainJson(request.body) ? null : "input/invalid";
}
