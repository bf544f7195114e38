/** What somebody chose from the contacts of the phone. */
export interface PickedContact {
  name: string;
  phone: string;
}

/** The Contact Picker API (W3C), which Chrome on Android has; TypeScript's own types do not yet. */
interface ContactsManager {
  select(properties: string[]): Promise<{ name?: string[]; tel?: string[] }[]>;
}

function contactsManager(): ContactsManager | null {
  const { contacts } = navigator as Navigator & { contacts?: ContactsManager };
  return contacts ?? null;
}

export function canPickContact(): boolean {
  return contactsManager() !== null;
}

/** Lets somebody choose one of the phone's contacts; null when they choose none. Nothing else of their contacts is seen. */
export async function pickContact(): Promise<PickedContact | null> {
  const [contact] = (await contactsManager()?.select(["name", "tel"])) ?? [];
  if (contact === undefined) return null;
  return { name: contact.name?.[0] ?? "", phone: contact.tel?.[0] ?? "" };
}
