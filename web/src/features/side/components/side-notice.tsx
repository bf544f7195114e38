import type { Content } from "@janur/domain/content/content";
import type { Section } from "@janur/domain/content/section";
import { contentOfSide } from "@janur/domain/content/side/content-of-side";
import { isOwn, withInherited } from "@janur/domain/content/side/edit-side";
import {
  hasOwnLook,
  hasOwnOrder,
  withCommonLook,
  withCommonOrderOf,
} from "@janur/domain/content/side/own-parts";
import { ownSections } from "@janur/domain/content/side/side-parts";
import type { GuestSide } from "@janur/domain/side/guest-side";
import { Button, Group, Stack, Text } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "../../../ui/toast/toast.ts";
import { useEditor } from "../../section-forms/components/fields/editor-context.ts";
import { DifferenceRows } from "../../versions/components/difference-lines.tsx";
import { useSectionName } from "../../invitation/use-section-name.ts";

interface SideNoticeProps {
  /** Null for theme and colours. */
  section: Section | null;
  /** The whole draft, with what each family has for itself. */
  whole: Content;
}

/** Above a form: whom it reaches, how this family's differs, and one tap back to the common one. */
export function SideNotice({ section, whole }: SideNoticeProps) {
  const { side } = useEditor();
  if (section === null)
    return side === null ? <OwnLooksNotice whole={whole} /> : <LookNotice whole={whole} side={side} />;
  if (side === null) return <ExceptNotice section={section} whole={whole} />;
  if (!ownSections.includes(section.type)) return <FactsNotice section={section} whole={whole} side={side} />;
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

/** In the common theme: families that are seen in another one, or in other colours. */
function OwnLooksNotice({ whole }: { whole: Content }) {
  const { t } = useTranslation("side");
  const { families } = useEditor();
  return families
    .filter((side) => hasOwnLook(whole, side))
    .map((side) => <Note key={side}>{t("section.ownTheme", { side: t(`name.${side}`) })}</Note>);
}

function LookNotice({ whole, side }: { whole: Content; side: GuestSide }) {
  const { t } = useTranslation("side");
  if (!hasOwnLook(whole, side)) return <Note>{t("section.theme", { side: t(`inText.${side}`) })}</Note>;
  const shown = contentOfSide(whole, side);
  return (
    <Differing
      title={t("section.ownLook", { side: t(`inText.${side}`) })}
      back={t("section.back")}
      done={t("section.lookDone", { side: t(`name.${side}`) })}
      change={(content) => withCommonLook(content, side)}
    >
      {shown.theme !== whole.theme && <DifferenceRows part="theme" mine={whole.theme} theirs={shown.theme} />}
      <DifferenceRows
        part="adjustments"
        mine={{ [shown.theme]: whole.adjustments?.[shown.theme] ?? {} }}
        theirs={{ [shown.theme]: shown.adjustments?.[shown.theme] ?? {} }}
      />
    </Differing>
  );
}

function InheritedNotice({ side }: { side: GuestSide }) {
  const { t } = useTranslation("side");
  return <Note>{t("section.inherited", { side: t(`inText.${side}`) })}</Note>;
}

function FactsNotice({ section, whole, side }: { section: Section; whole: Content; side: GuestSide }) {
  const { t } = useTranslation(["side", "editor"]);
  const { isLimited } = useEditor();
  const common = whole.sections.find(({ id }) => id === section.id);
  const type = section.type === "hosts" || section.type === "ceremonies" ? section.type : null;
  const isOwnOrder = common !== undefined && hasOwnOrder(whole, side, common);
  return (
    <>
      {isLimited && <Note>{t("editor:family.limited")}</Note>}
      {!isLimited && !isOwnOrder && (
        <Note>
          {type === null
            ? t("side:section.facts")
            : t("side:section.order", { side: t(`side:inText.${side}`) })}
        </Note>
      )}
      {type !== null && isOwnOrder && (
        <Differing
          title={t("side:section.ownOrder", { side: t(`side:inText.${side}`) })}
          back={t("side:order.back")}
          done={t("side:order.done", { side: t(`side:name.${side}`) })}
          change={(content) => withCommonOrderOf(content, side, type)}
        >
          <DifferenceRows part="section" mine={common} theirs={section} />
        </Differing>
      )}
    </>
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
  const sectionName = useSectionName();
  const common = whole.sections.find(({ id }) => id === section.id) ?? null;
  return (
    <Differing
      title={t("side:section.own", { side: t(`side:inText.${side}`) })}
      back={t("side:section.back")}
      done={t("side:section.done", {
        section: sectionName(section.type),
        side: t(`side:name.${side}`),
      })}
      change={(content) => withInherited(content, side, section.id)}
    >
      <DifferenceRows part="section" mine={common} theirs={section} />
    </Differing>
  );
}

interface DifferingProps {
  title: string;
  /** Says what the tap uses again. */
  back: string;
  done: string;
  /** What that does to the whole draft. */
  change: (content: Content) => Content;
  /** The difference in words. */
  children: ReactNode;
}

/** That this family has something otherwise, how, and one tap back to the common one. */
function Differing({ title, back, done, change, children }: DifferingProps) {
  const { t } = useTranslation("side");
  const { editWhole } = useEditor();
  const [isShown, setShown] = useState(false);
  return (
    <Stack gap={8} mb="md">
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <Group gap={8}>
        <Button
          variant="default"
          size="sm"
          onClick={() => {
            editWhole(change);
            showToast({ tone: "done", id: "side", message: done });
          }}
        >
          {back}
        </Button>
        <Button
          variant="subtle"
          size="sm"
          aria-expanded={isShown}
          onClick={() => {
            setShown(!isShown);
          }}
        >
          {t(isShown ? "section.hide" : "section.show")}
        </Button>
      </Group>
      {isShown && children}
    </Stack>
  );
}
