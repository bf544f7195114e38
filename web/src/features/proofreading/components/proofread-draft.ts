import type { Content } from "@janur/domain/content/content";
import type { Invitation } from "@janur/domain/invitation/invitation";
import type { DraftSaver } from "../../draft/draft-saver.ts";

/** The draft that suggestions are about, and what takes one over into it. */
export interface ProofreadDraft extends Pick<DraftSaver, "replace"> {
  invitation: Invitation;
  content: Content;
}
