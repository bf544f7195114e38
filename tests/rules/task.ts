import type { TaskInput } from "@janur/domain/task";
import { serverTimestamp } from "firebase/firestore";

const usual: TaskInput = {
  title: "Pesan katering",
  note: "",
  labels: ["Makanan"],
  priority: "normal",
  due: { days: -60 },
  reminder: null,
  assignee: null,
  checklist: [{ text: "Cicipi menu", isDone: false }],
  status: "todo",
};

/** A task as a client writes it. */
export function newTask(
  id: string,
  invitationId: string,
  createdBy: string,
  change: Record<string, unknown> = {},
): Record<string, unknown> {
  return {
    id,
    invitationId,
    ...usual,
    order: "V00000",
    createdBy,
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
    deletedAt: null,
    ...change,
  };
}

/** A comment as a client writes it; `newTeam` calls its members by their roles. */
export function newComment(
  id: string,
  uid: string,
  name: string,
  change: Record<string, unknown> = {},
): Record<string, unknown> {
  return { id, uid, name, text: "Sudah saya telepon.", createdAt: serverTimestamp(), ...change };
}
