import "@mantine/core/styles/Modal.css";
import type { Content } from "@janur/domain/content/content";
import type { ColourwayId } from "@janur/domain/content/theme-adjustment";
import type { ThemeId } from "@janur/domain/content/theme";
import { ActionIcon, CloseButton, Modal, Text } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { Suspense, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { ColourwayChoice } from "../../../ui/form/colourway-choice.tsx";
import { Icon } from "../../../ui/icon.tsx";
import classes from "./look-screen.module.css";
import { StillPage } from "./still-page.tsx";

interface LookScreenProps {
  /** Names the screen for those who hear it. */
  title: string;
  content: Content;
  /** The theme's name, and where it stands among the others. */
  name: string;
  place: string;
  theme: ThemeId;
  /** Undefined for the theme's own colours. */
  colourway: ColourwayId | undefined;
  onColourway: (colourway: ColourwayId | undefined) => void;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
  onUse: () => void;
  /** What follows the name, with the button that takes it. */
  children: ReactNode;
}

/** The whole invitation in one theme, over the whole screen: it is what scrolls, and the bar below it never moves. */
export function LookScreen({
  title,
  content,
  name,
  place,
  theme,
  colourway,
  onColourway,
  onStep,
  onClose,
  onUse,
  children,
}: LookScreenProps) {
  const { t } = useTranslation("theme");
  return (
    <Modal.Root opened fullScreen onClose={onClose} transitionProps={{ duration: 0 }}>
      <Modal.Content classNames={{ content: classes.screen }} aria-label={title}>
        <CloseButton
          className={classes.close}
          size={48}
          iconSize={22}
          radius="xl"
          aria-label={t("look.close")}
          onClick={onClose}
        />
        <div className={classes.page}>
          <Suspense>
            <StillPage
              invitation={{ id: "", slug: "" }}
              content={content}
              isSampled
              language={currentLanguage()}
              title={t("look.page")}
              senderName=""
            />
          </Suspense>
        </div>
        <form
          className={classes.bar}
          onSubmit={(event) => {
            event.preventDefault();
            onUse();
          }}
        >
          <div className={classes.theme}>
            <ActionIcon
              variant="subtle"
              color="tanah"
              size={44}
              aria-label={t("look.previous")}
              onClick={() => {
                onStep(-1);
              }}
            >
              <Icon of={IconChevronLeft} />
            </ActionIcon>
            <div className={classes.name} aria-live="polite">
              <h1>{name}</h1>
              <Text size="sm" c="dimmed">
                {place}
              </Text>
            </div>
            <ActionIcon
              variant="subtle"
              color="tanah"
              size={44}
              aria-label={t("look.next")}
              onClick={() => {
                onStep(1);
              }}
            >
              <Icon of={IconChevronRight} />
            </ActionIcon>
          </div>
          <ColourwayChoice theme={theme} colourway={colourway} onChange={onColourway} />
          {children}
        </form>
      </Modal.Content>
    </Modal.Root>
  );
}
