import type { ThemeId } from "@janur/domain/content/theme";
import type { StarterInput } from "@janur/domain/content/traditions/starter-content";
import { Skeleton, Text } from "@mantine/core";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import classes from "./theme-grid.module.css";

/** Covers are a chunk of their own: the questions do not wait for them. */
const ThemeGrid = lazyPart(async () => (await import("./theme-grid.tsx")).ThemeGrid);

interface ThemeStepProps {
  starter: StarterInput;
  chosen: ThemeId | null;
  onLook: (theme: ThemeId) => void;
}

/** The last question: how it looks. */
export function ThemeStep(props: ThemeStepProps) {
  const { t } = useTranslation("wizard");
  return (
    <>
      <Text c="dimmed">{t("theme.help")}</Text>
      <Suspense
        fallback={
          <div className={classes.grid} aria-busy>
            {[1, 2, 3, 4].map((key) => (
              <Skeleton key={key} className={classes.picture} aria-hidden />
            ))}
          </div>
        }
      >
        <ThemeGrid {...props} />
      </Suspense>
    </>
  );
}
