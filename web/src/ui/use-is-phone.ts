import { useMediaQuery } from "@mantine/hooks";

/** Whether the window is as narrow as a phone; known when it is first drawn. */
export function useIsPhone(): boolean {
  return useMediaQuery("(max-width: 47.99em)", undefined, { getInitialValueInEffect: false });
}
