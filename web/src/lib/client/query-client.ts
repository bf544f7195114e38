import { QueryClient } from "@tanstack/react-query";
import { queryDefaults } from "../query-defaults.ts";
import { getSession, subscribeToSession } from "../session/session.ts";

export const queryClient = new QueryClient({ defaultOptions: queryDefaults });

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
