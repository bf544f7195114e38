import { missingParts, wishedParts } from "@janur/domain/content/completeness";
import { primaryLanguage } from "@janur/domain/content/content";
import type { Draft } from "@janur/domain/content/draft";
import type { Invitation } from "@janur/domain/invitation/invitation";
import type { GuestSide } from "@janur/domain/side/guest-side";
import { languageSchema } from "@janur/domain/text/language";
import { VisuallyHidden } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useSuspenseQuery } from "@tanstack/react-query";
import { memo, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useSearchParams } from "react-router-dom";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import { newDocumentId } from "../../../lib/browser/new-document-id.ts";
import { useLatest } from "../../../lib/browser/use-latest.ts";
import { useRested } from "../../../lib/browser/use-rested.ts";
import { titled } from "../../../lib/i18n/titled.ts";
import { showToast } from "../../../ui/toast/toast.ts";
import { RenderBoundary } from "../../../ui/error/render-boundary.tsx";
import { contentProblems } from "../../draft/content-problems.ts";
import type { TextPlace } from "../../draft/edited-text.ts";
import { withMissing } from "../../draft/missing-problems.ts";
import { invitationQueries } from "../../invitation/queries.ts";
import { isArrangedAs } from "../../draft/section-edits.ts";
import { useDraftHistory } from "../../draft/use-draft-history.ts";
import { useDraftSaver } from "../../draft/use-draft-saver.ts";
import { usePresence } from "../../draft/use-presence.ts";
import { OthersNotices } from "./notices/others-notices.tsx";
import { EditorContext, LiveContent } from "../../section-forms/components/fields/editor-context.ts";
import { familyParameter, useFamily } from "../../side/components/use-family.ts";
import { FieldProblem } from "../../section-forms/components/fields/field-problem.tsx";
import frameClasses from "../../page-preview/components/page-frame.module.css";
import { EditorBar } from "./editor-bar.tsx";
import classes from "./invitation-editor.module.css";
import { LanguageSwitch } from "./language-switch.tsx";
import { useUploadQueue } from "../../media/components/use-upload-queue.ts";
import { PublishActions } from "./publishing/publish-actions.tsx";
import { SaveIndicator } from "./notices/save-indicator.tsx";
import { ScheduledNotice } from "./publishing/scheduled-notice.tsx";
import { OpenedPart } from "./opened-part.tsx";
import { listPlace, photosPlace, themePlace } from "./places.ts";
import { TapHint, useTapHint } from "./tap-hint.tsx";
import { ThumbBar } from "./thumb-bar.tsx";
import { UndoButtons } from "./undo-buttons.tsx";
import { useUnsavedOffer } from "./notices/use-unsaved-offer.tsx";
import { useFollowedField } from "./use-followed-field.ts";
import { useMoreActions } from "./use-more-actions.ts";
import { useOpenedPlace } from "./use-opened-place.ts";
import { useSteps } from "./use-steps.ts";
import { WideList } from "./wide-list.tsx";
import { WideStart } from "./wide-start.tsx";

/** The guests' page and its styles are a chunk of their own: typing does not wait for them. */
const Preview = lazyPart(async () => (await import("../../page-preview/components/preview.tsx")).Preview);

const problemAt = (path: string) => <FieldProblem path={path} />;

/** What else may be open. */
const places = new Set<string | null>([listPlace, themePlace, photosPlace]);

const MissingDialog = lazyPart(async () => (await import("./missing/missing-dialog.tsx")).MissingDialog);

const SideSwitch = lazyPart(async () => (await import("../../side/components/side-switch.tsx")).SideSwitch);

const ProofreadingNotice = lazyPart(async () =>
  memo((await import("../../proofreading/components/proofreading-notice.tsx")).ProofreadingNotice),
);

