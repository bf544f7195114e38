import { TextInput } from "@mantine/core";
import { Dialog } from "./dialog.tsx";

/** Shows a text that the browser would not copy; everything is selected at the first tap. */
export function CopyByHand({ title, text, onClose }: { title: string; text: string; onClose: () => void }) {
  return (
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
  );
}
