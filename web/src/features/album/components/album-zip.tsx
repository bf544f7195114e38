import type { Invitation } from "@janur/domain/invitation/invitation";
import { Button } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { whenText } from "../../../lib/text/when-text.ts";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { canKeepWhole, saveArchive } from "../album-archive.ts";
import { megabytes } from "../album-view.ts";
import { useAskAlbumZip } from "../mutations.ts";
import { albumQueries } from "../queries.ts";
import { styles } from "../styles.ts";

interface AlbumZipProps {
  invitation: Invitation;
  isEmpty: boolean;
  /** What there is; null while it is counted, and of an album without pictures. */
  said: string | null;
}

/** Everything to take along: asked for, waited for, saved as one file or archive by archive. */
export function AlbumZip({ invitation, isEmpty, said }: AlbumZipProps) {
  const { t } = useTranslation("wish");
  const { id, zone } = invitation;
  const zip = useQuery(albumQueries.zip(id));
  const ask = useAskAlbumZip(id);
  const state = zip.data?.state ?? "none";
  const isUnderway = state === "asked" || state === "working" || ask.isPending;
  const { parts = [], whole = null } = zip.data ?? {};
  const done = parts.length;
  const error = ask.error ?? zip.error;
  return (
    <Card title={t("album.zip.title")}>
      <p style={styles.help}>{t("album.zip.text")}</p>
      {said !== null && <p style={styles.help}>{said}</p>}
      {error !== null && <ProblemNotice text={problemText(error)} />}
      {state === "failed" && <ProblemNotice text={t("album.zip.failed")} />}
      <p role="status" style={styles.lead}>
        {isUnderway && (done === 0 ? t("album.zip.working") : t("album.zip.workingParts", { count: done }))}
        {state === "ready" &&
          zip.data?.until != null &&
          t("album.zip.ready", { when: whenText(new Date(zip.data.until), zone) })}
        {isEmpty && state === "none" && t("album.zip.none")}
      </p>
      {state === "ready" && (
        <ul style={styles.list}>
          {whole !== null && done > 1 && canKeepWhole(whole.bytes) && (
            <ZipPart invitation={invitation} facts={whole} part={null} />
          )}
          {parts.map((facts, part) => (
            <ZipPart key={part} invitation={invitation} facts={facts} part={part} />
          ))}
        </ul>
      )}
      {!isEmpty && (
        <Button
          mt="sm"
          variant="default"
          loading={isUnderway}
          onClick={() => {
            ask.mutate();
          }}
        >
          {t(state === "ready" ? "album.zip.again" : "album.zip.ask")}
        </Button>
      )}
    </Card>
  );
}

interface ZipPartProps {
  invitation: Invitation;
  facts: { pictures: number; bytes: number };
  /** Null for all of them as one file. */
  part: number | null;
}

function ZipPart({ invitation, facts, part }: ZipPartProps) {
  const { t, i18n } = useTranslation("wish");
  const [share, setShare] = useState(0);
  const number = part === null ? null : part + 1;
  const name = ["album", invitation.slug, number].filter((word) => word !== null).join("-") + ".zip";
  const fetching = useMutation({
    mutationFn: () => saveArchive({ invitationId: invitation.id, part, bytes: facts.bytes, name }, setShare),
  });
  const label = number === null ? t("album.zip.downloadWhole") : t("album.zip.downloadOf", { number });
  const size = t("album.megabytes", { size: megabytes(facts.bytes, i18n.language) });
  return (
    <li style={styles.part}>
      <div style={styles.partRow}>
        <span style={styles.partText}>
          {number === null
            ? t("album.zip.whole", { pictures: facts.pictures, size })
            : t("album.zip.part", { number, pictures: facts.pictures, size })}
        </span>
        {/* Never grey: how far it is stands in it, and its name says no more than it shows. */}
        <Button
          variant="default"
          size="sm"
          flex="none"
          aria-disabled={fetching.isPending}
          {...(!fetching.isPending && { "aria-label": label })}
          onClick={() => {
            if (fetching.isPending) return;
            setShare(0);
            fetching.mutate();
          }}
        >
          {fetching.isPending
            ? t("album.zip.progress", { percent: Math.round(share * 100) })
            : t("album.zip.download")}
        </Button>
      </div>
      {fetching.error !== null && <ProblemNotice text={problemText(fetching.error)} />}
    </li>
  );
}
