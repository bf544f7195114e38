/** Whether somebody is invited to a ceremony: those without a list of their own to all that are open to everyone. */
export function isInvitedTo(
  { ceremonies }: { ceremonies: readonly string[] | null },
  ceremony: { id: string; isOpen: boolean },
): boolean {
  return ceremonies === null ? ceremony.isOpen : ceremonies.includes(ceremony.id);
}
