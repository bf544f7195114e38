import type { Invitation } from "@janur/domain/invitation/invitation";
import type { Side } from "@janur/domain/content/merge/merge-values";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../../../lib/browser/lazy-part.ts";
import { ProblemNotice } from "../../../../ui/error/problem-notice.tsx";
import type { SaveState } from "../../../draft/save-state.ts";
import { authorName } from "../../../draft/author-name.ts";

const ConflictDialog = lazyPart(async () => (await import("./conflict-dialog.tsx")).ConflictDialog);

interface ConflictNoticeProps {
  invitation: Pick<Invitation, "team">;
  uid: string;
  state: Extract<SaveState, { kind: "conflict" }>;
  onSettle: (choices: Readonly<Record<string, Side>>) => void;
}

/** Two people, or two tabs, wrote something else in one place: says who, and lets the person choose. Nothing is lost until then. */
export function ConflictNotice({ invitation, uid, state, onSettle }: ConflictNoticeProps) {
  const { t } = useTranslation("versions");
  const [isOpen, setOpen] = useState(true);
  const author = authorName(invitation, state.theirs.updatedBy, uid);
  return (
    <>
      <ProblemNotice
        text={author === null ? t("conflict.elsewhere") : t("conflict.by", { name: author })}
        action={t("conflict.open")}
        onAction={() => {
          setOpen(true);
        }}
      />
      {isOpen && (
        <Suspense>
          <ConflictDialog
            conflicts={state.conflicts}
            author={author}
            onSettle={onSettle}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
