import { addressedName } from "@janur/domain/guest";
import type { Tally } from "@janur/domain/figures";
import {
  IconCopy,
  IconEye,
  IconLinkOff,
  IconMailOpened,
  IconPencil,
  IconRefresh,
  IconTrash,
} from "@tabler/icons-react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { RowCheck } from "../../../ui/row-check.tsx";
import { RowMenu } from "../../../ui/row-menu.tsx";
import { guestStory } from "../guest-story.ts";
import type { ListedGuest } from "../listed-rows.ts";
import controls from "../../../ui/row-controls.module.css";
import { AnswerState, GroupState } from "./answer-state.tsx";
import classes from "./guest-list.module.css";
import rows from "./guest-row.module.css";

/** What somebody may do with the guests of a list. */
export interface GuestRights {
  mayEdit: boolean;
  mayCopyLinks: boolean;
  /** Whether the page is there to be looked at as a guest. */
  mayLook: boolean;
  mayAnswer: boolean;
}

interface GuestRowProps extends GuestRights {
  guest: ListedGuest;
  /** Answers by a group's link; undefined until they are counted. */
  tally: Tally | undefined;
  /** IANA zone of the invitation. */
  zone: string;
  now: Date;
  isSelected: boolean;
  /** Its link is on the way. */
  isCopying: boolean;
  onSelect: (guestId: string, isSelected: boolean) => void;
  onCopy: (guest: ListedGuest) => void;
  onRecord: (guestId: string) => void;
  onEdit: (guestId: string) => void;
  onLook: (guest: ListedGuest) => void;
  onRotate: (guest: ListedGuest) => void;
  onRevoke: (guest: ListedGuest) => void;
  onDelete: (guest: ListedGuest) => void;
}

/** One guest of the list: who, how far, and what can be done. While the list is scrolled only new rows are drawn. */
export const GuestRow = memo(function GuestRow(props: GuestRowProps) {
  const { guest, tally, zone, now, mayEdit, mayCopyLinks, mayAnswer, mayLook } = props;
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
  const actions = () => [
    ...(mayAnswer && !isGroup
      ? [{ name: "onRecord", label: t("record"), Icon: IconMailOpened } as const]
      : []),
    ...(mayLook ? [{ name: "onLook", label: t("look"), Icon: IconEye } as const] : []),
    ...(mayEdit
      ? ([
          { name: "onEdit", label: t("edit"), Icon: IconPencil },
          {
            name: "onRotate",
            label: t(guest.isLinkRevoked ? "again.confirm" : "rotate.confirm"),
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
        <RowCheck
          label={t("select", { name })}
          isChecked={props.isSelected}
          onChange={(isChecked) => {
            props.onSelect(guest.id, isChecked);
          }}
        />
      )}
      <div className={rows.who}>
        {mayEdit ? (
          <button
            type="button"
            className={controls.name}
            dir="auto"
            aria-label={t("editOf", { name })}
            onClick={() => {
              props.onEdit(guest.id);
            }}
          >
            {name}
          </button>
        ) : (
          <strong dir="auto">{name}</strong>
        )}
        {guest.kind !== "person" && <span className={classes.kind}>{t(`kind.${guest.kind}`)}</span>}
        <p>{facts.join(" · ")}</p>
        {!isGroup && <p>{guestStory(guest, zone, now, t)}</p>}
      </div>
      {isGroup ? <GroupState tally={tally} /> : <AnswerState guest={guest} />}
      <div className={classes.actions}>
        {mayCopyLinks && !guest.isLinkRevoked && (
          <button
            type="button"
            className={`${controls.button ?? ""} ${rows.copy ?? ""}`}
            disabled={props.isCopying}
            aria-busy={props.isCopying}
            aria-label={t("copyLinkOf", { name })}
            onClick={() => {
              props.onCopy(guest);
            }}
          >
            <IconCopy size={18} stroke={1.75} aria-hidden />
            <span>{t("copyLink")}</span>
          </button>
        )}
        {((mayAnswer && !isGroup) || mayLook || mayEdit) && (
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
