import "@mantine/core/styles/Modal.css";
import "@mantine/spotlight/styles.css";
import { createSpotlight, Spotlight, type SpotlightActionGroupData } from "@mantine/spotlight";
import { IconPlus, IconSearch, IconWorld } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useChoose } from "../../features/account-settings/use-choose.ts";
import { languageChoices, schemeChoices } from "../../ui/choices.ts";
import { menu } from "../menu.ts";
import { appPaths } from "../paths.ts";

const [store, { open }] = createSpotlight();

export { open as openCommandPalette };

/** Jump to a page or do one of a few things without the mouse. */
export function CommandPalette() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { chooseScheme, chooseLanguage } = useChoose();
  const go = (path: string) => () => void navigate(path);

  const groups: SpotlightActionGroupData[] = [
    {
      group: t("palette.pages"),
      actions: menu.map(({ path, title, icon: Icon }) => ({
        id: path,
        label: t(`page.${title}`),
        leftSection: <Icon size={20} stroke={1.75} aria-hidden />,
        onClick: go(path),
      })),
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
      ],
    },
  ];

  return (
    <Spotlight
      store={store}
      actions={groups}
      shortcut={null}
      attributes={{ content: { "aria-label": t("palette.title") } }}
      highlightQuery
      nothingFound={t("palette.nothing")}
      radius="lg"
      searchProps={{
        "aria-label": t("palette.title"),
        placeholder: t("palette.placeholder"),
        leftSection: <IconSearch size={20} stroke={1.75} aria-hidden />,
      }}
    />
  );
}
