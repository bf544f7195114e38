import type { SpotlightActionGroupData } from "@mantine/spotlight";
import { IconBell, IconLayout, IconPalette, IconPlus, IconUser, IconWorld } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useChoose } from "../../../features/account-settings/use-choose.ts";
import { languageChoices, schemeChoices } from "../../../ui/form/choices.ts";
import { Icon } from "../../../ui/icon.tsx";
import { fitting } from "../../../lib/text/forgiving-words.ts";
import { useWholeMenu } from "../../menu.ts";
import type { PageTitle } from "../../page.ts";
import { appPaths } from "../../paths.ts";

/** Pages inside the settings: found by what is typed, and not in the list of everything. */
const innerPages = [
  { path: appPaths.accountSettings, title: "accountSettings", icon: IconUser },
  { path: appPaths.appearanceSettings, title: "appearanceSettings", icon: IconPalette },
  { path: appPaths.displaySettings, title: "displaySettings", icon: IconLayout },
  { path: appPaths.notificationSettings, title: "notificationSettings", icon: IconBell },
] as const;

/** Pages and actions whose names, or other words for them, fit what is typed; all of them while nothing is. */
export function useFixedGroups(query: string): {
  pages: SpotlightActionGroupData;
  actions: SpotlightActionGroupData;
} {
  const { t } = useTranslation(["shell", "help"]);
  const navigate = useNavigate();
  const menu = useWholeMenu();
  const { chooseScheme, chooseLanguage } = useChoose();
  const isAsked = query.trim() !== "";
  const wanted = <Item extends { label: string; also?: string }>(items: readonly Item[]) =>
    isAsked
      ? fitting(query, items, ({ label, also }) => ({ text: label, ...(also && { also }) }))
      : [...items];
  const go = (path: string) => () => void navigate(path);
  const others: Partial<Record<PageTitle, string>> = t("help:pageWords", { returnObjects: true });
  const pages = (isAsked ? [...menu, ...innerPages] : menu).map(({ path, title, icon }) => ({
    id: path,
    label: t(`page.${title}`),
    also: others[title] ?? "",
    leftSection: <Icon of={icon} />,
    onClick: go(path),
  }));
  return {
    pages: {
      group: t("palette.pages"),
      // A word of the palette's own would land on the button.
      actions: wanted(pages).map(({ also: _, ...action }) => action),
    },
    actions: {
      group: t("palette.actions"),
      actions: wanted([
        {
          id: "create",
          label: t("page.newInvitation"),
          also: others.newInvitation ?? "",
          leftSection: <Icon of={IconPlus} />,
          onClick: go(appPaths.newInvitation),
        },
        ...schemeChoices.map(({ value, icon }) => ({
          id: `scheme-${value}`,
          label: `${t("scheme.label")}: ${t(`scheme.${value}`)}`,
          leftSection: <Icon of={icon} />,
          onClick: () => {
            chooseScheme(value);
          },
        })),
        ...languageChoices.map((language) => ({
          id: `language-${language}`,
          label: `${t("language.label")}: ${t(`language.${language}`)}`,
          leftSection: <Icon of={IconWorld} />,
          onClick: () => {
            chooseLanguage(language);
          },
        })),
      ]),
    },
  };
}
