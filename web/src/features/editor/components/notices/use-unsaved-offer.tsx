import { useEffect, useMemo, useState, type ReactNode } from "react";
import { useLatest } from "../../../../lib/browser/use-latest.ts";
import type { DraftSaver } from "../../../draft/draft-saver.ts";
import {
  purgeUnsavedDraft,
  readUnsavedDraft,
  type UnsavedDraft,
  type Visit,
} from "../../../draft/unsaved-draft.ts";
import { UnsavedOffer } from "./unsaved-offer.tsx";

/** What earlier visits have left unsaved, one after the other, until the person has decided about it. */
export function useUnsavedOffer(visit: Visit, saver: DraftSaver): ReactNode {
  const [offer, setOffer] = useState<UnsavedDraft | null>(null);
  const find = useLatest(async () => {
    setOffer(await readUnsavedDraft(visit, saver.snapshot().server.content));
  });
  useEffect(() => void find(), [find]);
  const decide = (key: string) => {
    purgeUnsavedDraft(key);
    void find();
  };
  const resume = useLatest(() => {
    if (offer === null) return;
    setOffer(null);
    void saver.resume(offer).then(() => {
      decide(offer.key);
    });
  });
  const drop = useLatest(() => {
    if (offer !== null) decide(offer.key);
  });
  return useMemo(
    () => offer && <UnsavedOffer at={offer.at} onUse={resume} onDrop={drop} />,
    [offer, resume, drop],
  );
}
