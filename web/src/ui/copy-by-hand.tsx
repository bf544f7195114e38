import { TextInput } from "@mantine/core";
import { lazy, Suspense } from "react";

/** Browsers hardly ever refuse to copy; cards that offer it do not carry the dialog along. */
const Dialog = lazy(async () => ({ default: (await import("./dialog.tsx")).Dialog }));

/** Shows a text that the browser would not copy; everything is selected at the first tap. */
export function CopyByHand({ title, text, onClose }: { title: string; text: string; onClose: () => void }) {
  return (
    <Suspense>
      <Dialog onClose={onClose} title={title}>
        <TextInput
          aria-label={title}
          value={text}
          readOnly
          data-autofocus
          onFocus={(event) => {
            event.currentTarget.select();
          }}
        />
      </Dialog>
    </Suspense>
  );
}
