import { QueryClient } from "@tanstack/react-query";
import { getSession, subscribeToSession } from "./session/session.ts";
import { pauseBeforeTry } from "./try-again.ts";

/** `retry` and `refetchOnWindowFocus` are the specification's: what fails is told at once. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      refetchOnWindowFocus: false,
      retry: 0,
      staleTime: 30_000,
      // Who reads that there is no connection need not ask again herself.
      refetchOnReconnect: ({ state }) => (state.status === "error" ? "always" : true),
      refetchInterval: ({ state }) =>
        state.status === "error" && (pauseBeforeTry(state.error, state.errorUpdateCount) ?? false),
    },
    mutations: { retry: 0 },
  },
});

const currentUid = () => {
  const session = getSession();
  return session.status === "signed-in" ? session.user.uid : null;
};

let lastUid = currentUid();

// Nothing that one person loaded is left for the next one in the same tab.
subscribeToSession(() => {
  const uid = currentUid();
  if (lastUid !== null && uid !== lastUid) queryClient.clear();
  lastUid = uid;
});
