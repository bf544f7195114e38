import type { Content } from "@janur/domain/content/content";
import type { Section } from "@janur/domain/content/section";
import { UnstyledButton } from "@mantine/core";
import { IconChevronRight, IconPhoto, IconPhotoPlus, IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../ui/icon.tsx";
import { newSection } from "../../draft/new-section.ts";
import { withAdded } from "../../draft/section-edits.ts";
import { useEditor } from "../../section-forms/components/fields/editor-context.ts";
import classes from "./missing/missing-list.module.css";

interface PhotoPlacesProps {
  content: Content;
  onOpen: (sectionId: string, path?: string) => void;
}

/** One place of the page for photos; `count` says how many are there. */
interface PhotoPlace {
  sectionId: string;
  path: string;
  /** Whose photo it is; empty where the section says it. */
  of: string;
  kind: "cover" | "hosts" | "gallery";
  count: number;
}

/** Every place of the page for photos, in its order; each leads to the very field. */
export function PhotoPlaces({ content, onOpen }: PhotoPlacesProps) {
  const { t } = useTranslation(["editor", "invitation"]);
  const { edit, isLimited } = useEditor();
  const places = content.sections.flatMap(placesOf);
  const nameOf = ({ kind, of }: PhotoPlace) =>
    kind === "gallery"
      ? t("invitation:section.gallery")
      : kind === "hosts" && of === ""
        ? t("editor:photos.title")
        : t(`editor:photos.${kind}`, { of });
  return (
    <ul className={classes.list}>
      {places.map((place) => (
        <li key={`${place.sectionId} ${place.path}`} className={classes.item}>
          <UnstyledButton
            className={classes.row}
            onClick={() => {
              onOpen(place.sectionId, place.path);
            }}
          >
            <span className={classes.mark}>
              <Icon of={place.count > 0 ? IconPhoto : IconPhotoPlus} />
            </span>
            <span className={classes.words}>
              {nameOf(place)}
              <small>
                {place.kind === "gallery" || place.count === 0
                  ? t("editor:photos.count", { count: place.count })
                  : t("editor:photos.chosen")}
              </small>
            </span>
            <Icon of={IconChevronRight} />
          </UnstyledButton>
        </li>
      ))}
      {!isLimited && places.every(({ kind }) => kind !== "gallery") && (
        <li className={classes.item}>
          <UnstyledButton
            className={classes.row}
            onClick={() => {
              const gallery = newSection(content, "gallery");
              edit((current) => withAdded(current, gallery));
              onOpen(gallery.id);
            }}
          >
            <span className={classes.mark}>
              <Icon of={IconPlus} />
            </span>
            <span className={classes.words}>{t("editor:photos.addGallery")}</span>
          </UnstyledButton>
        </li>
      )}
    </ul>
  );
}

function placesOf(section: Section): PhotoPlace[] {
  const { id: sectionId } = section;
  switch (section.type) {
    case "cover":
      return [{ sectionId, path: "photo", of: "", kind: "cover", count: section.photo === null ? 0 : 1 }];
    case "hosts":
      return section.persons.map(({ photo, nickname, fullName }, index) => ({
        sectionId,
        path: `persons.${String(index)}.photo`,
        of: nickname || fullName,
        kind: "hosts",
        count: photo === null ? 0 : 1,
      }));
    case "gallery":
      return [{ sectionId, path: "pictures", of: "", kind: "gallery", count: section.pictures.length }];
    default:
      return [];
  }
}
