import type { ComponentType, CSSProperties, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DiscardQuestion } from "./discard-question.tsx";
import type { CarefulClose } from "./use-careful-close.ts";
import { useFocusBack } from "./use-focus-back.ts";

/** The parts that the library's dialogs and drawers have in common. */
interface Parts {
  Overlay: ComponentType<{ onClick: () => void }>;
  Content: ComponentType<{ style: CSSProperties; children: ReactNode }>;
  Header: ComponentType<{ role: "none"; style: CSSProperties | undefined; children: ReactNode }>;
  Title: ComponentType<{ fz: number; fw: number; children: ReactNode }>;
  CloseButton: ComponentType<{ "aria-label": string; size: number }>;
  Body: ComponentType<Pick<CarefulClose, "onFocus" | "onInput"> & { children: ReactNode }>;
}

/** A field that gets the focus comes to lie between heading and foot, which stay, together with its label. */
const belowHeading: CSSProperties = { scrollPaddingBlock: "104px 96px" };

/** What fills a phone's screen has the message that stays there between its heading and its words (ui/toast). */
const belowToast: CSSProperties = { marginBottom: "var(--janur-toast)" };

/** No higher than what it holds, and something of the page stays in sight. The library gives it to what is around it, too. */
const low: CSSProperties = { top: "auto", height: "auto", maxHeight: "82dvh" };

interface RaisedPartsProps {
  of: Parts;
  title: string;
  careful: CarefulClose;
  /** What lies over the page, which nobody can use then. */
  withOverlay?: boolean;
  /** Reaches under the messages at the top of a phone. */
  fillsScreen?: boolean;
  isLow?: boolean;
  children: ReactNode;
}

/** What stands in a dialog or a drawer around its content. */
export function RaisedParts({
  of,
  title,
  careful,
  withOverlay = true,
  fillsScreen = false,
  isLow = false,
  children,
}: RaisedPartsProps) {
  const { t } = useTranslation("shell");
  useFocusBack();
  return (
    <>
      {withOverlay && <of.Overlay onClick={careful.closeByTapBeside} />}
      <of.Content style={isLow ? { ...belowHeading, ...low } : belowHeading}>
        {/* The library draws a <header>, which outside of <main> would be a second banner of the page. */}
        <of.Header role="none" style={fillsScreen ? belowToast : undefined}>
          <of.Title fz={18} fw={600}>
            {title}
          </of.Title>
          {!careful.isOnce && <of.CloseButton aria-label={t("action.close")} size={44} />}
        </of.Header>
        <of.Body onFocus={careful.onFocus} onInput={careful.onInput}>
          {children}
        </of.Body>
      </of.Content>
      {careful.isAsking && <DiscardQuestion onStay={careful.stay} onDiscard={careful.leave} />}
    </>
  );
}
