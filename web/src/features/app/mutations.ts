import { useMutation } from "@tanstack/react-query";
import { callHost, type HostInput } from "../../lib/callables.ts";

/** Answers what is shown this once. `limit/too-many-requests` */
export function useConnectApp() {
  return useMutation({
    mutationFn: (input: HostInput<"connectApp">) => callHost("connectApp", input),
    networkMode: "always",
    gcTime: 0,
  });
}

/** `app/not-found`, `limit/too-many-requests` */
export function useTestApp() {
  return useMutation({
    mutationFn: (appId: string) => callHost("testApp", { appId }),
    networkMode: "always",
  });
}

/** `app/not-found` */
export function useDisconnectApp() {
  return useMutation({
    mutationFn: (appId: string) => callHost("disconnectApp", { appId }),
    networkMode: "always",
  });
}
