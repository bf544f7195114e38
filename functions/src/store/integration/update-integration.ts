import type { Integration } from "@janur/domain/integration/integration";
import type { UpdateData } from "firebase-admin/firestore";
import { integrationDocument } from "./integration-documents.ts";

/** gRPC code of a document that is gone. */
const gone = 5;

/** Writes what was found out about a connection. One that is gone meanwhile is nobody's any more. */
export async function updateIntegration(id: string, change: UpdateData<Integration>): Promise<void> {
  try {
    await integrationDocument(id).update(change);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === gone)) throw error;
  }
}
