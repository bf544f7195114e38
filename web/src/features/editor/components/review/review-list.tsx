import { Button, Stack, Text } from "@mantine/core";
import { IconChevronRight } from "@tabler/icons-react";
import { useId } from "react";
import { Icon } from "../../../../ui/icon.tsx";

export interface ReviewLine {
  key: string;
  text: string;
  onOpen: () => void;
}

/** Things to look at; each line leads to where it is mended. Nothing where there are none. */
export function ReviewList({ title, lines }: { title: string; lines: readonly ReviewLine[] }) {
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <Stack component="section" gap={8} aria-labelledby={id}>
      <Text id={id} component="h3" fz={16} fw={600} m={0}>
        {title}
      </Text>
      {lines.map(({ key, text, onOpen }) => (
        <Button
          key={key}
          variant="default"
          justify="space-between"
          h="auto"
          mih={44}
          py={8}
          styles={{ label: { whiteSpace: "normal", textAlign: "start", lineHeight: 1.5 } }}
          rightSection={<Icon of={IconChevronRight} />}
          onClick={onOpen}
        >
          {text}
        </Button>
      ))}
    </Stack>
  );
}
