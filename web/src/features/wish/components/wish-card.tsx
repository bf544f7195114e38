import type { Wish } from "@janur/domain/wish/wish";
import { IconPinFilled } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import { sinceText, whenText } from "../../../lib/text/when-text.ts";
import { Icon } from "../../../ui/icon.tsx";
import { keptFocus } from "../../../ui/list/kept-focus.ts";
import { useWishActions } from "../use-wish-actions.ts";
import { ReplyForm } from "./reply-form.tsx";
import { WishButtons } from "./wish-buttons.tsx";
import classes from "./wishes-page.module.css";

interface WishCardProps {
  wish: Wish;
  invitationId: string;
  zone: string;
  mayModerate: boolean;
  mayOpenGuests: boolean;
}

const shapes = { yes: "●", maybe: "◑", no: "○" } as const;

/** One wish: what was written, by whom, and what the family may do about it. */
export function WishCard(props: WishCardProps) {
  const { wish, invitationId, zone, mayModerate, mayOpenGuests } = props;
  const { t } = useTranslation("wish");
  const actions = useWishActions(invitationId, wish);
  const [isReplying, setReplying] = useState(false);
  return (
    <li className={classes.card} ref={keptFocus} data-pinned={wish.isPinned || undefined}>
      <div className={classes.head}>
        <h2 dir="auto">
          <Sender wish={wish} isLinked={mayOpenGuests} />
        </h2>
        <Presence wish={wish} />
        {wish.isPinned && (
          <span className={classes.pinned}>
            <Icon of={IconPinFilled} size={14} /> {t("pinned")}
          </span>
        )}
      </div>
      <p className={classes.text} dir="auto">
        {wish.text}
      </p>
      <p className={classes.when}>
        <time dateTime={wish.createdAt.toISOString()} title={whenText(wish.createdAt, zone)}>
          {sinceText(wish.createdAt, new Date(), zone)}
        </time>
      </p>
      {wish.reply !== "" && !isReplying && (
        <div className={classes.reply}>
          <p className={classes.from}>{t("reply.from")}</p>
          <p className={classes.text} dir="auto">
            {wish.reply}
          </p>
        </div>
      )}
      {isReplying && (
        <ReplyForm
          wish={wish}
          isBusy={actions.isBusy}
          onSave={actions.reply}
          onClose={() => {
            setReplying(false);
          }}
        />
      )}
      {mayModerate && !isReplying && (
        <WishButtons
          wish={wish}
          actions={actions}
          onReply={() => {
            setReplying(true);
          }}
        />
      )}
    </li>
  );
}

/** Who wrote; a guest's own link leads to their entry in the list. */
function Sender({ wish, isLinked }: { wish: Pick<Wish, "name" | "guestId">; isLinked: boolean }) {
  const { t } = useTranslation("wish");
  const [parameters] = useSearchParams();
  if (wish.guestId === null || !isLinked) return wish.name;
  const search = new URLSearchParams(parameters);
  search.set("guest", wish.guestId);
  return (
    <Link
      to={{ search: search.toString() }}
      preventScrollReset
      aria-label={t("guestOf", { name: wish.name })}
    >
      {wish.name}
    </Link>
  );
}

/** What the sender had answered when they wrote: shape and word. */
function Presence({ wish }: { wish: Pick<Wish, "attendance" | "guestId"> }) {
  const { t } = useTranslation("wish");
  if (wish.attendance === null) {
    return <span className={classes.quiet}>{t(wish.guestId === null ? "unlinked" : "silent")}</span>;
  }
  return (
    <span className={classes.presence}>
      <span aria-hidden data-attendance={wish.attendance}>
        {shapes[wish.attendance]}
      </span>{" "}
      {t(`attendance.${wish.attendance}`)}
    </span>
  );
}
