import type { Content } from "@janur/domain/content/content";
import { Text } from "@mantine/core";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import list from "./missing/missing-list.module.css";
import { PhotoPlaces } from "./photo-places.tsx";
import classes from "./side-panel.module.css";

const MissingList = lazyPart(async () => (await import("./missing/missing-list.tsx")).MissingList);

interface WideStartProps {
  content: Content;
  /** How much is missing. */
  missing: number;
  /** Opens the form of a section, at one of its fields. */
  onField: (sectionId: string, path?: string) => void;
}

/** Beside the page while nothing on it is open: that the page is the form, what it lacks, and where its photos stand. */
export function WideStart({ content, missing, onField }: WideStartProps) {
  const { t } = useTranslation("editor");
  return (
    <section aria-label={t("start.title")}>
      <div className={classes.head}>
        <h2>{t("start.title")}</h2>
      </div>
      <Text c="dimmed" mb="md">
        {t("start.text")}
      </Text>
      {missing === 0 ? (
        <>
          <p>{t("missing.nothing")}</p>
          <h3 className={list.title}>{t("photos.title")}</h3>
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
