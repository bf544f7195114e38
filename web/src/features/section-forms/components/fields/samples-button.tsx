import { Button } from "@mantine/core";
import { Suspense, useState, type ReactNode } from "react";

interface SamplesButtonProps {
  label: string;
  /** The dialog, rendered while it is open. */
  children: (close: () => void) => ReactNode;
}

/** Right below a field: leads to words that may stand in it. */
export function SamplesButton({ label, children }: SamplesButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        px={4}
        mt={-12}
        mr="auto"
        onClick={() => {
          setOpen(true);
        }}
      >
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          {children(() => {
            setOpen(false);
          })}
        </Suspense>
      )}
    </>
  );
}
