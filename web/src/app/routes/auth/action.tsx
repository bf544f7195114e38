import { QueryClientProvider } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { AccountFrame } from "../../../features/account/components/account-frame.tsx";
import { AuthAction, type LinkAction } from "../../../features/account/components/auth-action.tsx";
import { queryClient } from "../../../lib/client/query-client.ts";
import { appPaths } from "../../paths.ts";

/** Firebase's mails link here with `mode` and `oobCode`. */
function actionIn(search: URLSearchParams): LinkAction {
  const mode = search.get("mode");
  const code = search.get("oobCode");
  if (code === null || code === "") return null;
  // A changed address comes with a mode of its own and is applied like a confirmation.
  if (mode === "verifyAndChangeEmail") return { mode: "verifyEmail", code };
  return mode === "resetPassword" || mode === "verifyEmail" || mode === "recoverEmail"
    ? { mode, code }
    : null;
}

export function Component() {
  const [search] = useSearchParams();
  return (
    <AccountFrame paths={appPaths}>
      <QueryClientProvider client={queryClient}>
        <AuthAction
          action={actionIn(search)}
          paths={{ home: appPaths.home, signIn: appPaths.signIn, forgot: appPaths.forgotPassword }}
        />
      </QueryClientProvider>
    </AccountFrame>
  );
}
