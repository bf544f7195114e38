import { Button, Stack, Text, TextInput } from "@mantine/core";
import { IconBrandWhatsapp, IconCopy } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useCopy } from "../../lib/browser/use-copy.ts";
import { CopyByHand } from "./copy-by-hand.tsx";
import { Icon } from "../icon.tsx";
import { showToast } from "../toast/toast.ts";

interface LinkToSendProps {
  link: string;
  /** What goes into WhatsApp, the link included. */
  message: string;
  texts: Record<"label" | "copy" | "copied" | "copyByHand" | "whatsApp" | "done", string>;
  onClose: () => void;
  /** For whom it is and how long. */
  children: ReactNode;
}

/** A link that is shown this once, to be copied or sent. Nothing of it is stored: whoever loses it makes another. */
export function LinkToSend({ link, message, texts, onClose, children }: LinkToSendProps) {
  const { copy, refused, forget } = useCopy();
  const copyLink = async () => {
    if (await copy(link)) showToast({ tone: "done", id: "link", message: texts.copied });
  };
  return (
    <Stack>
      <Text>{children}</Text>
      <TextInput
        label={texts.label}
        value={link}
        readOnly
        onFocus={(event) => {
          event.currentTarget.select();
        }}
      />
      <Stack gap={8}>
        <Button leftSection={<Icon of={IconCopy} />} onClick={() => void copyLink()}>
          {texts.copy}
        </Button>
        <Button
          component="a"
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noopener noreferrer"
          variant="default"
          leftSection={<Icon of={IconBrandWhatsapp} />}
        >
          {texts.whatsApp}
        </Button>
        <Button variant="default" onClick={onClose}>
          {texts.done}
        </Button>
      </Stack>
      {refused !== null && <CopyByHand title={texts.copyByHand} text={refused} onClose={forget} />}
    </Stack>
  );
}