/* What surrounds the form and the page is drawn when its own props change, with the draft as it was a moment ago. */
const StillActions = memo(PublishActions);
const StillLanguages = memo(LanguageSwitch);
const StillList = memo(WideList);
const StillPart = memo(OpenedPart);
const StillStart = memo(WideStart);
const StillSteps = memo(UndoButtons);
const StillBar = memo(ThumbBar);
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
  const { t } = useTranslation("editor");
  const location = useLocation();
  const [parameters, setParameters] = useSearchParams();
  const [visit] = useState(() => ({ uid, invitationId: invitation.id, visitId: newDocumentId() }));
  const { saver, content, state, arrivals, setAside, purgeSetAside } = useDraftSaver(
    visit,
    draft,
    invitation.draftRevision,
  );
  const forgetSetAside = useLatest(purgeSetAside);
  const unsaved = useUnsavedOffer(visit, saver);
  const isWide = useMediaQuery("(min-width: 62em)", undefined, { getInitialValueInEffect: false });
  const { opened, field, askedAt, open: openNow } = useOpenedPlace(isWide);
  const history = useDraftHistory(saver);
  const editWhole = useLatest(history.edit);
  const { side, isLimited, families, shown, edit } = useFamily(invitation, uid, {
    content,
    edit: editWhole,
    refuse: () => {
      showToast({ tone: "info", id: "side", message: t("family.limited") });
    },
  });
  const { place, onFocus, unfollow } = useFollowedField(shown, opened, field);
  const [isHinted, endHint] = useTapHint();
  const open = useLatest((place: string | null, path?: string) => {
    endHint();
    unfollow();
    openNow(place, path);
  });
  const whole = useRested(content);
  const settled = useRested(shown);
  const language = languageSchema.catch(primaryLanguage(content)).parse(parameters.get("language"));
  const { canUndo, canRedo } = history;
  const replace = useLatest(history.replace);
  // An address may name a section that is gone: then nothing is raised, and the bar below stays.
  const isPlace = places.has(opened) || shown.sections.some(({ id }) => id === opened);
  const isRaised = !isWide && isPlace;
  /** A laptop shows the list of all sections always, and beside the page what was opened last. */
  const isBeside = isWide && isPlace && opened !== listPlace;
  const close = useLatest(() => {
    open(null);
  });
  const { told, looked, take, press } = useSteps(history, opened === null ? null : open);
  const [isMissingShown, setMissingShown] = useState(false);
  const [empty, setEmpty] = useState<TextPlace | null>(null);
  /** From the list of what is missing to a field: what is empty says so from now on. */
  const openEmpty = useLatest((sectionId: string, path?: string) => {
    if (path !== undefined) setEmpty({ sectionId, path });
    open(sectionId, path);
  });
  const showMissing = useLatest(() => {
    setMissingShown(true);
  });
  const missing = useMemo(() => missingParts(settled).length + wishedParts(settled).length, [settled]);
  const openTheme = useLatest(() => {
    open(themePlace);
  });
  const closeForTyping = useLatest(() => {
    endHint();
    if (isRaised) close();
  });
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
  const steps = <StillSteps canUndo={canUndo} canRedo={canRedo} isShort={!isWide} onStep={step} />;
  const uploads = useUploadQueue({ invitationId: invitation.id, uid }, titled(invitation.title), edit);
  const coeditors = usePresence(
    invitation,
    uid,
    shown.sections.some(({ id }) => id === opened) ? opened : null,
  );
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The part of the preview that the drawer leaves free is on the screen then.
    if (isRaised) pane.current?.scrollIntoView({ block: "start" });
  }, [isRaised]);
  const setParameter = useLatest((name: string, value: string | null) => {
    setParameters(
      (old) => {
        const next = new URLSearchParams(old);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true, state: location.state as unknown },
    );
  });
  const write = useLatest((value: string) => {
    setParameter("language", value);
  });
  const showSide = useLatest((next: GuestSide | null) => {
    setParameter(familyParameter, next);
  });
  const more = useMoreActions({ content: settled, language, canRedo, onStep: step, onLanguage: write });
  /** On a phone beside what the thumb reaches: a message would lie over what stands at the top. */
  const sides = invitation.sides.length > 0 && !isLimited && (
    <Suspense>
      <SideSwitch
        invitation={invitation}
        value={side}
        isWhole={!isWide}
        uploads={uploads}
        onChange={showSide}
      />
    </Suspense>
  );
  const switches = (isWide || isLimited) && (
    <div className={classes.switches}>
      {isWide && <StillLanguages content={settled} value={language} onChange={write} />}
      {isLimited && side !== null && (
        <p style={{ margin: 0, alignSelf: "center", fontWeight: 600 }}>{t(`family.for.${side}`)}</p>
      )}
      {isWide && sides}
    </div>
  );
  /** For the list of sections, which shows only which there are. */
  const arranged = isArrangedAs(settled, shown) ? settled : shown;
  const { theme, eventType } = settled;
  const isPaired = isWide && settled.languages.length > 1;
  const problems = useMemo(() => withMissing(contentProblems(settled), settled, empty), [settled, empty]);
  const index = arranged.sections.findIndex(({ id }) => id === opened);
  const askedPath = field === null || index < 0 ? null : `sections.${String(index)}.${field}`;
  const scope = useMemo(() => {
    const asked = askedPath === null ? null : { path: askedPath, at: askedAt };
    const writing = { side, families, isLimited, edit, editWhole };
    return { language, isPaired, coeditors, theme, eventType, problems, asked, uploads, ...writing };
  }, [
    language,
    isPaired,
    coeditors,
    theme,
    eventType,
    problems,
    askedPath,
    askedAt,
    uploads,
    side,
    families,
    isLimited,
    edit,
    editWhole,
  ]);

  const part = isPlace && opened !== null && (
    <LiveContent value={shown}>
      <StillPart
        content={arranged}
        whole={whole}
        opened={opened}
        isBeside={isWide}
        isFieldAsked={field !== null}
        notice={unsaved}
        onOpen={open}
        onClose={close}
      />
    </LiveContent>
  );

  return (
    <EditorContext value={scope}>
      <EditorBar
        invitation={invitation}
        content={content}
        coeditors={coeditors}
        isWide={isWide}
        saved={<SaveIndicator state={state} onRetry={() => void saver.flush()} />}
        steps={steps}
        onTheme={openTheme}
      >
        <StillActions
          invitation={invitation}
          content={whole}
          flush={saver.flush}
          replace={replace}
          isShort={!isWide}
          more={isWide ? null : more}
          onSection={openEmpty}
          onMissing={showMissing}
          onSide={showSide}
        />
      </EditorBar>
      <StillSchedule invitation={invitation} />
      <Suspense>
        <ProofreadingNotice invitation={invitation} content={whole} replace={replace} />
      </Suspense>
      {/* A raised form holds it, which would lie over it. */}
      {!isRaised && !isBeside && unsaved}
      <OthersNotices
        invitation={invitation}
        uid={uid}
        saver={saver}
        state={state}
        arrivals={arrivals}
        setAside={setAside}
        onForgetSetAside={forgetSetAside}
      />
      <VisuallyHidden role="status">{told}</VisuallyHidden>
      {!isWide && switches}
      <div className={classes.panes}>
        {isWide && (
          <StillList
            content={arranged}
            whole={whole}
            opened={isBeside ? opened : null}
            missing={missing}
            onOpen={open}
            onMissing={showMissing}
          />
        )}
        <div className={classes.preview} ref={pane}>
          {isWide && switches}
          <RenderBoundary>
            <Suspense fallback={<div className={frameClasses.skeleton} aria-hidden />}>
              <Preview
                invitation={invitation}
                content={shown}
                language={language}
                opened={opened ?? looked}
                place={place}
                isCovered={isRaised}
                onOpen={open}
                onEdit={edit}
                problemAt={problemAt}
                onType={closeForTyping}
                onKeyDown={pressInside}
              />
            </Suspense>
          </RenderBoundary>
          {isHinted && !isWide && !isRaised && <TapHint />}
        </div>
        {isWide && (
          <div className={classes.beside} onFocus={onFocus}>
            {isBeside ? part : <StillStart content={settled} missing={missing} onField={openEmpty} />}
          </div>
        )}
      </div>
      <Suspense>
        {isMissingShown && (
          <MissingDialog
            content={shown}
            onField={(sectionId, path) => {
              openEmpty(sectionId === "" ? listPlace : sectionId, path === "" ? undefined : path);
            }}
            onClose={() => {
              setMissingShown(false);
            }}
          />
        )}
      </Suspense>
      {!isWide && (
        <StillBar
          content={arranged}
          missing={missing}
          isRaised={isRaised}
          sides={sides}
          onOpen={open}
          onMissing={showMissing}
        />
      )}
      {isRaised && <div onFocus={onFocus}>{part}</div>}
    </EditorContext>
  );
}
