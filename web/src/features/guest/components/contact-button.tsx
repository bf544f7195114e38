import { Button } from "@mantine/core";
import { IconAddressBook } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { canPickContact, pickContact, type PickedContact } from "../pick-contact.ts";
import { Icon } from "../../../ui/icon.tsx";

/** Takes name and number from the phone's contacts, in browsers that can. */
export function ContactButton({ onPick }: { onPick: (contact: PickedContact) => void }) {
  const { t } = useTranslation("guest");
  if (!canPickContact()) return null;
  const pick = async () => {
    const contact = await pickContact().catch(() => null);
    if (contact !== null) onPick(contact);
  };
  return (
    <Button variant="light" leftSection={<Icon of={IconAddressBook} />} onClick={() => void pick()}>
      {t("fromContacts")}
    </Button>
  );
}
