import type { SpotlightActionGroupData } from "@mantine/spotlight";
import { IconPlus, IconWorld } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useChoose } from "../../../features/account-settings/use-choose.ts";
import { languageChoices, schemeChoices } from "../../../ui/choices.ts";
import { useWholeMenu } from "../../menu.ts";
import { appPaths } from "../../paths.ts";

/** Pages and actions whose names contain what is typed; all of them while nothing is. */
export function useFixedGroups(query: string): SpotlightActionGroupData[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const menu = useWholeMenu();
  const { chooseScheme, chooseLanguage } = useChoose();
  const wanted = query.trim().toLowerCase();
  const isWanted = ({ label }: { label: string }) => label.toLowerCase().includes(wanted);
  const go = (path: string) => () => void navigate(path);
  return [
    {
      group: t("palette.pages"),
      actions: menu
        .map(({ path, title, icon: Icon }) => ({
          id: path,
          label: t(`page.${title}`),
          leftSection: <Icon size={20} stroke={1.75} aria-hidden />,
          onClick: go(path),
        }))
        .filter(isWanted),
    },
    {
      group: t("palette.actions"),
      actions: [
        {
          id: "create",
          label: t("palette.create"),
          leftSection: <IconPlus size={20} stroke={1.75} aria-hidden />,
          onClick: go(appPaths.newInvitation),
        },
        ...schemeChoices.map(({ value, icon: Icon }) => ({
          id: `scheme-${value}`,
          label: `${t("scheme.label")}: ${t(`scheme.${value}`)}`,
          leftSection: <Icon size={20} stroke={1.75} aria-hidden />,
          onClick: () => {
            chooseScheme(value);
          },
        })),
        ...languageChoices.map((language) => ({
          id: `language-${language}`,
          label: `${t("language.label")}: ${t(`language.${language}`)}`,
          leftSection: <IconWorld size={20} stroke={1.75} aria-hidden />,
          onClick: () => {
            chooseLanguage(language);
          },
        })),
      ].filter(isWanted),
    },
  ];
}
