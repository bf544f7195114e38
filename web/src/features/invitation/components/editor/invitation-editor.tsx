import { primaryLanguage } from "@janur/domain/content";
import type { Draft } from "@janur/domain/draft";
import type { Invitation } from "@janur/domain/invitation";
import { languageSchema } from "@janur/domain/language";
import { Button, VisuallyHidden } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useSuspenseQuery } from "@tanstack/react-query";
import { memo, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { lazyPart } from "../../../../lib/lazy-part.ts";
import { useLatest } from "../../../../lib/use-latest.ts";
import { useRested } from "../../../../lib/use-rested.ts";
import { contentProblems } from "../../content-problems.ts";
import { invitationQueries } from "../../queries.ts";
import { isArrangedAs } from "../../section-edits.ts";
import { keepUnsavedDraft, readUnsavedDraft } from "../../unsaved-draft.ts";
import { useDraftHistory } from "../../use-draft-history.ts";
import { useDraftSaver } from "../../use-draft-saver.ts";
import { usePresence } from "../../use-presence.ts";
import { ArrivalsNotice } from "./arrivals-notice.tsx";
import { Coeditors } from "./coeditors.tsx";
import { ConflictNotice } from "./conflict-notice.tsx";
import { EditorContext, LiveContent } from "./editor-context.ts";
import classes from "./invitation-editor.module.css";
import { LanguageSwitch } from "./language-switch.tsx";
import { useUploadQueue } from "./pictures/use-upload-queue.ts";
import { PublishActions } from "./publish-actions.tsx";
import { SaveIndicator } from "./save-indicator.tsx";
import { ScheduledNotice } from "./scheduled-notice.tsx";
import { SectionList } from "./section-list.tsx";
import { listPlace, SectionSheet } from "./section-sheet.tsx";
import { SetAsideNotice } from "./set-aside-notice.tsx";
import { themePlace } from "./theme-place.ts";
import { UndoButtons } from "./undo-buttons.tsx";
import { UnsavedOffer } from "./unsaved-offer.tsx";
import { useOpenedPlace } from "./use-opened-place.ts";
import { useSteps } from "./use-steps.ts";

/** The guests' page and its styles are a chunk of their own: typing does not wait for them. */
const Preview = lazyPart(async () => (await import("./preview.tsx")).Preview);

/** What else a phone's sheet shows. */
const places = new Set<string | null>([listPlace, themePlace]);

const ProofNotice = lazyPart(async () => memo((await import("./proof/proof-notice.tsx")).ProofNotice));

/* What surrounds the form and the page is drawn when its own props change, with the draft as it was a moment ago. */
const StillActions = memo(PublishActions);
const StillLanguages = memo(LanguageSwitch);
const StillList = memo(SectionList);
const StillSheet = memo(SectionSheet);
const StillSteps = memo(UndoButtons);
const StillSchedule = memo(ScheduledNotice);

/** Loads the draft and opens it for editing. */
export function InvitationEditor({ invitation, uid }: { invitation: Invitation; uid: string }) {
  const { data: draft } = useSuspenseQuery(invitationQueries.draft(invitation.id));
  return <OpenDraft key={invitation.id} invitation={invitation} draft={draft} uid={uid} />;
}

interface OpenDraftProps {
  invitation: Invitation;
  draft: Draft;
  uid: string;
}

function OpenDraft({ invitation, draft, uid }: OpenDraftProps) {
  const [parameters, setParameters] = useSearchParams();
  const { saver, content, state, arrivals, setAside, forgetSetAside } = useDraftSaver(
    uid,
    invitation.id,
    draft,
    invitation.draftRevision,
  );
  const [offer, setOffer] = useState(() => readUnsavedDraft(uid, invitation.id, draft.content));
  const isWide = useMediaQuery("(min-width: 62em)", undefined, { getInitialValueInEffect: false });
  const { opened, open: openNow } = useOpenedPlace(isWide);
  const open = useLatest(openNow);
  const settled = useRested(content);
  const language = languageSchema.catch(primaryLanguage(content)).parse(parameters.get("language"));
  const history = useDraftHistory(saver);
  const { canUndo, canRedo } = history;
  const edit = useLatest(history.edit);
  const replace = useLatest(history.replace);
  // An address may name a section that is gone: then nothing is raised, and the bar below stays.
  const isPlace = places.has(opened) || content.sections.some(({ id }) => id === opened);
  const raised = !isWide && isPlace ? opened : null;
  const isRaised = raised !== null;
  const close = useLatest(() => {
    open(null);
  });
  const { told, looked, take, press } = useSteps(history, opened === null ? null : open);
  const pressInside = useLatest((event: KeyboardEvent) => {
    if (event.key === "Escape" && isRaised) close();
    else press(event);
  });
  const pressAnywhere = useEffectEvent((event: KeyboardEvent) => {
    // A control that went away may have left the focus nowhere.
    if (event.key === "Escape" && isRaised && event.target === document.body) close();
    else press(event);
  });
  useEffect(() => {
    window.addEventListener("keydown", pressAnywhere);
    return () => {
      window.removeEventListener("keydown", pressAnywhere);
    };
  }, []);
  const step = useLatest(take);
  const steps = useMemo(
    () => <StillSteps canUndo={canUndo} canRedo={canRedo} onStep={step} />,
    [canUndo, canRedo, step],
  );
  const uploads = useUploadQueue({ invitationId: invitation.id, uid }, edit);
  const coeditors = usePresence(
    invitation,
    uid,
    content.sections.some(({ id }) => id === opened) ? opened : null,
  );
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The part of the preview that the sheet leaves free is on the screen then.
    if (isRaised) pane.current?.scrollIntoView({ block: "start" });
  }, [isRaised]);
  const write = useLatest((value: string) => {
    setParameters(
      (old) => {
        const next = new URLSearchParams(old);
        next.set("language", value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  });
  const languages = <StillLanguages content={settled} value={language} isShort={!isWide} onChange={write} />;
  /** For the list of sections, which shows only which there are. */
  const arranged = isArrangedAs(settled, content) ? settled : content;
  const { theme, eventType } = settled;
  const isPaired = isWide && settled.languages.length > 1;
  const problems = useMemo(() => contentProblems(settled), [settled]);
  const scope = useMemo(
    () => ({ language, isPaired, coeditors, theme, eventType, problems, edit, uploads }),
    [language, isPaired, coeditors, theme, eventType, problems, edit, uploads],
  );

  return (
    <EditorContext value={scope}>
      <LiveContent value={content}>
        <div className={classes.bar}>
          <SaveIndicator state={state} onRetry={() => void saver.flush()} />
          {coeditors.length > 0 && <Coeditors content={content} coeditors={coeditors} />}
          {isWide && steps}
          <StillActions
            invitation={invitation}
            content={settled}
            flush={saver.flush}
            replace={replace}
            isShort={!isWide}
            onSection={open}
          />
        </div>
        <StillSchedule invitation={invitation} />
        <Suspense>
          <ProofNotice invitation={invitation} content={settled} replace={replace} />
        </Suspense>
        {offer !== null && (
          <UnsavedOffer
            at={offer.at}
            onUse={() => {
              setOffer(null);
              void saver.resume(offer);
            }}
            onDrop={() => {
              setOffer(null);
              keepUnsavedDraft(uid, invitation.id, null);
            }}
          />
        )}
        <Suspense>
          {state.kind === "conflict" && (
            <ConflictNotice invitation={invitation} uid={uid} state={state} onSettle={saver.settle} />
          )}
          {setAside.length > 0 && (
            <SetAsideNotice invitation={invitation} uid={uid} setAside={setAside} onForget={forgetSetAside} />
          )}
        </Suspense>
        <div role="status">
          <Suspense>
            {arrivals.length > 0 && (
              <ArrivalsNotice
                invitation={invitation}
                uid={uid}
                arrivals={arrivals}
                onForget={saver.forgetArrivals}
              />
            )}
          </Suspense>
        </div>
        <VisuallyHidden role="status">{told}</VisuallyHidden>
        {isWide && <div className={classes.switches}>{languages}</div>}
        <div className={classes.panes}>
          {isWide && (
            <div className={classes.form}>
              <StillList content={arranged} opened={opened} onOpen={open} />
            </div>
          )}
          <div className={classes.preview} ref={pane}>
            <Suspense fallback={<div className={classes.previewSkeleton} aria-hidden />}>
              <Preview
                invitation={invitation}
                content={content}
                language={language}
                opened={opened ?? looked}
                isCovered={isRaised}
                onOpen={open}
                onKeyDown={pressInside}
              />
            </Suspense>
          </div>
        </div>
        {!isWide && (
          <div className={classes.thumbBar} data-raised={isRaised || undefined}>
            <SectionsButton onOpen={open} />
            {steps}
            {languages}
          </div>
        )}
        {isRaised && (
          <StillSheet content={arranged} opened={raised} tools={steps} onOpen={open} onClose={close} />
        )}
      </LiveContent>
    </EditorContext>
  );
}

/** A phone's way to sections that the preview does not show, and to what is about all of them. */
function SectionsButton({ onOpen }: { onOpen: (place: string) => void }) {
  const { t } = useTranslation("invitation");
  return (
    <Button
      variant="default"
      px={10}
      onClick={() => {
        onOpen(listPlace);
      }}
    >
      {t("editor.sections")}
    </Button>
  );
}
