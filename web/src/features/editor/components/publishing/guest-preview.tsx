import { primaryLanguage, type Content } from "@janur/domain/content/content";
import type { Guest } from "@janur/domain/guest/guest";
import { addressedName } from "@janur/domain/guest/guest-name";
import { contentOfGuest, type Invitation } from "@janur/domain/invitation/invitation";
import { searchPart } from "@janur/domain/text/name-search";
import { contentFor } from "@janur/domain/invitation/shown-content";
import { Button, Skeleton, Stack, Text, TextInput, UnstyledButton } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconArrowLeft, IconSearch } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../../lib/calls/problem-text.ts";
import { useSignedIn } from "../../../../lib/session/session.ts";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import people from "../../../../ui/list/person-list.module.css";
import { ProblemNotice } from "../../../../ui/error/problem-notice.tsx";
import { invitationQueries } from "../../../invitation/queries.ts";
import { StillPage } from "../../../page-preview/components/still-page.tsx";

interface GuestPreviewProps {
  invitation: Invitation;
  content: Content;
  onClose: () => void;
}

/** The draft through the eyes of one guest: their name, their ceremonies, their seats. */
export function GuestPreview({ invitation, content, onClose }: GuestPreviewProps) {
  const { t } = useTranslation("publish");
  const { profile } = useSignedIn();
  const [guest, setGuest] = useState<Guest | null>(null);
  return (
    <Dialog title={t("asGuest.title")} isLong onClose={onClose}>
      {guest === null ? (
        <GuestSearch invitationId={invitation.id} onChoose={setGuest} />
      ) : (
        <Stack>
          <Button
            variant="subtle"
            size="sm"
            me="auto"
            data-autofocus
            leftSection={<Icon of={IconArrowLeft} size={18} />}
            onClick={() => {
              setGuest(null);
            }}
          >
            {t("asGuest.other")}
          </Button>
          <StillPage
            invitation={invitation}
            content={contentFor(contentOfGuest(invitation, content, guest), guest)}
            language={primaryLanguage(content)}
            title={t("asGuest.page", { guest: addressedName(guest) })}
            senderName={profile?.displayName ?? ""}
            guest={guest}
          />
        </Stack>
      )}
    </Dialog>
  );
}

function GuestSearch({ invitationId, onChoose }: { invitationId: string; onChoose: (guest: Guest) => void }) {
  const { t } = useTranslation("publish");
  const [typed, setTyped] = useState("");
  const [text] = useDebouncedValue(typed.trim(), 200);
  const isAsked = text === "" || (searchPart(text)?.length ?? 0) >= 2;
  const { data, error } = useQuery({
    ...invitationQueries.guestsNamed(invitationId, text),
    enabled: isAsked,
  });
  return (
    <Stack>
      <TextInput
        type="search"
        label={t("asGuest.search")}
        description={t("asGuest.help")}
        autoComplete="off"
        maxLength={100}
        data-autofocus
        leftSection={<Icon of={IconSearch} />}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
        }}
      />
      {error !== null && <ProblemNotice text={problemText(error)} />}
      {isAsked && error === null && data === undefined && <Skeleton height={52} aria-hidden />}
      {data !== undefined && (
        <>
          <Text size="sm" c="dimmed" role="status">
            {data.length === 0 && t(text === "" ? "asGuest.none" : "asGuest.notFound")}
          </Text>
          <ul className={people.list}>
            {data.map((guest) => (
              <li key={guest.id}>
                <UnstyledButton
                  className={people.person}
                  w="100%"
                  onClick={() => {
                    onChoose(guest);
                  }}
                >
                  <span className={people.who}>
                    <span className={people.name} dir="auto">
                      {addressedName(guest)}
                    </span>
                    <Text span size="sm" c="dimmed">
                      {[guest.origin, guest.group, t("asGuest.seats", { count: guest.seats })]
                        .filter((fact) => fact !== "")
                        .join(" · ")}
                    </Text>
                  </span>
                </UnstyledButton>
              </li>
            ))}
          </ul>
        </>
      )}
    </Stack>
  );
}
