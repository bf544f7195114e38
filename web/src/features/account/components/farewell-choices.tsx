import type { FarewellChoice } from "@janur/domain/contracts/account-callables";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { NativeSelect, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";

interface Editor {
  uid: string;
  name: string;
}

function editorsOf({ members, team }: Invitation): Editor[] {
  return members.flatMap((uid) => (team[uid]?.role === "editor" ? [{ uid, name: team[uid].name }] : []));
}

/** What is proposed: who has been an editor longest; without one the invitation goes. */
export function farewellsOf(invitations: readonly Invitation[], uid: string): FarewellChoice[] {
  return invitations
    .filter(({ owner }) => owner === uid)
    .map((invitation) => ({ invitationId: invitation.id, heir: editorsOf(invitation)[0]?.uid ?? null }));
}

interface FarewellChoicesProps {
  invitations: readonly Invitation[];
  uid: string;
  choices: readonly FarewellChoice[];
  onChange: (choices: FarewellChoice[]) => void;
}

/** What becomes of each invitation: own ones with a choice where there is one, shared ones in a sentence. */
export function FarewellChoices({ invitations, uid, choices, onChange }: FarewellChoicesProps) {
  const { t } = useTranslation("settings");
  /** Two of one title are told apart by their addresses. */
  const titleOf = ({ id, title, slug }: Invitation) => {
    if (title === "") return slug;
    return invitations.some((other) => other.id !== id && other.title === title)
      ? `${title} (${slug})`
      : title;
  };
  const shared = invitations.filter(({ owner }) => owner !== uid);
  return (
    <>
      {choices.map(({ invitationId, heir }) => {
        const invitation = invitations.find(({ id }) => id === invitationId);
        if (invitation === undefined) return null;
        const editors = editorsOf(invitation);
        const title = titleOf(invitation);
        if (editors.length === 0) {
          return <Text key={invitationId}>{t("deletion.alone", { title })}</Text>;
        }
        return (
          <NativeSelect
            key={invitationId}
            label={t("deletion.invitation", { title })}
            value={heir ?? ""}
            data={[
              ...editors.map(({ uid: editor, name }) => ({
                value: editor,
                label: t("deletion.handOver", { name: name === "" ? t("deletion.unnamed") : name }),
              })),
              { value: "", label: t("deletion.alongside") },
            ]}
            onChange={(event) => {
              const chosen = event.currentTarget.value === "" ? null : event.currentTarget.value;
              onChange(
                choices.map((choice) =>
                  choice.invitationId === invitationId ? { invitationId, heir: chosen } : choice,
                ),
              );
            }}
          />
        );
      })}
      {shared.length > 0 && <Text>{t("deletion.shared", { titles: shared.map(titleOf).join(", ") })}</Text>}
    </>
  );
}
