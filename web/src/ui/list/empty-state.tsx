import { Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { AnyamanFragment } from "../art/anyaman.tsx";

/** Nothing here yet: one sentence, one button, at most one quiet link. */
export function EmptyState({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Stack align="center" gap="md" py={48} px="md" ta="center">
      <AnyamanFragment size={72} />
      <Text maw="30rem">{text}</Text>
      {children}
    </Stack>
  );
}
