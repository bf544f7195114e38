import { dateText } from "@janur/domain/date-text";
import type { Invitation } from "@janur/domain/invitation";
import { joinPath, type GivenRole } from "@janur/domain/team-invite";
import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { IconBrandWhatsapp, IconCopy } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { useCopy } from "../../../lib/use-copy.ts";
import { CopyByHand } from "../../../ui/copy-by-hand.tsx";
import { showToast } from "../../../ui/toast.ts";

export interface MadeLink {
  name: string;
  role: GivenRole;
  email: string | null;
  token: string;
  isMailed: boolean;
  expireAt: Date;
}

interface InviteLinkProps {
  invitation: Invitation;
  inviter: string;
  made: MadeLink;
  onClose: () => void;
}

/** The link, to be copied or sent. Nothing of it is stored: whoever loses it makes another. */
export function InviteLink({ invitation, inviter, made, onClose }: InviteLinkProps) {
  const { t } = useTranslation("team");
  const { copy, refused, forget } = useCopy();
  const link = window.location.origin + joinPath(made.token);
  const message = t("link.message", {
    inviter,
    title: invitation.title,
    role: t(`role.${made.role}`).toLocaleLowerCase(currentLanguage()),
    link,
    interpolation: { escapeValue: false },
  });
  const copyLink = async () => {
    if (await copy(link)) showToast({ tone: "done", id: "team", message: t("link.copied") });
  };
  return (
    <Stack>
      <Text>
        {t("link.once", { when: dateText(made.expireAt, invitation.zone, currentLanguage()) })}{" "}
        {made.email !== null && t(made.isMailed ? "link.mailed" : "link.notMailed", { email: made.email })}
      </Text>
      <TextInput
        label={t("link.label")}
        value={link}
        readOnly
        onFocus={(event) => {
          event.currentTarget.select();
        }}
      />
      <Group gap={8}>
        <Button
          leftSection={<IconCopy size={20} stroke={1.75} aria-hidden />}
          onClick={() => void copyLink()}
        >
          {t("link.copy")}
        </Button>
        <Button
          component="a"
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noopener noreferrer"
          variant="default"
          leftSection={<IconBrandWhatsapp size={20} stroke={1.75} aria-hidden />}
        >
          {t("link.whatsApp")}
        </Button>
      </Group>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t("link.done")}
        </Button>
      </Group>
      {refused !== null && <CopyByHand title={t("link.copyByHand")} text={refused} onClose={forget} />}
    </Stack>
  );
}
