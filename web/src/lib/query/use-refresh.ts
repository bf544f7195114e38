import { useQueryClient, type QueryKey } from "@tanstack/react-query";

/** Asks again for all that stands below these keys. */
export function useRefresh(...keys: readonly QueryKey[]): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  };
}
