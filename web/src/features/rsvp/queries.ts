import { queryOptions } from "@tanstack/react-query";
import { callHost } from "../../lib/callables.ts";
import { liveQuery } from "../../lib/live-query.ts";
import { watchAnswers } from "./data.ts";

export const rsvpQueries = {
  /** The latest answers, live. */
  answers: (invitationId: string) => liveQuery(["rsvp", "answers", invitationId], watchAnswers(invitationId)),
  /** Head counts of one invitation, aggregated by the server. */
  figures: (invitationId: string) =>
    queryOptions({
      queryKey: ["figures", invitationId],
      queryFn: () => callHost("figures", { invitationId }),
      networkMode: "always",
      staleTime: 0,
    }),
};
