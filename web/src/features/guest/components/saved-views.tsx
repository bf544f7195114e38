import { maySaveView } from "@janur/domain/guest/saved-view";
import { Button, Group } from "@mantine/core";
import { IconBookmarkPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { GuestListView } from "../list-view.ts";
import { guestQueries } from "../queries.ts";
import { queryOf, viewOf } from "../view-query.ts";

const SaveViewDialog = lazyPart(async () => (await import("./save-view-dialog.tsx")).SaveViewDialog);
const ManageViewsDialog = lazyPart(async () => (await import("./manage-views-dialog.tsx")).ManageViewsDialog);

interface SavedViewsProps {
  invitationId: string;
  view: GuestListView;
  /** Whether the team's views may be changed. */
  mayEdit: boolean;
  onChange: (view: GuestListView) => void;
}

/** Views that were kept, one tap each, and what keeps the present one. */
export function SavedViews({ invitationId, view, mayEdit, onChange }: SavedViewsProps) {
  const { t } = useTranslation("guest");
  const [open, setOpen] = useState<"save" | "manage" | null>(null);
  const { data } = useQuery(guestQueries.views(invitationId));
  if (data === undefined) return null;
  const query = queryOf(view);
  const all = [...data.team.views, ...data.own.views];
  const isNew = query !== "" && maySaveView(query) && all.every((kept) => kept.query !== query);
  const close = () => {
    setOpen(null);
  };
  if (all.length === 0 && !isNew) return null;
  return (
    <Group gap={8} mb="sm" role="group" aria-label={t("views.label")}>
      {all.map((kept) => (
        <Button
          key={kept.id}
          size="sm"
          radius={6}
          variant={kept.query === query ? "light" : "default"}
          aria-pressed={kept.query === query}
          onClick={() => {
            onChange(viewOf(kept.query === query ? "" : kept.query));
          }}
        >
          {kept.name}
        </Button>
      ))}
      {isNew && (
        <Button
          size="sm"
          variant="subtle"
          leftSection={<Icon of={IconBookmarkPlus} size={18} />}
          onClick={() => {
            setOpen("save");
          }}
        >
          {t("views.save")}
        </Button>
      )}
      {all.length > 0 && (
        <Button
          size="sm"
          variant="subtle"
          color="tanah"
          onClick={() => {
            setOpen("manage");
          }}
        >
          {t("views.manage")}
        </Button>
      )}
      <Suspense>
        {open === "save" && (
          <SaveViewDialog
            invitationId={invitationId}
            saved={data}
            query={query}
            mayEdit={mayEdit}
            onClose={close}
          />
        )}
        {open === "manage" && (
          <ManageViewsDialog invitationId={invitationId} saved={data} mayEdit={mayEdit} onClose={close} />
        )}
      </Suspense>
    </Group>
  );
}
