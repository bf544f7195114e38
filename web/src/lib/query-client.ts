import { QueryClient } from "@tanstack/react-query";
import { getSession, subscribeToSession } from "./session/session.ts";

/** Both settings are the specification's. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { refetchOnWindowFocus: false, retry: 0, staleTime: 30_000 },
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
