import { fullContent } from "@janur/event-page/fixtures/full-content";
import type { Content } from "@janur/domain/content/content";
import type { Section } from "@janur/domain/content/section";
import { prerender } from "react-dom/static";
import { beforeEach, expect, test, vi } from "vitest";
import { withTextAt } from "../../../draft/edited-text.ts";
import { loadNamespaces } from "../../../../lib/i18n/i18n.ts";
import { UploadQueue } from "../../../media/upload-queue.ts";
import { EditorContext, type EditorScope } from "./editor-context.ts";
import type { SectionAction } from "./use-section-actions.ts";

const undo = vi.hoisted((): { offered: () => void } => ({ offered: () => undefined }));
vi.mock("../../../../ui/toast/undo-toast.tsx", () => ({
  offerUndo: (_message: string, takeBack: () => void) => {
    undo.offered = takeBack;
  },
}));
const { useSectionActions } = await import("./use-section-actions.ts");

const nothing = () => undefined;
const shown = fullContent();
let newest: Content;

const scope: EditorScope = {
  language: "id",
  theme: shown.theme,
  isPaired: false,
  coeditors: [],
  problems: new Map(),
  eventType: shown.eventType,
  asked: null,
  side: null,
  families: [],
  isLimited: false,
  edit: (change) => {
    newest = change(newest);
  },
  editWhole: nothing,
  uploads: new UploadQueue({
    prepare: (file) => Promise.resolve(file),
    send: () => Promise.reject(new Error("nothing is sent here")),
    isOnline: () => false,
    onTaken: nothing,
  }),
};

const opening = (content: Content) => content.sections.filter(({ type }) => type === "opening");
const greetings = (content: Content) =>
  opening(content).map((section) => section.type === "opening" && section.greeting.id);

/** Acts out of a list that shows the content as it was before the last keys. */
async function act(action: SectionAction): Promise<void> {
  let acts: ((section: Section, action: SectionAction) => void) | undefined;
  function List() {
    acts = useSectionActions(shown).act;
    return null;
  }
  await prerender(
    <EditorContext value={scope}>
      <List />
    </EditorContext>,
  );
  const [section] = opening(shown);
  if (section !== undefined) acts?.(section, action);
}

beforeEach(async () => {
  await loadNamespaces(["invitation"]);
  const [section] = opening(shown);
  newest = withTextAt(shown, { sectionId: section?.id ?? "", path: "greeting" }, "id", "Ketikan terakhir");
});

test("a section that is hidden right after a key keeps what was typed", async () => {
  await act("hide");
  expect(greetings(newest)).toEqual(["Ketikan terakhir"]);
  expect(opening(newest).map(({ isHidden }) => isHidden)).toEqual([true]);
});

test("so does one that is taken out and put back", async () => {
  await act("remove");
  expect(greetings(newest)).toEqual([]);
  undo.offered();
  expect(greetings(newest)).toEqual(["Ketikan terakhir"]);
});
