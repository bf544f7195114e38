import "@mantine/core/styles/Modal.css";
import type { ThemeId } from "@janur/domain/content/theme";
import { firstContent } from "@janur/domain/content/traditions/first-content";
import type { StarterInput } from "@janur/domain/content/traditions/starter-content";
import { ActionIcon, Button, CloseButton, Modal, Text } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { Suspense, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { Icon } from "../../../ui/icon.tsx";
import { StillPage } from "../../page-preview/components/still-page.tsx";
import { themesFor } from "../themes-for.ts";
import { AddressLine } from "./address-line.tsx";
import classes from "./theme-look.module.css";

interface ThemeLookProps {
  starter: StarterInput;
  theme: ThemeId;
  isTrial: boolean;
  isBusy: boolean;
  problem: ReactNode;
  onTheme: (theme: ThemeId) => void;
  onClose: () => void;
  onUse: () => void;
}

/** The whole invitation in one theme, over the whole screen: it is what scrolls, and the bar below it never moves. */
export function ThemeLook({
  starter,
  theme,
  isTrial,
  isBusy,
  problem,
  onTheme,
  onClose,
  onUse,
}: ThemeLookProps) {
  const { t } = useTranslation(["wizard", "theme"]);
  const { fitting, others } = themesFor(starter.eventType, starter.pack ?? "neutral");
  const all = [...fitting, ...others];
  const index = all.indexOf(theme);
  const name = t(`theme:theme.${theme}.name`);
  const step = (by: number) => () => {
    const next = all.at((index + by) % all.length);
    if (next !== undefined) onTheme(next);
  };
  return (
    <Modal.Root opened fullScreen onClose={onClose} transitionProps={{ duration: 0 }}>
      <Modal.Content
        classNames={{ content: classes.screen }}
        aria-label={t("wizard:look.title", { theme: name })}
      >
        <CloseButton
          className={classes.close}
          size={48}
          iconSize={22}
          radius="xl"
          aria-label={t("wizard:look.close")}
          onClick={onClose}
        />
        <div className={classes.page}>
          <Suspense>
            <StillPage
              invitation={{ id: "", slug: "" }}
              content={firstContent(starter)}
              isSampled
              language={currentLanguage()}
              title={t("wizard:look.page")}
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
              aria-label={t("wizard:look.previous")}
              onClick={step(-1)}
            >
              <Icon of={IconChevronLeft} />
            </ActionIcon>
            <div className={classes.name} aria-live="polite">
              <h1>{name}</h1>
              <Text size="sm" c="dimmed">
                {index < fitting.length
                  ? t("wizard:look.of", { index: index + 1, count: fitting.length })
                  : t("wizard:look.other")}
              </Text>
            </div>
            <ActionIcon
              variant="subtle"
              color="tanah"
              size={44}
              aria-label={t("wizard:look.next")}
              onClick={step(1)}
            >
              <Icon of={IconChevronRight} />
            </ActionIcon>
          </div>
          <AddressLine isFixed={isTrial} />
          {problem}
          <Button type="submit" size="lg" fullWidth loading={isBusy} data-autofocus>
            {t(isTrial ? "wizard:look.keep" : "wizard:look.use")}
          </Button>
          {isTrial && (
            <Text size="sm" c="dimmed" ta="center">
              {t("wizard:look.keepHelp")}
            </Text>
          )}
        </form>
      </Modal.Content>
    </Modal.Root>
  );
}
