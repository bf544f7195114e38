import type { GuestRow } from "@janur/domain/guest/guest-row";
import { localize } from "@janur/domain/text/language";
import { Button } from "@mantine/core";
import { IconUserCheck } from "@tabler/icons-react";
import { useState } from "react";
import { useEventText } from "../../../lib/i18n/event-text.ts";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { CeremonyPicture } from "../queries.ts";
import { AdmitDrawer } from "./admit-drawer.tsx";
import { ArrivalHero, type Expected } from "./arrival-hero.tsx";
import { ArrivalTables } from "./arrival-tables.tsx";
import { DisputesCard } from "./disputes-card.tsx";
import { styles } from "../styles.ts";
import { VipsCard } from "./vips-card.tsx";

interface LivePictureProps {
  invitationId: string;
  shown: CeremonyPicture;
  rows: readonly GuestRow[];
  forecast: Expected | null;
  mayKeep: boolean;
}

/** How one ceremony stands at this moment, the one figure first. */
export function LivePicture({ invitationId, shown, rows, forecast, mayKeep }: LivePictureProps) {
  const t = useEventText("door");
  const [isOpen, setOpen] = useState(false);
  const { ceremony, picture } = shown;
  const { zone } = ceremony;
  const name = localize(ceremony.name, currentLanguage()) || t("unnamed");
  return (
    <>
      <div style={styles.grid}>
        <div style={styles.column}>
          <ArrivalHero title={name} picture={picture} forecast={forecast} />
          {mayKeep && (
            <Button
              size="md"
              leftSection={<Icon of={IconUserCheck} />}
              onClick={() => {
                setOpen(true);
              }}
            >
              {t("admit.open")}
            </Button>
          )}
          <DisputesCard {...{ invitationId, ceremony: ceremony.id, zone, picture, mayKeep }} />
          <VipsCard vips={picture.vips} zone={zone} />
        </div>
        <div style={styles.column}>
          <ArrivalTables {...{ picture, zone, forecast }} />
        </div>
      </div>
      {isOpen && (
        <AdmitDrawer
          at={{ invitationId, ceremony: ceremony.id, ceremonyName: name, isOpen: ceremony.isOpen, zone }}
          rows={rows}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
