import { addressedName } from "@janur/domain/guest/guest-name";
import { envelopeLines } from "@janur/domain/guest/guest-texts";
import type { Tally } from "@janur/domain/statistics/figures";
import {
  IconCopy,
  IconEye,
  IconLinkOff,
  IconMailOpened,
  IconPencil,
  IconRefresh,
  IconTrash,
} from "@tabler/icons-react";
import { memo, useContext } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../ui/icon.tsx";
import { RowCheck } from "../../../ui/list/row-check.tsx";
import { RowMenu } from "../../../ui/list/row-menu.tsx";
import { DoorStories } from "../door-story.ts";
import { guestStory } from "../guest-story.ts";
import { progressOf } from "../guest-progress.ts";
import type { ListedGuest } from "../listed-rows.ts";
import { stateText } from "../state-text.ts";
import controls from "../../../ui/list/row-controls.module.css";
import classes from "./guest-row.module.css";
import { StateMark } from "./state-mark.tsx";

/** What somebody may do with the guests of a list. */
export interface GuestRights {
  mayEdit: boolean;
  /** Whose links somebody may have; nobody's where it is null. */
  mayHaveLink: ((guest: ListedGuest) => boolean) | null;
  /** Whether the page is there to be looked at, as a guest whose link one may have. */
  isPageShown: boolean;
  mayAnswer: boolean;
}

/** Where a row has room for a button beside its menu; `guest-row.module.css` has the same. */
const wide = "(min-width: 62em)";

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
  const { guest, tally, zone, now, mayEdit, mayHaveLink, mayAnswer, isPageShown } = props;
  const isLinkMine = mayHaveLink?.(guest) === true;
  const mayLook = isLinkMine && isPageShown;
  const { t } = useTranslation("guest");
  const door = useContext(DoorStories);
  const name = addressedName(guest);
  const isGroup = guest.kind === "group";
  // How many stands first: what a phone has no room for is cut off at the end.
  const facts = [
    t(isGroup ? "seatsEach" : "seats", { count: guest.seats }),
    guest.origin,
    ...envelopeLines(guest),
    guest.group,
    ...(guest.side === null ? [] : [t(`side.${guest.side}`)]),
    ...(isGroup ? [guest.answerCap === null ? "" : t("cap", { count: guest.answerCap })] : []),
    ...(guest.groupId === null ? [] : [t("byGroup")]),
    ...(guest.ceremonies === null ? [] : [t("ownCeremonies", { count: guest.ceremonies.length })]),
    ...(guest.channel === "whatsapp" ? [] : [t(`channel.${guest.channel}`)]),
    ...guest.tags,
    ...(mayHaveLink !== null && !isLinkMine ? [t("notYours")] : []),
    ...(guest.isLinkRevoked ? [t("revoke.state")] : []),
  ].filter((fact) => fact !== "");
  const mayCopy = isLinkMine && !guest.isLinkRevoked;
  const actions = () => [
    // Has no button of its own on a phone.
    ...(mayCopy && !window.matchMedia(wide).matches
      ? [{ name: "onCopy", label: t("copyLink"), icon: IconCopy } as const]
      : []),
    ...(mayAnswer && !isGroup
      ? [{ name: "onRecord", label: t("record"), icon: IconMailOpened } as const]
      : []),
    ...(mayLook ? [{ name: "onLook", label: t("look"), icon: IconEye } as const] : []),
    ...(mayEdit
      ? ([
          { name: "onEdit", label: t("edit"), icon: IconPencil },
          {
            name: "onRotate",
            label: t(guest.isLinkRevoked ? "again.confirm" : "rotate.confirm"),
            icon: IconRefresh,
          },
          ...(guest.isLinkRevoked
            ? []
            : ([{ name: "onRevoke", label: t("revoke.confirm"), icon: IconLinkOff }] as const)),
          { name: "onDelete", label: t("delete"), icon: IconTrash },
        ] as const)
      : []),
  ];
  const state = stateText(guest, tally, t);
  const story = isGroup ? "" : guestStory(guest, zone, now, t, door);
  const hasAnswers = isGroup && tally !== undefined && tally.invitations > 0;
  return (
    <div className={classes.row}>
      <div className={classes.pick}>
        {mayEdit && (
          <RowCheck
            label={t("select", { name })}
            isChecked={props.isSelected}
            onChange={(isChecked) => {
              props.onSelect(guest.id, isChecked);
            }}
          />
        )}
        <StateMark progress={hasAnswers ? "yes" : progressOf(guest)} />
      </div>
      <div className={classes.name}>
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
      </div>
      <p className={classes.facts}>{facts.join(" · ")}</p>
      <p className={classes.state} aria-busy={isGroup && tally === undefined}>
        {state}
      </p>
      {story !== "" && story !== state && <p className={classes.story}>{story}</p>}
      <div className={classes.actions}>
        {mayCopy && (
          <button
            type="button"
            className={`${controls.button ?? ""} ${classes.copy ?? ""}`}
            disabled={props.isCopying}
            aria-busy={props.isCopying}
            aria-label={t("copyLinkOf", { name })}
            onClick={() => {
              props.onCopy(guest);
            }}
          >
            <Icon of={IconCopy} size={18} />
            <span>{t("copyLink")}</span>
          </button>
        )}
        {((mayAnswer && !isGroup) || mayLook || mayEdit || mayCopy) && (
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
