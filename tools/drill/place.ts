import { suiteAddress } from "../emulators/suite.ts";

/** Where a project's data are reached, each by the very API that Google offers for it. */
export interface Place {
  projectId: string;
  /** `http://127.0.0.1:8080` */
  firestore: string;
  auth: string;
  storage: string;
  buckets: readonly string[];
}

/** A project of the suite at these ports; of another id than the suite's own it wakes no function. */
export function placeAt(offset: number, projectId = suiteAddress(offset).projectId): Place {
  const { ports } = suiteAddress(offset);
  const at = (port: number) => `http://127.0.0.1:${String(port)}`;
  return {
    projectId,
    firestore: at(ports.firestore),
    auth: at(ports.auth),
    storage: at(ports.storage),
    buckets: [`${projectId}.appspot.com`, `${projectId}-files`],
  };
}

/** Asks as the project's owner. @throws Error with what was answered instead */
export async function ask(url: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("Authorization", "Bearer owner");
  const answer = await fetch(url, { ...init, headers });
  if (answer.ok) return answer;
  throw new Error(
    `${init.method ?? "GET"} ${url} answered ${String(answer.status)}: ${(await answer.text()).slice(0, 300)}`,
  );
}

/** The same with something to tell, as JSON. */
export function post(url: string, body: unknown): Promise<Response> {
  return ask(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}
