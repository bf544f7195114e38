import { addressedName } from "@janur/domain/guest/guest-name";
import type { GuestRow } from "@janur/domain/guest/guest-row";
import { giftLimits } from "@janur/domain/limits/gift-limits";
import { TextInput } from "@mantine/core";
import { IconUserCheck } from "@tabler/icons-react";
import { useDeferredValue, useId, useMemo, useState, type Ref } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../ui/icon.tsx";
import { foundGuests } from "../../../lib/text/found-guests.ts";
import { styles } from "../styles.ts";

/** As many as somebody reads between two envelopes. */
const mostFound = 5;

interface GuestFieldProps {
  ref?: Ref<HTMLInputElement>;
  guests: readonly GuestRow[];
  name: string;
  guest: string | null;
  onChange: (name: string, guest: string | null) => void;
  onNext: () => void;
}

/** From whom: a guest who is found while typing, or any words. Arrows choose, Enter takes what is chosen or goes on. */
export function GuestField({ ref, guests, name, guest, onChange, onNext }: GuestFieldProps) {
  const { t } = useTranslation("gift");
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const asked = useDeferredValue(name);
  const found = useMemo(
    () => (guest === null && isOpen ? foundGuests(guests, asked, mostFound) : []),
    [guests, asked, guest, isOpen],
  );
  const take = (row: GuestRow) => {
    onChange(addressedName(row).slice(0, giftLimits.name), row.id);
    setOpen(false);
    setAt(-1);
    onNext();
  };
  const chosen = found[at];
  return (
    <div>
      <TextInput
        ref={ref}
        label={t("write.name")}
        placeholder={t("write.nameHint")}
        maxLength={giftLimits.name}
        autoComplete="off"
        enterKeyHint="next"
        dir="auto"
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={found.length > 0 ? `${id}-found` : undefined}
        // Escape closes the list alone, not what the field stands in.
        data-mantine-stop-propagation={found.length > 0}
        aria-autocomplete="list"
        aria-activedescendant={chosen === undefined ? undefined : `${id}-${chosen.id}`}
        value={name}
        rightSection={guest === null ? undefined : <Icon of={IconUserCheck} aria-label={t("write.known")} />}
        onChange={(event) => {
          setOpen(true);
          setAt(-1);
          onChange(event.currentTarget.value, null);
        }}
        onBlur={() => {
          setOpen(false);
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === "ArrowDown" || event.key === "ArrowUp") {
            if (found.length === 0) return;
            event.preventDefault();
            const step = event.key === "ArrowDown" ? 1 : -1;
            setAt(Math.max(-1, Math.min(found.length - 1, at + step)));
          } else if (event.key === "Escape") setOpen(false);
          else if (event.key === "Enter") {
            event.preventDefault();
            if (chosen === undefined) onNext();
            else take(chosen);
          }
        }}
      />
      {found.length > 0 && (
        <ul id={`${id}-found`} role="listbox" aria-label={t("write.found")} style={styles.options}>
          {found.map((row, index) => (
            <li
              key={row.id}
              id={`${id}-${row.id}`}
              role="option"
              aria-selected={index === at}
              style={index === at ? { ...styles.option, ...styles.chosen } : styles.option}
              onPointerDown={(event) => {
                event.preventDefault();
              }}
              onClick={() => {
                take(row);
              }}
            >
              <span style={styles.name} dir="auto">
                {addressedName(row)}
              </span>
              <p style={styles.about} dir="auto">
                {[row.origin, row.group].filter((part) => part !== "").join(" · ")}
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
