import type { LocalizedText } from "@janur/domain/text/language";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import { SamplesButton } from "./fields/samples-button.tsx";

const NamesDialog = lazyPart(async () => (await import("./ceremony-names-dialog.tsx")).CeremonyNamesDialog);

/** Leads to what families of each adat call their ceremonies; the names are fetched when somebody wants to see them. */
export function CeremonyNames({ onChoose }: { onChoose: (name: LocalizedText) => void }) {
  const { t } = useTranslation("invitation");
  return (
    <SamplesButton label={t("editor.ceremonyNames")}>
      {(close) => (
        <NamesDialog
          onChoose={(name) => {
            onChoose(name);
            close();
          }}
          onClose={close}
        />
      )}
    </SamplesButton>
  );
}
