import "@mantine/core/styles/Modal.css";
import { Modal, TextInput } from "@mantine/core";

/** Shows a text that the browser would not copy; everything is selected at the first tap. */
export function CopyByHand({ title, text, onClose }: { title: string; text: string; onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title={title}>
      <TextInput
        aria-label={title}
        value={text}
        readOnly
        data-autofocus
        onFocus={(event) => {
          event.currentTarget.select();
        }}
      />
    </Modal>
  );
}
