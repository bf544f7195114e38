import type { Invitation } from "@janur/domain/invitation/invitation";
import { Button, Group, Text } from "@mantine/core";
import { IconPhoto } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { invitationPaths } from "../../../lib/address/invitation-paths.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import { albumQueries } from "../queries.ts";

/** How many pictures the family has yet to look at; nothing while none waits, or nobody knows. */
export function AlbumCard({ invitation: { id } }: { invitation: Pick<Invitation, "id"> }) {
  const { t } = useTranslation("wish");
  const { data } = useQuery(albumQueries.figures(id));
  if (data === undefined || data.waiting === 0) return null;
  return (
    <Card title={t("album.title")}>
      <Group justify="space-between" gap="sm">
        <Text>{t("album.waitingCount", { count: data.waiting })}</Text>
        <Button
          variant="default"
          component={PreloadLink}
          to={invitationPaths.album(id)}
          leftSection={<Icon of={IconPhoto} size={18} />}
        >
          {t("album.seeWaiting")}
        </Button>
      </Group>
    </Card>
  );
}
