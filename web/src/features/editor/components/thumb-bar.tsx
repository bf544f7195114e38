import type { Content } from "@janur/domain/content/content";
import {
  IconCircleCheck,
  IconLayoutList,
  IconPalette,
  IconPhoto,
  IconPlus,
  type Icon as TablerIcon,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../ui/icon.tsx";
import { useEditor } from "../../section-forms/components/fields/editor-context.ts";
import { AddSection } from "./add-section.tsx";
import classes from "./invitation-editor.module.css";
import { listPlace, photosPlace, themePlace } from "./places.ts";

interface ThumbBarProps {
  content: Content;
  /** How much is missing. */
  missing: number;
  /** Whether a form lies over it. */
  isRaised: boolean;
  /** For whom is written, where two families have versions of their own. */
  sides: ReactNode;
  onOpen: (place: string) => void;
  onMissing: () => void;
}

/** The one bar at a phone's foot: what stands on the page, what may be added, how it looks, and what is missing. */
export function ThumbBar({ content, missing, isRaised, sides, onOpen, onMissing }: ThumbBarProps) {
  const { t } = useTranslation(["editor", "invitation"]);
  const { isLimited } = useEditor();
  const opener = (place: string, icon: TablerIcon, word: string, name?: string) => (
    <BarButton
      icon={icon}
      word={word}
      name={name}
      onPress={() => {
        onOpen(place);
      }}
    />
  );
  return (
    <div className={classes.thumbBar} data-raised={isRaised || undefined}>
      {sides}
      <div>
        {opener(
          listPlace,
          IconLayoutList,
          t("invitation:editor.sectionsShort"),
          t("invitation:editor.sections"),
        )}
        {!isLimited && (
          <AddSection content={content} onAdded={onOpen}>
            {(add) => (
              <BarButton
                icon={IconPlus}
                word={t("editor:bar.add")}
                name={t("invitation:editor.addSection")}
                onPress={add}
              />
            )}
          </AddSection>
        )}
        {opener(themePlace, IconPalette, t("editor:theme.title"))}
        {opener(photosPlace, IconPhoto, t("editor:photos.title"))}
        <BarButton
          icon={IconCircleCheck}
          word={t("editor:missing.open")}
          count={missing}
          onPress={onMissing}
        />
      </div>
    </div>
  );
}

interface BarButtonProps {
  icon: TablerIcon;
  word: string;
  /** Where the word alone says too little to those who hear it. */
  name?: string | undefined;
  count?: number;
  onPress: () => void;
}

function BarButton({ icon, word, name, count = 0, onPress }: BarButtonProps) {
  return (
    <button type="button" aria-label={name} onClick={onPress}>
      <Icon of={icon} size={22} />
      {word}
      {count > 0 && <span className={classes.count}>{count}</span>}
    </button>
  );
}
