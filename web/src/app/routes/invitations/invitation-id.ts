import { documentIdSchema } from "@janur/domain/id";
import { useParams, type Params } from "react-router-dom";

/** The id in the address; one that cannot be an id is the 404 page before anything is asked. */
export function invitationIdOf(params: Params): string {
  const id = documentIdSchema.safeParse(params["invitationId"]);
  // oxlint-disable-next-line typescript/only-throw-error -- React Router's way to answer with a status
  if (!id.success) throw new Response(null, { status: 404 });
  return id.data;
}

export function useInvitationId(): string {
  return invitationIdOf(useParams());
}
