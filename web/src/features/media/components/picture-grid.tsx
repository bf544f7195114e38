import { pictureAddress, pictureWidths, type Picture } from "@janur/domain/content/sections/media";
import { UnstyledButton } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { moved } from "../../draft/item-list.ts";
import classes from "./pictures.module.css";

interface PictureGridProps {
  pictures: readonly Picture[];
  /** Id of the one whose words are shown. */
  selected: string | null;
  nameOf: (picture: Picture, index: number) => string;
  onSelect: (id: string) => void;
  update: (change: (pictures: Picture[]) => Picture[]) => void;
}

/** The pictures of a gallery in their order, which dragging changes. */
export function PictureGrid({ pictures, selected, nameOf, onSelect, update }: PictureGridProps) {
  const { t } = useTranslation("picture");
  const [dragged, setDragged] = useState<string | null>(null);
  const dropAt = (index: number) => {
    setDragged(null);
    update((current) => {
      const from = current.findIndex(({ id }) => id === dragged);
      return from === -1 ? current : moved(current, from, index);
    });
  };
  return (
    <ol className={classes.grid} aria-label={t("list")}>
      {pictures.map((picture, index) => {
        const name = nameOf(picture, index);
        return (
          <li key={picture.id}>
            <UnstyledButton
              className={classes.thumbnail}
              aria-pressed={picture.id === selected}
              aria-label={t("edit", { name })}
              draggable
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = "move";
                setDragged(picture.id);
              }}
              onDragEnd={() => {
                setDragged(null);
              }}
              onDragOver={(event) => {
                if (dragged !== null) event.preventDefault();
              }}
              onDrop={(event) => {
                if (dragged === null) return;
                event.preventDefault();
                dropAt(index);
              }}
              onClick={() => {
                onSelect(picture.id);
              }}
            >
              <img
                src={pictureAddress(picture.media, pictureWidths[0])}
                alt=""
                loading="lazy"
                draggable={false}
              />
            </UnstyledButton>
          </li>
        );
      })}
    </ol>
  );
}
