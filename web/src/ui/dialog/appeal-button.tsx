import { Button } from "@mantine/core";
import { Suspense, useState } from "react";
import { lazyPart } from "../../lib/browser/lazy-part.ts";
import { showToast } from "../toast/toast.ts";

const AppealDialog = lazyPart(async () => (await import("./appeal-dialog.tsx")).AppealDialog);

interface AppealButtonProps {
  words: { open: string; title: string; text: string; label: string; confirm: string; done: string };
  /** What sends it, once. */
  appeal: {
    isPending: boolean;
    error: Error | null;
    mutate: (text: string, options: { onSuccess: () => void }) => void;
  };
  /** Of the message that it has been sent. */
  toastId: string;
  /** Inside of something small. */
  isCompact?: boolean;
}

/** Leads to where somebody says what speaks against a decision of the staff. */
export function AppealButton({ words, appeal, toastId, isCompact = false }: AppealButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <Button
        variant="default"
        size={isCompact ? "xs" : "sm"}
        mt={isCompact ? 4 : "sm"}
        mb={isCompact ? 4 : 0}
        onClick={() => {
          setOpen(true);
        }}
      >
        {words.open}
      </Button>
      {isOpen && (
        <Suspense>
          <AppealDialog
            words={words}
            isBusy={appeal.isPending}
            error={appeal.error}
            onClose={close}
            onSend={(text) => {
              appeal.mutate(text, {
                onSuccess: () => {
                  showToast({ tone: "done", id: toastId, message: words.done });
                  close();
                },
              });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
