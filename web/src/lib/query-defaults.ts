import type { DefaultOptions } from "@tanstack/react-query";
import { pauseBeforeTry } from "./calls/try-again.ts";

/** For how long a page that opens asks for nothing anew that was loaded ahead of it, in ms; of data that is otherwise never old enough to be shown unasked. */
export const loadedAheadMs = 5_000;

/**
 * How every query and mutation behaves. What is read or written says itself
 * that there is no connection: waiting for the browser's word would leave a
 * skeleton or a busy button for ever. `retry` and `refetchOnWindowFocus` are the
 * specification's: what fails is told at once.
 */
export const queryDefaults: DefaultOptions = {
  queries: {
    networkMode: "always",
    refetchOnWindowFocus: false,
    retry: 0,
    staleTime: 30_000,
    // Who reads that there is no connection need not ask again themselves.
    refetchOnReconnect: ({ state }) => (state.status === "error" ? "always" : true),
    refetchInterval: ({ state }) =>
      state.status === "error" && (pauseBeforeTry(state.error, state.errorUpdateCount) ?? false),
  },
  mutations: { networkMode: "always", retry: 0 },
};
