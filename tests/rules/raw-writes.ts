/*
 * Writes as anybody can send them who has a token and no client of ours: every
 * value that Firestore's protocol knows, whatever JavaScript makes of it.
 */

/** Stands for the server's time. */
export const serverTime = Symbol("serverTime");

/** Stands for so many more. */
export class More {
  readonly by: number;
  constructor(by: number) {
    this.by = by;
  }
}

export interface RawWrite {
  path: string;
  /** `bigint` becomes an int64, other numbers doubles unless they are whole. */
  fields: Record<string, unknown>;
  /** Leaves other fields as they are. */
  isMerge?: boolean;
}

const project = process.env["GCLOUD_PROJECT"] ?? "";
const database = `projects/${project}/databases/(default)`;

function encoded(value: unknown): Record<string, unknown> {
  if (value === null || value === undefined) return { nullValue: null };
  if (typeof value === "boolean") return { booleanValue: value };
  if (typeof value === "bigint") return { integerValue: String(value) };
  if (typeof value === "number") {
    if (Number.isSafeInteger(value) && !Object.is(value, -0)) return { integerValue: String(value) };
    return { doubleValue: Number.isFinite(value) && !Object.is(value, -0) ? value : named(value) };
  }
  if (typeof value === "string") return { stringValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encoded) } };
  return { mapValue: { fields: encodedFields(Object.entries(value)) } };
}

/** JSON has no word for these. */
function named(value: number): string {
  return Object.is(value, -0) ? "-0" : String(value);
}

function encodedFields(entries: [string, unknown][]): Record<string, unknown> {
  return Object.fromEntries(entries.map(([name, value]) => [name, encoded(value)]));
}

const isTransform = (value: unknown) => value === serverTime || value instanceof More;
const quoted = (name: string) => `\`${name.replaceAll("\\", "\\\\").replaceAll("`", "\\`")}\``;

function writeOf({ path, fields, isMerge = false }: RawWrite): Record<string, unknown> {
  const all = Object.entries(fields);
  const plain = all.filter(([, value]) => !isTransform(value));
  return {
    update: { name: `${database}/documents/${path}`, fields: encodedFields(plain) },
    ...(isMerge && { updateMask: { fieldPaths: plain.map(([name]) => quoted(name)) } }),
    updateTransforms: all
      .filter(([, value]) => isTransform(value))
      .map(([name, value]) => ({
        fieldPath: quoted(name),
        ...(value instanceof More
          ? { increment: { integerValue: String(value.by) } }
          : { setToServerValue: "REQUEST_TIME" }),
      })),
  };
}

/** @returns whether the rules took it; false also for what the protocol itself refuses */
export async function commit(idToken: string, writes: readonly RawWrite[]): Promise<boolean> {
  const host = process.env["FIRESTORE_EMULATOR_HOST"] ?? "";
  const { status } = await fetch(`http://${host}/v1/${database}/documents:commit`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ writes: writes.map(writeOf) }),
  });
  if (status >= 500) throw new Error(`a write answered ${String(status)}`);
  return status === 200;
}
