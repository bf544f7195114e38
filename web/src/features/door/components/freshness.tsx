import { limits } from "@janur/domain/limits";
import { clockText } from "@janur/domain/time/date-text";
import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { useOnline } from "../../../lib/browser/use-online.ts";
import { styles } from "../styles.ts";
import { useEventText } from "../../../lib/i18n/event-text.ts";

interface FreshnessProps {
  zone: string;
  /** When the server told what is shown. */
  at: number;
  isAsking: boolean;
  onAsk: () => void;
}

const { pictureEveryMs } = limits.door;
/** Without an answer for so many rounds the figures are called old. */
const missedRounds = 3;

/** How old the picture is: figures that stand still must not be taken for a door that does. */
export function Freshness({ zone, at, isAsking, onAsk }: FreshnessProps) {
  const t = useEventText("door");
  const isOnline = useOnline();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
    }, pictureEveryMs / 2);
    return () => {
      clearInterval(timer);
    };
  }, []);
  const isOld = now - at > missedRounds * pictureEveryMs;
  const time = clockText(new Date(at), zone);
  const state = !isOnline ? "offline" : isOld ? "old" : "now";
  return (
    <div style={styles.fresh}>
      {/* Said when it changes from new to old, and not every ten seconds. */}
      <span role={state === "now" ? undefined : "status"}>
        {t(`fresh.${state}`, { time, seconds: pictureEveryMs / 1_000 })}
      </span>
      {isOnline && (
        <Button variant="subtle" size="compact-sm" loading={isAsking && isOld} onClick={onAsk}>
          {t("fresh.again")}
        </Button>
      )}
    </div>
  );
}
