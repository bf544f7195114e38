import { QueryClientProvider } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { TrialPage } from "../../features/wizard/components/trial-page.tsx";
import { queryClient } from "../../lib/client/query-client.ts";
import { leaveWhenSignedIn } from "../after-sign-in.ts";
import { appPaths, takenUpPath } from "../paths.ts";

/** Whoever has an account makes the invitation at once. @throws a redirect then */
export const load = ({ url }: { url: URL }): Promise<void> =>
  leaveWhenSignedIn({ url }, appPaths.newInvitation);

export function Component() {
  const navigate = useNavigate();
  const signUp = `${appPaths.signUp}?redirect=${encodeURIComponent(takenUpPath)}`;
  return (
    <QueryClientProvider client={queryClient}>
      <TrialPage
        paths={{ home: appPaths.home, signIn: appPaths.signIn, self: appPaths.try }}
        onKeep={(names) => void navigate(signUp, { state: names })}
      />
    </QueryClientProvider>
  );
}
