import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import { guestQueries } from "./queries.ts";
import type { GuestListView } from "./list-view.ts";
import { filteredGuests, isInState, makeLister, phoneDigits } from "./listed-rows.ts";

const noPhones: ReadonlyMap<string, string> = new Map();

/**
 * The guests of an invitation, those among them that the address asks for, and those however far they are.
 * Numbers are fetched when somebody searches by one.
 */
export function useListedGuests(
  invitationId: string,
  view: GuestListView,
  { mayReadContacts, openCeremonies }: { mayReadContacts: boolean; openCeremonies: readonly string[] },
) {
  const { data, error, refetch } = useSuspenseQuery(guestQueries.rows(invitationId));
  const wanted = useDeferredValue(view);
  const isNumber = /\d{3}/.test(wanted.q);
  const contacts = useQuery({
    ...guestQueries.contacts(invitationId, data.version, data.changedIds),
    enabled: mayReadContacts && isNumber,
  });
  const [list] = useState(makeLister);
  const all = useMemo(() => list(data.rows), [list, data.rows]);
  const phones = useMemo(
    () =>
      contacts.data === undefined
        ? noPhones
        : new Map(contacts.data.map(({ id, phone }) => [id, phoneDigits(phone ?? "")])),
    [contacts.data],
  );
  const inAnyState = useMemo(
    () => filteredGuests(all, { ...wanted, state: "" }, { phones, openCeremonies }),
    [all, wanted, phones, openCeremonies],
  );
  const found = useMemo(
    () => inAnyState.filter((guest) => isInState(guest, wanted.state)),
    [inAnyState, wanted.state],
  );
  return { all, inAnyState, found, error, refetch };
}
