import type { Figures, Tally } from "@janur/domain/figures";
import type { Invitation } from "@janur/domain/invitation";

/** Figures are asked for per invitation; more than these would make the page wait. */
export const countedInvitations = 10;

/** The invitations that an account owns and that are not in the trash, those changed last first. */
export function ownInvitations(all: readonly Invitation[], uid: string): Invitation[] {
  return all
    .filter(({ owner, status }) => owner === uid && status !== "trashed")
    .sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime());
}

export interface OwnFigures {
  invited: Tally;
  coming: Tally;
}

const nobody: Tally = { invitations: 0, people: 0 };

/** The figures of several invitations together. */
export function together(figures: readonly Pick<Figures, "invited" | "coming">[]): OwnFigures {
  const sum = (one: Tally, other: Tally): Tally => ({
    invitations: one.invitations + other.invitations,
    people: one.people + other.people,
  });
  return figures.reduce<OwnFigures>(
    (total, { invited, coming }) => ({
      invited: sum(total.invited, invited),
      coming: sum(total.coming, coming),
    }),
    { invited: nobody, coming: nobody },
  );
}
