import "@mantine/core/styles/Menu.css";
import { dateText, dateTimeText } from "@janur/domain/date-text";
import { passState, type Pass } from "@janur/domain/pass";
import { ActionIcon, Menu } from "@mantine/core";
import { IconDots, IconHistory, IconLinkOff, IconPencil } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import classes from "../../../ui/person-list.module.css";

export type PassAction = "change" | "uses" | "revoke";

interface PassRowProps {
  pass: Pass;
  zone: string;
  onAct: (action: PassAction) => void;
}

const icon = { size: 20, stroke: 1.75, "aria-hidden": true } as const;

/** One helper's link: whose, for what, how long, and when it was used last. */
export function PassRow({ pass, zone, onAct }: PassRowProps) {
  const { t } = useTranslation("pass");
  const { name, scopes, seesGated, hasPin, expireAt, revokedAt, uses } = pass;
  const state = passState(pass, new Date());
  const language = currentLanguage();
  const last = uses.at(-1);
  const tasks = [...scopes.map((scope) => t(`scope.${scope}`)), ...(seesGated ? [t("gated")] : [])];
  return (
    <li className={classes.person}>
      <div className={classes.who}>
        <div className={classes.name}>
          <span dir="auto">{name}</span>
          {state !== "open" && <span className={classes.role}>{t(`state.${state}`)}</span>}
          {hasPin && <span className={classes.role}>{t("pin")}</span>}
        </div>
        <p>{tasks.join(" · ")}</p>
        <p>
          {t(`when.${state}`, { when: dateText(revokedAt ?? expireAt, zone, language) })}{" "}
          {last === undefined
            ? t("uses.never")
            : t("uses.last", { when: dateTimeText(last.at, zone, language) })}
        </p>
      </div>
      <Menu position="bottom-end" width={220} withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="tanah" size={44} aria-label={t("menuOf", { name })}>
            <IconDots {...icon} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {state !== "revoked" && (
            <Menu.Item
              leftSection={<IconPencil {...icon} />}
              onClick={() => {
                onAct("change");
              }}
            >
              {t(state === "over" ? "prolong" : "change.open")}
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<IconHistory {...icon} />}
            onClick={() => {
              onAct("uses");
            }}
          >
            {t("uses.open")}
          </Menu.Item>
          {state !== "revoked" && (
            <Menu.Item
              leftSection={<IconLinkOff {...icon} />}
              onClick={() => {
                onAct("revoke");
              }}
            >
              {t("revoke.open")}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}
