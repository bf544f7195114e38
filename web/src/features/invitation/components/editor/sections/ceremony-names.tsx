import type { LocalizedText } from "@janur/domain/language";
import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";

const NamesDialog = lazy(async () => ({
  default: (await import("./ceremony-names-dialog.tsx")).CeremonyNamesDialog,
}));

/** Leads to what families of each adat call their ceremonies; the names are fetched when somebody wants to see them. */
export function CeremonyNames({ onChoose }: { onChoose: (name: LocalizedText) => void }) {
  const { t } = useTranslation("invitation");
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
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
        {t("editor.ceremonyNames")}
      </Button>
      {isOpen && (
        <Suspense>
          <NamesDialog
            onChoose={(name) => {
              onChoose(name);
              close();
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
