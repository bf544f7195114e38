import type { App } from "@janur/domain/integration/app";
import type { UpdateData } from "firebase-admin/firestore";
import { appDocument } from "./app-documents.ts";

/** gRPC code of a document that is gone. */
const gone = 5;

/** Writes what was found out about a connection. One that is gone meanwhile is nobody's any more. */
export async function updateApp(id: string, change: UpdateData<App>): Promise<void> {
  try {
    await appDocument(id).update(change);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === gone)) throw error;
  }
}
