import { Button, Group, Stack, Text } from "@mantine/core";
import type { Side } from "@janur/domain/content/merge/merge-values";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { DifferenceTable, type Versions } from "./difference-table.tsx";

export interface VersionsDialogProps {
  title: string;
  text: string;
  entries: readonly {
    key: string;
    title: string;
    versions: Versions;
    /** How the sides are called. */
    names: { mine: string; theirs: string };
    /** Sides that are offered for copying. */
    copies: readonly Side[];
  }[];
  /** What the button says that ends keeping them. */
  forget: string;
  onForget: () => void;
  onClose: () => void;
}

/** Versions that the draft no longer has, beside those that it has: to read and to copy. */
export function VersionsDialog(props: VersionsDialogProps) {
  const { title, text, entries, forget, onForget, onClose } = props;
  return (
    <Dialog title={title} isLong onClose={onClose}>
      <Stack gap={24}>
        <Text>{text}</Text>
        {entries.map((entry) => (
          <Stack key={entry.key} component="section" gap={12} aria-label={entry.title}>
            <Text component="h3" fz={18} fw={600} m={0}>
              {entry.title}
            </Text>
            <DifferenceTable versions={entry.versions} names={entry.names} copies={entry.copies} />
          </Stack>
        ))}
        <Group justify="flex-end">
          <Button variant="default" onClick={onForget}>
            {forget}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
