import "@mantine/core/styles/Menu.css";
import { Menu, useMantineColorScheme } from "@mantine/core";
import { IconCheck, IconIdBadge2, IconLogout, IconSettings, IconUsers } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useChoose } from "../../features/account-settings/use-choose.ts";
import { useSignedIn } from "../../lib/session/session.ts";
import { languageChoices, schemeChoices } from "../../ui/form/choices.ts";
import { Icon } from "../../ui/icon.tsx";
import { PreloadLink } from "../../ui/layout/preload-link.tsx";
import { useSignOut } from "../../ui/use-sign-out.tsx";
import { appPaths } from "../paths.ts";
import { UserButton } from "./user-button.tsx";

/** Who is signed in, the two choices that people change most, and the way out. Fetched when somebody means to open it. */
export function UserMenuPanel({ name, photo }: { name: string; photo: string | null }) {
  const { t, i18n } = useTranslation();
  const { user, isAdmin } = useSignedIn();
  const { colorScheme } = useMantineColorScheme();
  const { chooseScheme, chooseLanguage } = useChoose();
  const check = <Icon of={IconCheck} />;
  const { leave, question } = useSignOut();

  return (
    <>
      {question}
      <Menu
        width={264}
        position="bottom-end"
        defaultOpened
        withinPortal={false}
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>
          <UserButton name={name} photo={photo} />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>
            <strong style={{ display: "block", fontSize: "1rem", color: "var(--mantine-color-text)" }}>
              {name}
            </strong>
            {user.email ?? user.phoneNumber}
          </Menu.Label>
          <Menu.Item component={PreloadLink} to={appPaths.aboutMe} leftSection={<Icon of={IconIdBadge2} />}>
            {t("page.aboutMe")}
          </Menu.Item>
          <Menu.Item component={PreloadLink} to={appPaths.settings} leftSection={<Icon of={IconSettings} />}>
            {t("page.settings")}
          </Menu.Item>
          {isAdmin && (
            <Menu.Item component={PreloadLink} to={appPaths.users} leftSection={<Icon of={IconUsers} />}>
              {t("page.users")}
            </Menu.Item>
          )}
          <Menu.Divider />
          <Menu.Label>{t("scheme.label")}</Menu.Label>
          {schemeChoices.map(({ value, icon }) => (
            <Menu.Item
              key={value}
              closeMenuOnClick={false}
              aria-current={colorScheme === value}
              leftSection={<Icon of={icon} />}
              rightSection={colorScheme === value ? check : null}
              onClick={() => {
                chooseScheme(value);
              }}
            >
              {t(`scheme.${value}`)}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Label>{t("language.label")}</Menu.Label>
          {languageChoices.map((language) => (
            <Menu.Item
              key={language}
              lang={language}
              aria-current={i18n.language === language}
              rightSection={i18n.language === language ? check : null}
              onClick={() => {
                chooseLanguage(language);
              }}
            >
              {t(`language.${language}`)}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item leftSection={<Icon of={IconLogout} />} onClick={leave}>
            {t("menu.signOut")}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
