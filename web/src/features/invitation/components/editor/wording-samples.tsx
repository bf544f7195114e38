import type { SectionOf } from "@janur/domain/section";
import type { SampledText } from "@janur/domain/wording";
import { Button } from "@mantine/core";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../../../lib/lazy-part.ts";

const WordingDialog = lazyPart(async () => (await import("./wording-dialog.tsx")).WordingDialog);

interface WordingSamplesProps {
  /** Whose text stands above. */
  section: SectionOf<SampledText>;
}

/** Leads to ready sentences for a section's text; they are fetched when somebody wants to see them. */
export function WordingSamples({ section }: WordingSamplesProps) {
  const { t } = useTranslation("invitation");
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
        {t("editor.samples")}
      </Button>
      {isOpen && (
        <Suspense>
          <WordingDialog
            section={section}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
