import type { Content } from "@janur/domain/content/content";
import { withCeremony } from "@janur/domain/content/same-ceremony";
import { starterContent } from "@janur/domain/content/traditions/starter-content";
import { dayFromToday } from "./host.ts";

/** Akad with day and place, panggih as the adat brought it, and a reception that has its day and no place. */
export function weddingOfJawa(): Content {
  const day = dayFromToday(60);
  const content = starterContent({
    eventType: "wedding",
    language: "id",
    names: ["Ratri", "Bayu"],
    startAt: `${day}T02:00:00.000Z`,
    zone: "Asia/Jakarta",
    venue: "Pendopo Agung",
    city: "Yogyakarta",
    pack: "islam-jawa",
  });
  return withCeremony(content, "ceremony-3", (reception) => ({
    ...reception,
    startAt: `${day}T04:00:00.000Z`,
    city: "",
  }));
}
