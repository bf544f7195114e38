import type { Content } from "@janur/domain/content/content";
import type { Section } from "@janur/domain/content/section";
import { isOwn, withInherited } from "@janur/domain/content/side/edit-side";
import { ownSections } from "@janur/domain/content/side/side-parts";
import type { GuestSide } from "@janur/domain/side/guest-side";
import { Button, Group, Stack, Text } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "../../../../ui/toast/toast.ts";
import { useEditor } from "../../../section-forms/components/fields/editor-context.ts";
import { DifferenceRows } from "../../../versions/components/difference-lines.tsx";

interface SideNoticeProps {
  /** Null for theme and colours. */
  section: Section | null;
  /** The whole draft, with what each family has for itself. */
  whole: Content;
}

/** Above a form: whom it reaches, how this family's differs, and one tap back to the common one. */
export function SideNotice({ section, whole }: SideNoticeProps) {
  const { side } = useEditor();
  if (section === null) return side === null ? null : <ThemeNotice side={side} />;
  if (side === null) return <ExceptNotice section={section} whole={whole} />;
  if (!ownSections.includes(section.type)) return <FactsNotice section={section} side={side} />;
  return isOwn(whole, side, section.id) ? (
    <OwnNotice section={section} whole={whole} side={side} />
  ) : (
    <InheritedNotice side={side} />
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <Text size="sm" c="dimmed" mb="sm">
      {children}
    </Text>
  );
}

function ThemeNotice({ side }: { side: GuestSide }) {
  const { t } = useTranslation("side");
  return <Note>{t("section.theme", { side: t(`inText.${side}`) })}</Note>;
}

function InheritedNotice({ side }: { side: GuestSide }) {
  const { t } = useTranslation("side");
  return <Note>{t("section.inherited", { side: t(`inText.${side}`) })}</Note>;
}

function FactsNotice({ section, side }: { section: Section; side: GuestSide }) {
  const { t } = useTranslation(["side", "editor"]);
  const { isLimited } = useEditor();
  if (isLimited) return <Note>{t("editor:family.limited")}</Note>;
  const hasOrder = section.type === "hosts" || section.type === "ceremonies";
  return (
    <Note>
      {hasOrder ? t("side:section.order", { side: t(`side:inText.${side}`) }) : t("side:section.facts")}
    </Note>
  );
}

/** In the common text: families whom a change of it does not reach. */
function ExceptNotice({ section, whole }: { section: Section; whole: Content }) {
  const { t } = useTranslation("side");
  const { families } = useEditor();
  const others = families.filter((one) => isOwn(whole, one, section.id));
  if (others.length === 0) return null;
  return <Note>{t("section.except", { sides: others.map((one) => t(`inText.${one}`)).join(", ") })}</Note>;
}

function OwnNotice({ section, whole, side }: { section: Section; whole: Content; side: GuestSide }) {
  const { t } = useTranslation(["side", "invitation"]);
  const { editWhole } = useEditor();
  const [isShown, setShown] = useState(false);
  const common = whole.sections.find(({ id }) => id === section.id) ?? null;
  return (
    <Stack gap={8} mb="md">
      <Text size="sm" fw={600}>
        {t("side:section.own", { side: t(`side:inText.${side}`) })}
      </Text>
      <Group gap={8}>
        <Button
          variant="default"
          size="sm"
          onClick={() => {
            editWhole((content) => withInherited(content, side, section.id));
            const message = t("side:section.done", {
              section: t(`invitation:section.${section.type}`),
              side: t(`side:name.${side}`),
            });
            showToast({ tone: "done", id: "side", message });
          }}
        >
          {t("side:section.back")}
        </Button>
        <Button
          variant="subtle"
          size="sm"
          aria-expanded={isShown}
          onClick={() => {
            setShown(!isShown);
          }}
        >
          {t(isShown ? "side:section.hide" : "side:section.show")}
        </Button>
      </Group>
      {isShown && <DifferenceRows part="section" mine={common} theirs={section} />}
    </Stack>
  );
}
