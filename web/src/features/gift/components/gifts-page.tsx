import { hasGifts } from "@janur/domain/gift/gift-events";
import type { GuestRow } from "@janur/domain/guest/guest-row";
import { memberOf, type Invitation } from "@janur/domain/invitation/invitation";
import { memberMay } from "@janur/domain/team/team";
import { Button } from "@mantine/core";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import { useAddressView } from "../../../lib/address/address-view.ts";
import { invitationPaths } from "../../../lib/address/invitation-paths.ts";
import { LinkTabs } from "../../../ui/layout/link-tabs.tsx";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import { EmptyState } from "../../../ui/list/empty-state.tsx";
import { giftViews, giftViewSchema, type GiftView } from "../gift-view.ts";
import { BookView } from "./book-view.tsx";
import { CountView } from "./count-view.tsx";
import { HeadActions } from "./head-actions.tsx";
import { WriteView } from "./write-view.tsx";
import { useIsPhone } from "../../../ui/use-is-phone.ts";
import { RoomActions } from "../../../ui/layout/room-actions.tsx";

const AccessDialog = lazyPart(async () => (await import("./access-dialog.tsx")).AccessDialog);
const FilesDrawer = lazyPart(async () => (await import("./files-drawer.tsx")).FilesDrawer);

interface GiftsPageProps {
  invitation: Invitation;
  uid: string;
  /** All guests, always up to date. */
  guests: readonly GuestRow[];
  /** The phone of a guest, for whoever may read it; null where there is none. */
  phoneOf: (guestId: string) => Promise<string | null>;
}

/** The book of gifts: written down, read, counted by two. */
export function GiftsPage({ invitation, uid, guests, phoneOf }: GiftsPageProps) {
  const { t } = useTranslation("gift");
  const { id, eventType, owner } = invitation;
  const [view] = useAddressView(giftViewSchema);
  const { search } = useLocation();
  const [open, setOpen] = useState<"access" | "files" | null>(null);
  const isPhone = useIsPhone();
  const member = memberOf(invitation, uid);
  const mayKeep = member !== null && memberMay(member, "keepGifts");
  const maySee = member !== null && memberMay(member, "seeGifts");
  const close = () => {
    setOpen(null);
  };
  if (!hasGifts(eventType) || !mayKeep)
    return (
      <EmptyState text={t(hasGifts(eventType) ? "closed" : "none.text")}>
        <Button component={PreloadLink} to={invitationPaths.overview(id)}>
          {t("none.action")}
        </Button>
      </EmptyState>
    );
  const current = view.view === "" ? (view.show === "" ? "write" : "book") : view.view;
  const searchOf = (value: GiftView) => {
    const next = new URLSearchParams(search);
    next.set("view", value);
    next.delete("gift");
    return next.toString();
  };
  const actions = <HeadActions isOwner={owner === uid} maySee={maySee} onOpen={setOpen} />;
  return (
    <>
      {!isPhone && <RoomActions>{actions}</RoomActions>}
      <LinkTabs
        label={t("view.label")}
        views={giftViews.map((value) => ({
          key: value,
          to: { search: searchOf(value) },
          isCurrent: value === current,
          label: t(`view.${value}`),
        }))}
      >
        {isPhone ? actions : undefined}
      </LinkTabs>
      {current === "write" && <WriteView {...{ invitation, uid, guests }} />}
      {current === "book" && <BookView {...{ invitation, uid, guests, maySee, phoneOf }} />}
      {current === "count" && <CountView {...{ invitation, maySee }} />}
      <Suspense>
        {open === "access" && <AccessDialog {...{ invitation, uid }} onClose={close} />}
        {open === "files" && <FilesDrawer invitation={invitation} onClose={close} />}
      </Suspense>
    </>
  );
}
