import "@mantine/core/styles/Menu.css";
import { Menu, useMantineColorScheme } from "@mantine/core";
import { IconCheck, IconLogout, IconSettings, IconUser, IconUsers } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useChoose } from "../../features/account-settings/use-choose.ts";
import { useSignedIn } from "../../lib/session/session.ts";
import { languageChoices, schemeChoices } from "../../ui/choices.ts";
import { PreloadLink } from "../../ui/preload-link.tsx";
import { useSignOut } from "../../ui/use-sign-out.tsx";
import { appPaths } from "../paths.ts";
import { UserButton } from "./user-button.tsx";

/** Who is signed in, the two choices that people change most, and the way out. Fetched when somebody means to open it. */
export function UserMenuPanel({ name, photo }: { name: string; photo: string | null }) {
  const { t, i18n } = useTranslation();
  const { user, isAdmin } = useSignedIn();
  const { colorScheme } = useMantineColorScheme();
  const { chooseScheme, chooseLanguage } = useChoose();
  const check = <IconCheck size={20} stroke={1.75} aria-hidden />;
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
          <Menu.Item
            component={PreloadLink}
            to={appPaths.profile}
            leftSection={<IconUser size={20} stroke={1.75} aria-hidden />}
          >
            {t("page.profile")}
          </Menu.Item>
          <Menu.Item
            component={PreloadLink}
            to={appPaths.settings}
            leftSection={<IconSettings size={20} stroke={1.75} aria-hidden />}
          >
            {t("page.settings")}
          </Menu.Item>
          {isAdmin && (
            <Menu.Item
              component={PreloadLink}
              to={appPaths.users}
              leftSection={<IconUsers size={20} stroke={1.75} aria-hidden />}
            >
              {t("page.users")}
            </Menu.Item>
          )}
          <Menu.Divider />
          <Menu.Label>{t("scheme.label")}</Menu.Label>
          {schemeChoices.map(({ value, icon: Icon }) => (
            <Menu.Item
              key={value}
              closeMenuOnClick={false}
              aria-current={colorScheme === value}
              leftSection={<Icon size={20} stroke={1.75} aria-hidden />}
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
          <Menu.Item leftSection={<IconLogout size={20} stroke={1.75} aria-hidden />} onClick={leave}>
            {t("menu.signOut")}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
