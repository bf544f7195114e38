import { findSection, type Content } from "@janur/domain/content/content";
import type { EventType } from "@janur/domain/content/event-type";
import type { ThemeId } from "@janur/domain/content/theme";
import { themeIds } from "@janur/domain/content/theme-ids";
import {
  adatOf,
  faithOf,
  greetingOf,
  greetings,
  packIds,
  suggestedTheme,
  type PackId,
} from "@janur/domain/content/traditions/pack-id";
import { themes } from "@janur/event-page/themes/themes";
import type { TraditionId } from "@janur/event-page/themes/base/theme";

/** Every theme once: those made for this event, adat and greeting first, then the others. */
export function themesFor(eventType: EventType, pack: PackId): { fitting: ThemeId[]; others: ThemeId[] } {
  const suggested = suggestedTheme(pack, eventType);
  const traditions: readonly TraditionId[] = [adatOf(pack), faithOf(pack)].filter((id) => id !== "none");
  const rank = (theme: ThemeId): number | null => {
    if (theme === suggested) return 0;
    const days = themes[theme].madeFor;
    if (days !== undefined && !days.includes(eventType)) return null;
    const index = traditions.findIndex((tradition) => themes[theme].traditions.includes(tradition));
    if (index !== -1) return index + 1;
    if (!themes[theme].traditions.includes("any")) return null;
    return days === undefined ? 4 : 3;
  };
  const ranked = themeIds.map((theme) => ({ theme, rank: rank(theme) }));
  return {
    fitting: ranked
      .flatMap((one) => (one.rank === null ? [] : [{ theme: one.theme, rank: one.rank }]))
      .sort((one, other) => one.rank - other.rank)
      .map(({ theme }) => theme),
    others: ranked.flatMap((one) => (one.rank === null ? [one.theme] : [])),
  };
}

/**
 * Whose words an invitation most likely began with. It does not keep that: its greeting tells the faith, and the theme
 * that it wears the people.
 */
export function likelyPack(content: Content): PackId {
  const { eventType, theme } = content;
  const greeting = findSection(content, "opening")?.greeting;
  const alike = packIds.filter((pack) => greetings[greetingOf(pack)].id === greeting?.id);
  return (
    alike.find((pack) => suggestedTheme(pack, eventType) === theme) ??
    alike.find((pack) => themes[theme].traditions.some((one) => one === adatOf(pack))) ??
    alike[0] ??
    "neutral"
  );
}
