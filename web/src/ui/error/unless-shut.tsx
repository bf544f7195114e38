import type { SwitchName } from "@janur/domain/service/switches";
import { Alert, Title } from "@mantine/core";
import { IconClockPause } from "@tabler/icons-react";
import { useEffect, useState, type ReactNode } from "react";
import { Icon } from "../icon.tsx";

interface UnlessShutProps {
  part: SwitchName;
  /** Of the page, where what stands in it brings its heading. */
  title?: string;
  /** Said in its place while the staff has shut it. */
  text: string;
  children: ReactNode;
}

/** What anybody may do, unless the staff has paused it: shown at once, asked about behind it. */
export function UnlessShut({ part, title, text, children }: UnlessShutProps) {
  const isShut = useIsShut(part);
  if (!isShut) return children;
  return (
    <>
      {title !== undefined && (
        <Title order={1} my="md">
          {title}
        </Title>
      )}
      <Alert color="kunyit" variant="light" role="status" icon={<Icon of={IconClockPause} />}>
        {text}
      </Alert>
    </>
  );
}

function useIsShut(part: SwitchName): boolean {
  const [isShut, setIsShut] = useState(false);
  useEffect(() => {
    let isWanted = true;
    // Loaded after the page: whoever fills in a form waits for nothing.
    void import("../../lib/client/shut-parts.ts")
      .then(({ readShutParts }) => readShutParts())
      .then(
        (shut) => {
          if (isWanted) setIsShut(shut.includes(part));
        },
        // A page of before a release has this part no more; the operation itself refuses.
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [part]);
  return isShut;
}
