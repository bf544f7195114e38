import type { Content } from "@janur/domain/content/content";
import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { Suspense, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../ui/icon.tsx";
import { useEditor } from "../../section-forms/components/fields/editor-context.ts";
import { AddSection } from "./add-section.tsx";
import { GuideLink } from "./guide-link.tsx";
import { OrderNotice } from "./lazy-forms.ts";
import { SectionOrder } from "./lazy-section-order.ts";
import { ownSectionsOf } from "../../side/components/use-family.ts";

interface AllSectionsProps {
  content: Content;
  /** The draft with what each family has for itself. */
  whole: Content;
  /** Id of the section whose form stands beside the list; null for none. */
  opened: string | null;
  onOpen: (place: string) => void;
}

/**
 * Every section in the order of the page. Comes in one piece: a list that came late would push what stands below it
 * from under the finger.
 */
export function AllSections({ content, whole, opened, onOpen }: AllSectionsProps) {
  const { side } = useEditor();
  const own = useMemo(() => ownSectionsOf(whole, side), [whole, side]);
  return (
    <Suspense>
      {side !== null && <OrderNotice whole={whole} side={side} />}
      <SectionOrder content={content} own={own} opened={opened} onOpen={onOpen} />
      <GuideLink />
    </Suspense>
  );
}

/** Beside the title of the list. */
export function AddButton({ content, onOpen }: Pick<AllSectionsProps, "content" | "onOpen">) {
  const { t } = useTranslation(["invitation", "editor"]);
  if (useEditor().isLimited) return null;
  return (
    <AddSection content={content} onAdded={onOpen}>
      {(add) => (
        <Button
          variant="subtle"
          px={8}
          aria-label={t("invitation:editor.addSection")}
          leftSection={<Icon of={IconPlus} />}
          onClick={add}
        >
          {t("editor:bar.add")}
        </Button>
      )}
    </AddSection>
  );
}
