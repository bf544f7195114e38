import { Button } from "@mantine/core";
import { memo, Suspense, useCallback, useState, type ReactNode } from "react";

interface SamplesButtonProps {
  label: string;
  /** The dialog, rendered while it is open. */
  children: (close: () => void) => ReactNode;
}

/** Right below a field: leads to words that may stand in it. */
export function SamplesButton({ label, children }: SamplesButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => {
    setOpen(true);
  }, []);
  return (
    <>
      <StillButton label={label} onOpen={open} />
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

/** Rests while the field above it is typed in (budget A6). */
const StillButton = memo(function StillButton({ label, onOpen }: { label: string; onOpen: () => void }) {
  return (
    <Button variant="subtle" px={4} mt={-12} mr="auto" onClick={onOpen}>
      {label}
    </Button>
  );
});
