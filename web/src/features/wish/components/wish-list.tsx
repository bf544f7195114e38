import { limits } from "@janur/domain/limits";
import { Button, Skeleton } from "@mantine/core";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { invitationPaths } from "../../../lib/address/invitation-paths.ts";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import { EmptyState } from "../../../ui/list/empty-state.tsx";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { keptFocus } from "../../../ui/list/kept-focus.ts";
import { liveWishLimit } from "../data.ts";
import { wishQueries } from "../queries.ts";
import { cursorOf, mergedWishes, type WishCursor, type WishTab } from "../wish-view.ts";
import { ApproveAll } from "./approve-all.tsx";
import { WishCard } from "./wish-card.tsx";
import classes from "./wishes-page.module.css";

interface WishListProps {
  invitationId: string;
  tab: WishTab;
  zone: string;
  mayModerate: boolean;
  /** Whether senders lead to their entry in the guest list. */
  mayOpenGuests: boolean;
}

/** The wishes of one tab: the top of it live, older ones page by page. */
export function WishList({ invitationId, tab, zone, mayModerate, mayOpenGuests }: WishListProps) {
  const { t } = useTranslation(["wish", "problem"]);
  /** Where the older pages begin; null until somebody asks for them. */
  const [seam, setSeam] = useState<WishCursor | null>(null);
  const latest = useQuery({
    ...wishQueries.latest(invitationId, tab, seam),
    placeholderData: keepPreviousData,
  });
  const older = useInfiniteQuery(wishQueries.older(invitationId, tab, seam));

  if (latest.data === undefined) {
    return latest.error === null ? (
      <WishListSkeleton />
    ) : (
      <ProblemNotice
        text={problemText(latest.error)}
        action={t("problem:retry")}
        onAction={() => void latest.refetch()}
      />
    );
  }
  const live = latest.data;
  // A listener has a limit too: beyond it the older pages no longer follow and begin anew.
  const isSeamless = seam === null || live.length < liveWishLimit || live.at(-1)?.id === seam.id;
  const wishes = mergedWishes(
    tab,
    live,
    isSeamless ? (older.data?.pages.flatMap((page) => page.wishes) ?? []) : [],
  );
  const hasMore =
    seam === null || !isSeamless ? live.length >= limits.wish.page : older.hasNextPage || older.isPending;
  const more = () => {
    const last = live.at(-1);
    if (seam !== null && isSeamless) void older.fetchNextPage();
    else if (last !== undefined) setSeam(cursorOf(last));
  };
  return (
    <>
      {latest.error !== null && <ProblemNotice text={t("problem:liveLost")} />}
      {wishes.length === 0 && !hasMore ? (
        <EmptyState text={t(`wish:empty.${tab}`)}>
          {tab !== "shown" && (
            <Button variant="default" component={PreloadLink} to={invitationPaths.wishes(invitationId)}>
              {t("wish:seeShown")}
            </Button>
          )}
          {tab === "shown" && mayModerate && (
            <Button component={PreloadLink} to={invitationPaths.send(invitationId)}>
              {t("wish:sendInvitations")}
            </Button>
          )}
        </EmptyState>
      ) : (
        <>
          {tab !== "shown" && (
            <div className={classes.about}>
              <p>{t(`wish:${tab}Help`)}</p>
              {tab === "held" && mayModerate && wishes.length > 1 && (
                <ApproveAll invitationId={invitationId} wishIds={wishes.map(({ id }) => id)} />
              )}
            </div>
          )}
          <ul className={classes.list} aria-label={t(`wish:list.${tab}`)} ref={keptFocus}>
            {wishes.map((wish) => (
              <WishCard
                key={wish.id}
                wish={wish}
                invitationId={invitationId}
                zone={zone}
                mayModerate={mayModerate}
                mayOpenGuests={mayOpenGuests}
              />
            ))}
          </ul>
        </>
      )}
      {older.error !== null && seam !== null && (
        <ProblemNotice
          text={problemText(older.error)}
          action={t("problem:retry")}
          onAction={() => void (older.data === undefined ? older.refetch() : older.fetchNextPage())}
        />
      )}
      {hasMore && older.error === null && (
        <Button
          mt="md"
          variant="default"
          fullWidth
          loading={seam !== null && isSeamless && older.isFetching}
          onClick={more}
        >
          {t("wish:more")}
        </Button>
      )}
    </>
  );
}

export function WishListSkeleton() {
  return (
    <div className={classes.list} aria-hidden>
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} height={148} radius="lg" />
      ))}
    </div>
  );
}
