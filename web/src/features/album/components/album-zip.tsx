import type { Invitation } from "@janur/domain/invitation/invitation";
import { Button } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { saveFile } from "../../../lib/storage/save-file.ts";
import { whenText } from "../../../lib/text/when-text.ts";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { megabytes } from "../album-view.ts";
import { fetchAlbumZip, useAskAlbumZip } from "../mutations.ts";
import { albumQueries } from "../queries.ts";
import { styles } from "../styles.ts";

interface AlbumZipProps {
  invitation: Invitation;
  isEmpty: boolean;
  /** What there is; null while it is counted. */
  said: string | null;
}

/** Everything to take along: asked for, waited for, fetched archive by archive. */
export function AlbumZip({ invitation, isEmpty, said }: AlbumZipProps) {
  const { t } = useTranslation("wish");
  const { id, zone } = invitation;
  const zip = useQuery(albumQueries.zip(id));
  const ask = useAskAlbumZip(id);
  const state = zip.data?.state ?? "none";
  const isUnderway = state === "asked" || state === "working" || ask.isPending;
  const done = zip.data?.parts.length ?? 0;
  const error = ask.error ?? zip.error;
  return (
    <Card title={t("album.zip.title")} order={3}>
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
          {zip.data?.parts.map((part, index) => (
            <ZipPart key={index} invitation={invitation} part={part} index={index} />
          ))}
        </ul>
      )}
      <Button
        mt="sm"
        variant="default"
        disabled={isEmpty}
        loading={isUnderway}
        onClick={() => {
          ask.mutate();
        }}
      >
        {t(state === "ready" ? "album.zip.again" : "album.zip.ask")}
      </Button>
    </Card>
  );
}

interface ZipPartProps {
  invitation: Invitation;
  part: { pictures: number; bytes: number };
  index: number;
}

function ZipPart({ invitation, part, index }: ZipPartProps) {
  const { t, i18n } = useTranslation("wish");
  const [share, setShare] = useState(0);
  const number = index + 1;
  const fetching = useMutation({
    mutationFn: () => fetchAlbumZip(invitation.id, index, setShare),
    onSuccess: (file) => {
      saveFile(file, `album-${invitation.slug}-${String(number)}.zip`);
    },
  });
  return (
    <li style={styles.part}>
      <span>
        {t("album.zip.part", {
          number,
          pictures: part.pictures,
          size: t("album.megabytes", { size: megabytes(part.bytes, i18n.language) }),
        })}
      </span>
      <Button
        variant="default"
        size="sm"
        disabled={fetching.isPending}
        aria-label={t("album.zip.downloadOf", { number })}
        onClick={() => {
          setShare(0);
          fetching.mutate();
        }}
      >
        {fetching.isPending
          ? t("album.zip.progress", { percent: Math.round(share * 100) })
          : t("album.zip.download")}
      </Button>
      {fetching.error !== null && <ProblemNotice text={problemText(fetching.error)} />}
    </li>
  );
}
