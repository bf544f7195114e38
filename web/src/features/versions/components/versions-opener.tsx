import { Button, type ButtonProps } from "@mantine/core";
import { Suspense, useState } from "react";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import type { VersionsDialogProps } from "./versions-dialog.tsx";

const VersionsDialog = lazyPart(async () => (await import("./versions-dialog.tsx")).VersionsDialog);

interface VersionsOpenerProps extends Omit<VersionsDialogProps, "onClose"> {
  label: string;
  button: Pick<ButtonProps, "variant" | "size">;
}

/** A button that opens versions side by side; their dialog is fetched with the first tap. */
export function VersionsOpener({ label, button, onForget, ...dialog }: VersionsOpenerProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <Button
        {...button}
        onClick={() => {
          setOpen(true);
        }}
      >
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <VersionsDialog
            {...dialog}
            onForget={() => {
              close();
              onForget();
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
