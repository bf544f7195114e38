import { giftThanks } from "@janur/domain/sending/gift-thanks";
import type {
  SendingTemplate,
  SendingText,
  SideTexts,
  TemplateKind,
} from "@janur/domain/sending/sending-template";

/** A text that a run can be sent with. */
export interface TextChoice extends SendingText {
  /** In addresses: the voice of a sample, the id of a text of one's own. */
  key: string;
  /** Of a text of one's own; null for samples, which are called by their voice. */
  name: string | null;
  /** What families say instead. */
  sides?: SideTexts;
}

/**
 * The texts of one kind, the family's own first.
 * @param ofGift whether they thank for what was given
 */
export function choicesOf(
  { samples, templates }: { samples: readonly SendingText[]; templates: readonly SendingTemplate[] },
  kind: TemplateKind,
  ofGift = false,
): TextChoice[] {
  return [
    ...templates.map((template) => ({ ...template, key: template.id })),
    ...samples.map((sample) => ({
      ...sample,
      ...(ofGift && { text: giftThanks }),
      ...{ key: sample.voice, name: null },
    })),
  ].filter((text) => text.kind === kind);
}
