import { addressedName } from "@janur/domain/guest";
import type { Tally } from "@janur/domain/figures";
import { Checkbox, Text, UnstyledButton } from "@mantine/core";
import {
  IconEye,
  IconLinkOff,
  IconMailOpened,
  IconPencil,
  IconRefresh,
  IconTrash,
} from "@tabler/icons-react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { RowMenu } from "../../../ui/row-menu.tsx";
import { guestStory } from "../guest-story.ts";
import type { ListedGuest } from "../listed-rows.ts";
import { AnswerState, GroupState } from "./answer-state.tsx";
import { CopyLinkButton } from "./copy-link-button.tsx";
import classes from "./guest-list.module.css";

/** What somebody may do with the guests of a list. */
export interface GuestRights {
  mayEdit: boolean;
  mayCopyLinks: boolean;
  /** Whether the page is there to be looked at as a guest. */
  mayLook: boolean;
  mayAnswer: boolean;
}

interface GuestRowProps extends GuestRights {
  invitationId: string;
  guest: ListedGuest;
  /** Answers by a group's link; undefined until they are counted. */
  tally: Tally | undefined;
  /** IANA zone of the invitation. */
  zone: string;
  now: Date;
  isSelected: boolean;
  onSelect: (guestId: string, isSelected: boolean) => void;
  onRecord: (guestId: string) => void;
  onEdit: (guestId: string) => void;
  onLook: (guest: ListedGuest) => void;
  onRotate: (guest: ListedGuest) => void;
  onRevoke: (guest: ListedGuest) => void;
  onDelete: (guest: ListedGuest) => void;
}

/** One guest of the list: who, how far, and what can be done. While the list is scrolled only new rows are drawn. */
export const GuestRow = memo(function GuestRow(props: GuestRowProps) {
  const { invitationId, guest, tally, zone, now, mayEdit, mayCopyLinks, mayAnswer, mayLook } = props;
  const { t } = useTranslation("guest");
  const name = addressedName(guest);
  const isGroup = guest.kind === "group";
  const facts = [
    guest.origin,
    guest.position,
    guest.organisation,
    guest.group,
    ...(guest.side === null ? [] : [t(`side.${guest.side}`)]),
    ...(isGroup ? [guest.answerCap === null ? "" : t("cap", { count: guest.answerCap })] : []),
    t(isGroup ? "seatsEach" : "seats", { count: guest.seats }),
    ...(guest.groupId === null ? [] : [t("byGroup")]),
    ...(guest.ceremonies === null ? [] : [t("ownCeremonies", { count: guest.ceremonies.length })]),
    ...(guest.channel === "whatsapp" ? [] : [t(`channel.${guest.channel}`)]),
    ...guest.tags,
    ...(guest.isLinkRevoked ? [t("revoke.state")] : []),
  ].filter((fact) => fact !== "");
  const actions = [
    ...(mayAnswer && !isGroup
      ? [{ name: "onRecord", label: t("record"), Icon: IconMailOpened } as const]
      : []),
    ...(mayLook ? [{ name: "onLook", label: t("look"), Icon: IconEye } as const] : []),
    ...(mayEdit
      ? ([
          { name: "onEdit", label: t("edit"), Icon: IconPencil },
          {
            name: "onRotate",
            label: t(guest.isLinkRevoked ? "rotate.again" : "rotate.confirm"),
            Icon: IconRefresh,
          },
          ...(guest.isLinkRevoked
            ? []
            : ([{ name: "onRevoke", label: t("revoke.confirm"), Icon: IconLinkOff }] as const)),
          { name: "onDelete", label: t("delete"), Icon: IconTrash },
        ] as const)
      : []),
  ];
  return (
    <div className={classes.row} data-selectable={mayEdit || undefined}>
      {mayEdit && (
        <Checkbox
          size="md"
          aria-label={t("select", { name })}
          checked={props.isSelected}
          onChange={(event) => {
            props.onSelect(guest.id, event.currentTarget.checked);
          }}
        />
      )}
      <div className={classes.who}>
        {mayEdit ? (
          <UnstyledButton
            className={classes.name}
            dir="auto"
            aria-label={t("editOf", { name })}
            onClick={() => {
              props.onEdit(guest.id);
            }}
          >
            {name}
          </UnstyledButton>
        ) : (
          <Text fw={600} dir="auto" span>
            {name}
          </Text>
        )}
        {guest.kind !== "person" && <span className={classes.kind}>{t(`kind.${guest.kind}`)}</span>}
        <Text size="sm" c="dimmed">
          {facts.join(" · ")}
        </Text>
        {!isGroup && <Text size="sm">{guestStory(guest, zone, now, t)}</Text>}
      </div>
      {isGroup ? <GroupState tally={tally} /> : <AnswerState guest={guest} />}
      <div className={classes.actions}>
        {mayCopyLinks && !guest.isLinkRevoked && <CopyLinkButton invitationId={invitationId} guest={guest} />}
        {actions.length > 0 && (
          <RowMenu
            label={t("actionsOf", { name })}
            actions={actions}
            onAct={(act) => {
              if (act === "onRecord" || act === "onEdit") props[act](guest.id);
              else props[act](guest);
            }}
          />
        )}
      </div>
    </div>
  );
});
