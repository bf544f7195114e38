import { QueryClient } from "@tanstack/react-query";

/** Both settings are the specification's. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { refetchOnWindowFocus: false, retry: 0, staleTime: 30_000 },
    mutations: { retry: 0 },
  },
});
