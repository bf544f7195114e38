import type { Invitation } from "@janur/domain/invitation/invitation";
import { Button, Group } from "@mantine/core";
import {
  IconChevronRight,
  IconCopy,
  IconEye,
  IconPhoto,
  IconSend,
  IconShare3,
  IconUsers,
} from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { eventPagePath, invitationPaths } from "../../../../lib/address/invitation-paths.ts";
import { lazyPart } from "../../../../lib/browser/lazy-part.ts";
import { useCopy } from "../../../../lib/browser/use-copy.ts";
import { whenText } from "../../../../lib/text/when-text.ts";
import { CoverPicture } from "../../../../ui/art/cover-picture.tsx";
import { CopyByHand } from "../../../../ui/dialog/copy-by-hand.tsx";
import { ProblemNotice } from "../../../../ui/error/problem-notice.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { PreloadLink } from "../../../../ui/layout/preload-link.tsx";
import { coverFactsOf } from "../../../invitation/cover-facts.ts";
import { invitationQueries } from "../../../invitation/queries.ts";
import { useOwnHead } from "../../../../ui/layout/use-own-head.ts";
import { useIsPhone } from "../../../../ui/use-is-phone.ts";
import { shareCard } from "./share-card.ts";
import classes from "./published-page.module.css";

const QrCode = lazyPart(async () => (await import("../../../../ui/picture/qr-code.tsx")).QrCode);

/** The moment after publishing: what guests see, how they get there, and what comes next. */
export function PublishedPage({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation("publish");
  const { id, slug, title, publishedRevision, publishedAt, zone } = invitation;
  const { data: guests } = useQuery(invitationQueries.guestsNamed(id, ""));
  const url = window.location.origin + eventPagePath(slug);
  // There it fills the screen, and brings its own head and bar.
  useOwnHead(useIsPhone());
  const hasGuests = guests === undefined || guests.length > 0;
  const facts = coverFactsOf(invitation);
  return (
    <div className={classes.moment}>
      {/* What hangs at the top of the cover hangs at the top of the page. */}
      <div className={classes.sky}>
        <CoverPicture facts={facts} isWhole isBare />
      </div>
      <div className={classes.card}>
        <CoverPicture facts={facts} isWhole />
      </div>
      <div className={classes.words}>
        {publishedAt !== null && (
          <p className={classes.when}>{t("published.when", { when: whenText(publishedAt, zone) })}</p>
        )}
        <h2>{t("published.title", { title })}</h2>
        <section className={classes.address} aria-label={t("published.address")}>
          <span className={classes.code}>
            <Suspense>
              <QrCode text={url} label={t("published.code")} />
            </Suspense>
          </span>
          <div>
            <p>
              {window.location.host}
              <wbr />
              {eventPagePath(slug)}
            </p>
            <AddressButtons url={url} title={title} />
          </div>
        </section>
        <ul className={classes.next}>
          <li>
            <a href={eventPagePath(slug, publishedRevision)} target="_blank" rel="noopener">
              <Icon of={IconEye} />
              <span>{t("published.look")}</span>
              <Icon of={IconChevronRight} />
            </a>
          </li>
          <li>
            <StatusButton url={url} path={eventPagePath(slug, publishedRevision)} title={title} />
          </li>
          <li>
            <PreloadLink to={invitationPaths.team(id)}>
              <Icon of={IconUsers} />
              <span>{t("published.family")}</span>
              <Icon of={IconChevronRight} />
            </PreloadLink>
          </li>
        </ul>
        <div className={classes.foot}>
          <Button component={PreloadLink} to={invitationPaths.overview(id)} variant="subtle" color="tanah">
            {t("published.later")}
          </Button>
          <Button
            component={PreloadLink}
            to={hasGuests ? invitationPaths.send(id) : `${invitationPaths.guests(id)}?guest=new`}
            leftSection={<Icon of={hasGuests ? IconSend : IconUsers} size={18} />}
          >
            {t(hasGuests ? "published.send" : "published.addGuest")}
          </Button>
        </div>
      </div>
    </div>
  );
}

function AddressButtons({ url, title }: { url: string; title: string }) {
  const { t } = useTranslation("publish");
  const { copy, refused, forget } = useCopy();
  const [isCopied, setCopied] = useState(false);
  return (
    <Group gap={8}>
      <Button
        variant="default"
        px={10}
        leftSection={<Icon of={IconCopy} size={18} />}
        onClick={() => {
          void copy(url).then(setCopied);
        }}
      >
        <span aria-live="polite">{t(isCopied ? "published.copied" : "published.copy")}</span>
      </Button>
      {"share" in navigator && (
        <Button
          variant="default"
          px={10}
          leftSection={<Icon of={IconShare3} size={18} />}
          onClick={() => {
            // Whoever closes the drawer has changed their mind, and that is no problem.
            navigator.share({ title, url }).catch(() => undefined);
          }}
        >
          {t("published.share")}
        </Button>
      )}
      {refused !== null && <CopyByHand title={t("published.copy")} text={refused} onClose={forget} />}
    </Group>
  );
}

/** The card of the link goes to a status as a picture; where the device shares none, it is downloaded. */
function StatusButton({ url, path, title }: { url: string; path: string; title: string }) {
  const { t } = useTranslation("publish");
  const [state, setState] = useState<"ready" | "busy" | "saved" | "failed">("ready");
  return (
    <>
      <button
        type="button"
        disabled={state === "busy"}
        onClick={() => {
          setState("busy");
          void shareCard({ path, url, title }).then(setState);
        }}
      >
        <Icon of={IconPhoto} />
        <span>{t("published.status")}</span>
        <Icon of={IconChevronRight} />
      </button>
      <p className={classes.said} role="status">
        {state === "saved" && t("published.statusSaved")}
      </p>
      {state === "failed" && <ProblemNotice text={t("published.statusFailed")} />}
    </>
  );
}
