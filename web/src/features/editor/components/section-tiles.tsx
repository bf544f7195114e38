import type { SectionType } from "@janur/domain/content/section";
import { UnstyledButton } from "@mantine/core";
import {
  IconBook,
  IconBroadcast,
  IconCalendarEvent,
  IconChecklist,
  IconClock,
  IconGift,
  IconHeart,
  IconHourglass,
  IconMessageHeart,
  IconMusic,
  IconNote,
  IconPhone,
  IconPhoto,
  IconSparkles,
  IconUsers,
  IconUsersGroup,
  IconVideo,
  IconWritingSign,
  type Icon as TablerIcon,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../ui/icon.tsx";
import classes from "./section-tiles.module.css";

const pictograms: Record<SectionType, TablerIcon> = {
  cover: IconSparkles,
  opening: IconWritingSign,
  hosts: IconUsers,
  ceremonies: IconCalendarEvent,
  rsvp: IconChecklist,
  wishes: IconMessageHeart,
  closing: IconHeart,
  "contact-persons": IconPhone,
  countdown: IconHourglass,
  story: IconBook,
  gallery: IconPhoto,
  video: IconVideo,
  stream: IconBroadcast,
  rundown: IconClock,
  notes: IconNote,
  "co-hosts": IconUsersGroup,
  gifts: IconGift,
  music: IconMusic,
};

interface SectionTilesProps {
  types: readonly SectionType[];
  onChoose: (type: SectionType) => void;
}

/** The sections that may be added, each with a pictogram and a sentence. */
export function SectionTiles({ types, onChoose }: SectionTilesProps) {
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
              <Icon of={pictograms[type]} size={32} />
            </span>
            <span className={classes.name}>{t(`section.${type}`)}</span>
            <small>{t(`sectionHelp.${type}`)}</small>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
