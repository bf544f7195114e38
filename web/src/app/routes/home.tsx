import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useSignedIn } from "../../lib/session/session.ts";
import { AnyamanFragment } from "../../ui/anyaman.tsx";
import { PreloadLink } from "../../ui/preload-link.tsx";
import { appPaths } from "../paths.ts";

export function Component() {
  const { t } = useTranslation();
  const { profile } = useSignedIn();
  const name = profile?.displayName;
  return (
    <section style={{ maxWidth: 640 }}>
      <h1 style={{ margin: "0 0 8px" }}>
        {name === undefined ? t("home.greetingUnnamed") : t("home.greeting", { name })}
      </h1>
      <div style={{ display: "flex", gap: 24, alignItems: "center", marginTop: 32 }}>
        <AnyamanFragment size={72} />
        <div>
          <h2 style={{ margin: 0 }}>{t("home.question")}</h2>
          <p style={{ margin: "8px 0 16px", color: "var(--mantine-color-dimmed)" }}>
            {t("home.explanation")}
          </p>
          <Button component={PreloadLink} to={appPaths.newInvitation}>
            {t("home.create")}
          </Button>
        </div>
      </div>
    </section>
  );
}
