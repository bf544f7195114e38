import type { GuestContact } from "@janur/domain/guest/guest";

/** "•••344": enough for its owner to know it again, because links get forwarded. */
export function maskedPhone(phone: GuestContact["phone"]): string | null {
  return phone === null ? null : `•••${phone.slice(-3)}`;
}

/** "h•••@gmail.com" */
export function maskedEmail(email: GuestContact["email"]): string | null {
  if (email === null) return null;
  const at = email.lastIndexOf("@");
  return `${Array.from(email)[0] ?? ""}•••${email.slice(at)}`;
}
