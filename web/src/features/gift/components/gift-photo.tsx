import type { GiftRow } from "@janur/domain/gift/gift-row";
import { Button, Skeleton } from "@mantine/core";
import { IconCamera } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { base64Of } from "../../../lib/text/base64.ts";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useChangeGift } from "../mutations.ts";
import { giftQueries } from "../queries.ts";
import { photoTypes, shrunkPhoto } from "../shrunk-photo.ts";
import { styles } from "../styles.ts";

/** What a parcel looks like. */
export function GiftPhoto({ invitationId, row }: { invitationId: string; row: GiftRow }) {
  const { t } = useTranslation(["gift", "shell"]);
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState("");
  const change = useChangeGift(invitationId);
  const { data, error, refetch } = useQuery({
    ...giftQueries.photo(invitationId, row.id, row.revision),
    enabled: row.hasPhoto,
  });
  const name = row.name || t("nobody");
  const send = async (photo: Blob | null) => {
    setProblem("");
    const picture = photo === null ? null : await base64Of(photo);
    try {
      await change.mutateAsync({ name: "saveGiftPhoto", input: { giftId: row.id, picture } });
    } catch (failure) {
      setProblem(problemText(failure));
    }
  };
  return (
    <div>
      {row.hasPhoto &&
        (error !== null ? (
          <ProblemNotice
            text={problemText(error)}
            action={t("shell:action.retry")}
            onAction={() => void refetch()}
          />
        ) : data === undefined ? (
          <Skeleton height={200} radius="md" />
        ) : (
          <img
            style={styles.photo}
            src={`data:image/webp;base64,${data}`}
            alt={t("entry.photoOf", { name })}
          />
        ))}
      {problem !== "" && <ProblemNotice text={problem} />}
      <input
        ref={input}
        type="file"
        accept={photoTypes}
        hidden
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = "";
          if (file === undefined) return;
          shrunkPhoto(file).then(send, () => {
            setProblem(t("entry.badPhoto"));
          });
        }}
      />
      <div style={styles.actions}>
        <Button
          variant="default"
          leftSection={<Icon of={IconCamera} />}
          loading={change.isPending}
          onClick={() => input.current?.click()}
        >
          {t(row.hasPhoto ? "entry.changePhoto" : "entry.addPhoto")}
        </Button>
        {row.hasPhoto && (
          <Button
            variant="subtle"
            color="tanah"
            disabled={change.isPending}
            onClick={() => {
              void send(null);
            }}
          >
            {t("entry.dropPhoto")}
          </Button>
        )}
      </div>
    </div>
  );
}
