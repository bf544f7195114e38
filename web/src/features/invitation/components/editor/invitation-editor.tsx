import "@mantine/core/styles/FloatingIndicator.css";
import "@mantine/core/styles/SegmentedControl.css";
import { primaryLanguage, type Content } from "@janur/domain/content";
import type { Draft } from "@janur/domain/draft";
import type { Invitation } from "@janur/domain/invitation";
import { languageSchema } from "@janur/domain/language";
import { SegmentedControl } from "@mantine/core";
import { useSuspenseQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { contentProblems } from "../../content-problems.ts";
import { missingTexts } from "../../missing-texts.ts";
import { invitationQueries } from "../../queries.ts";
import { keepUnsavedDraft, readUnsavedDraft } from "../../unsaved-draft.ts";
import { useDraftSaver } from "../../use-draft-saver.ts";
import { ArrivalsNotice } from "./arrivals-notice.tsx";
import { ConflictNotice } from "./conflict-notice.tsx";
import { EditorContext } from "./editor-context.ts";
import classes from "./invitation-editor.module.css";
import { useUploadQueue } from "./pictures/use-upload-queue.ts";
import { PublishActions } from "./publish-actions.tsx";
import { SaveIndicator } from "./save-indicator.tsx";
import { ScheduledNotice } from "./scheduled-notice.tsx";
import { SectionList } from "./section-list.tsx";
import { SetAsideNotice } from "./set-aside-notice.tsx";
import { UnsavedOffer } from "./unsaved-offer.tsx";

/** The guests' page and its styles are a chunk of their own: typing does not wait for them. */
const Preview = lazy(async () => ({ default: (await import("./preview.tsx")).Preview }));

const ProofNotice = lazy(async () => ({
  default: (await import("./proof/proof-notice.tsx")).ProofNotice,
}));

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
  const { t } = useTranslation("invitation");
  const [parameters, setParameters] = useSearchParams();
  const { saver, content, state, arrivals, setAside, forgetSetAside } = useDraftSaver(
    uid,
    invitation.id,
    draft,
    invitation.draftRevision,
  );
  const [offer, setOffer] = useState(() => readUnsavedDraft(uid, invitation.id, draft.content));

  const language = languageSchema.catch(primaryLanguage(content)).parse(parameters.get("language"));
  const view = parameters.get("view") === "preview" ? "preview" : "form";
  const opened = parameters.get("section");
  const setParameter = (name: string, value: string | null) => {
    setParameters(
      (old) => {
        const next = new URLSearchParams(old);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };

  const edit = (change: (content: Content) => Content) => {
    saver.change(change(saver.snapshot().content));
  };
  const uploads = useUploadQueue({ invitationId: invitation.id, uid }, edit);

  return (
    <EditorContext
      value={{
        language,
        theme: content.theme,
        eventType: content.eventType,
        problems: contentProblems(content),
        edit,
        uploads,
      }}
    >
      <div className={classes.bar}>
        <SaveIndicator state={state} onRetry={() => void saver.flush()} />
        <PublishActions
          invitation={invitation}
          content={content}
          flush={saver.flush}
          replace={saver.replace}
          onSection={(sectionId) => {
            setParameter("section", sectionId);
          }}
        />
      </div>
      <ScheduledNotice invitation={invitation} />
      <Suspense>
        <ProofNotice invitation={invitation} content={content} replace={saver.replace} />
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
      <div className={classes.switches}>
        <SegmentedControl
          size="md"
          aria-label={t("editor.language")}
          value={language}
          onChange={(value) => {
            setParameter("language", value);
          }}
          data={content.languages.map((value) => {
            const missing = missingTexts(content, value);
            return {
              value,
              label: t(missing === 0 ? "editor.languageComplete" : "editor.languageMissing", {
                language: t(`languageName.${value}`),
                count: missing,
              }),
            };
          })}
        />
        <SegmentedControl
          size="md"
          className={classes.viewSwitch}
          aria-label={t("editor.view")}
          value={view}
          onChange={(value) => {
            setParameter("view", value === "preview" ? value : null);
          }}
          data={[
            { value: "form", label: t("editor.viewForm") },
            { value: "preview", label: t("editor.viewPreview") },
          ]}
        />
      </div>
      <div className={classes.panes} data-view={view}>
        <div className={classes.form}>
          <SectionList
            content={content}
            opened={opened}
            onOpen={(sectionId) => {
              setParameter("section", sectionId);
            }}
          />
        </div>
        <div className={classes.preview}>
          <Suspense fallback={<div className={classes.previewSkeleton} aria-hidden />}>
            <Preview invitation={invitation} content={content} language={language} />
          </Suspense>
        </div>
      </div>
    </EditorContext>
  );
}
