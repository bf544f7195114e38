import { Button, Checkbox, Text } from "@mantine/core";
import { use, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../../ui/list/empty-state.tsx";
import { SearchField } from "../../../ui/list/search-field.tsx";
import { foundGuests, silenceOf, type SeatGuest } from "../seat-guests.ts";
import { WhoContext } from "../who.ts";
import { MoreButton } from "./more-button.tsx";

interface WaitingListProps {
  guests: readonly SeatGuest[];
  chosen: ReadonlySet<string>;
  mayEdit: boolean;
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
}

/** So many stand in the page at once. */
const shownAtOnce = 100;

/** Whoever comes and sits nowhere yet, by group; a tap chooses them, and the next one a table. */
export function WaitingList({ guests, chosen, mayEdit, onChoose }: WaitingListProps) {
  const { t } = useTranslation("seating");
  const who = t(`who.${use(WhoContext)}`);
  const [typed, setTyped] = useState("");
  const [shown, setShown] = useState(shownAtOnce);
  const found = useMemo(() => (typed === "" ? guests : foundGuests(guests, typed)), [guests, typed]);
  const groups = useMemo(() => byGroup(found, shown), [found, shown]);
  if (guests.length === 0) return <EmptyState text={t("waiting.none", { who })} />;
  return (
    <div className="seats-list">
      <SearchField label={t("waiting.search")} value={typed} onChange={setTyped} />
      {mayEdit && (
        <Text size="sm" c="dimmed">
          {t("waiting.help", { who })}
        </Text>
      )}
      {found.length === 0 && <Text role="status">{t("waiting.notFound")}</Text>}
      {groups.map(({ name, all, guests: some }) => (
        <section key={name} className="seats-group" aria-label={name || t("noGroup")}>
          <header>
            <h2>{name || t("noGroup")}</h2>
            <span>
              {t("figure.invitationsPeople", {
                count: all.length,
                people: t("people", { count: peopleOf(all) }),
              })}
            </span>
            {mayEdit && (
              <Button
                variant="subtle"
                size="sm"
                onClick={() => {
                  onChoose(
                    all.map(({ id }) => id),
                    !all.every(({ id }) => chosen.has(id)),
                  );
                }}
              >
                {t(all.every(({ id }) => chosen.has(id)) ? "waiting.noneOfGroup" : "waiting.allOfGroup")}
              </Button>
            )}
          </header>
          <ul>
            {some.map((guest) => (
              <li key={guest.id}>
                <GuestChoice
                  guest={guest}
                  isChosen={chosen.has(guest.id)}
                  mayEdit={mayEdit}
                  onChoose={(isChosen) => {
                    onChoose([guest.id], isChosen);
                  }}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <MoreButton shown={shown} of={found.length} step={shownAtOnce} onMore={setShown} />
    </div>
  );
}

function GuestChoice({
  guest,
  isChosen,
  mayEdit,
  onChoose,
}: {
  guest: SeatGuest;
  isChosen: boolean;
  mayEdit: boolean;
  onChoose: (isChosen: boolean) => void;
}) {
  const { t } = useTranslation("seating");
  const silence = silenceOf(guest);
  const words = (
    <>
      <span dir="auto">
        {guest.name}
        {guest.origin !== "" && <small>{guest.origin}</small>}
      </span>
      <span className="seats-people">
        {t("people", { count: guest.people })}
        {silence !== null && <small>{t(silence)}</small>}
      </span>
    </>
  );
  if (!mayEdit) return <div className="seats-guest">{words}</div>;
  return (
    <label className="seats-guest" data-chosen={isChosen || undefined}>
      <Checkbox
        checked={isChosen}
        onChange={(event) => {
          onChoose(event.currentTarget.checked);
        }}
      />
      {words}
    </label>
  );
}

function peopleOf(guests: readonly SeatGuest[]): number {
  return guests.reduce((sum, { people }) => sum + people, 0);
}

/** The first so many, under their groups in the order of the alphabet; whoever belongs to none comes last. */
function byGroup(guests: readonly SeatGuest[], shown: number) {
  const groups = new Map<string, SeatGuest[]>();
  for (const guest of guests) {
    const known = groups.get(guest.group);
    if (known === undefined) groups.set(guest.group, [guest]);
    else known.push(guest);
  }
  const sorted = [...groups].sort(
    ([a], [b]) => Number(a === "") - Number(b === "") || a.localeCompare(b, "id"),
  );
  let left = shown;
  return sorted.flatMap(([name, all]) => {
    if (left <= 0) return [];
    const some = all.slice(0, left);
    left -= some.length;
    return [{ name, all, guests: some }];
  });
}
