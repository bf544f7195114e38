import { missingParts, wishedParts } from "@janur/domain/content/completeness";
import type { Content } from "@janur/domain/content/content";
import { Text } from "@mantine/core";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import missing from "./missing/missing-list.module.css";
import { PhotoPlaces } from "./photo-places.tsx";
import classes from "./side-panel.module.css";

const MissingList = lazyPart(async () => (await import("./missing/missing-list.tsx")).MissingList);

interface WideStartProps {
  content: Content;
  /** Opens the form of a section, at one of its fields. */
  onField: (sectionId: string, path?: string) => void;
}

/** Beside the page while nothing on it is open: that the page is the form, what it lacks, and where its photos stand. */
export function WideStart({ content, onField }: WideStartProps) {
  const { t } = useTranslation("editor");
  const count = missingParts(content).length + wishedParts(content).length;
  return (
    <section aria-label={t("start.title")}>
      <div className={classes.head}>
        <h2>{t("start.title")}</h2>
      </div>
      <Text c="dimmed" mb="md">
        {t("start.text")}
      </Text>
      {count === 0 ? (
        <>
          <p>{t("missing.nothing")}</p>
          <h3 className={missing.title}>{t("photos.title")}</h3>
          <PhotoPlaces content={content} onOpen={onField} />
        </>
      ) : (
        <Suspense>
          <MissingList content={content} onField={onField} />
        </Suspense>
      )}
    </section>
  );
}
