import { isOfHousehold } from "@janur/domain/guest/party-size";
import { useEffect } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { seatsOfForm, type GuestForm } from "./form.ts";

/**
 * Whom the invitation is for and the number of people follow the name of a new guest ("& Istri", a household's members) until somebody chooses them.
 * @returns how many people the name speaks of
 */
export function useSeatsOfName(form: UseFormReturn<GuestForm>, isNew: boolean): number {
  const { control, setValue, getFieldState } = form;
  const [kind, name, members] = useWatch({ control, name: ["kind", "name", "members"] });
  const seats = seatsOfForm({ kind, name, members });
  const isOfFamily = isOfHousehold(name);
  useEffect(() => {
    if (isNew && !getFieldState("kind").isDirty) setValue("kind", isOfFamily ? "household" : "person");
  }, [isNew, isOfFamily, setValue, getFieldState]);
  useEffect(() => {
    if (isNew && !getFieldState("seats").isDirty) setValue("seats", seats);
  }, [isNew, seats, setValue, getFieldState]);
  return seats;
}
