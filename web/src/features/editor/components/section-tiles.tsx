import type { SectionType } from "@janur/domain/content/section";
import type { Palette } from "@janur/event-page/themes/base/theme";
import { UnstyledButton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { SectionPicture } from "./section-picture.tsx";
import classes from "./section-tiles.module.css";

interface SectionTilesProps {
  types: readonly SectionType[];
  /** What the invitation wears. */
  palette: Palette;
  onChoose: (type: SectionType) => void;
}

/** The sections that may be added, each with a small picture of it in the invitation’s own colours. */
export function SectionTiles({ types, palette, onChoose }: SectionTilesProps) {
  const { t } = useTranslation("invitation");
  return (
    <ul className={classes.tiles}>
      {types.map((type, index) => (
        <li key={type}>
          <UnstyledButton
            className={classes.tile}
            data-autofocus={index === 0 || undefined}
            onClick={() => {
              onChoose(type);
            }}
          >
            <span className={classes.picture}>
              <SectionPicture type={type} palette={palette} />
            </span>
            <span className={classes.name}>{t(`section.${type}`)}</span>
            <small>{t(`sectionHelp.${type}`)}</small>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
