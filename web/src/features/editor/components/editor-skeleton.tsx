import type { Invitation } from "@janur/domain/invitation/invitation";
import frameClasses from "../../page-preview/components/page-frame.module.css";
import { EditorTitle } from "./editor-title.tsx";
import classes from "./invitation-editor.module.css";

/** The editor's shape while the draft is read: its head leads out already. */
export function EditorSkeleton({ invitation }: { invitation: Invitation }) {
  return (
    <>
      <div className={classes.bar}>
        <EditorTitle invitation={invitation} />
      </div>
      <div className={frameClasses.skeleton} aria-hidden />
    </>
  );
}
