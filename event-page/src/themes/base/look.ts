import type { ThemeId } from "@janur/domain/content/theme";
import { adjustedLook } from "./adjusted-look.ts";
import type { Look } from "./look-schema.ts";
import type { Theme } from "./theme.ts";

const looks = new Map<ThemeId, Look>();

/**
 * Makes a look known to the components. Functions know all of them from the
 * start (`all-looks.ts`); the editor fetches one when a page wears it, so that
 * nobody loads thirty (docs/decisions/018).
 */
export function provideLook(theme: ThemeId, look: Look): void {
  looks.set(theme, look);
}

export function hasLook(theme: ThemeId): boolean {
  return looks.has(theme);
}

/**
 * A theme's look, as its host has adjusted it.
 * @throws Error when nobody has provided it
 */
export function lookOf(theme: Theme): Look {
  const look = looks.get(theme.id);
  if (look === undefined) throw new Error(`The look of ${theme.id} was not provided.`);
  return theme.before === undefined ? look : adjustedLook(inColourway(look, theme), theme, theme.before);
}

function inColourway(look: Look, { colourway }: Theme): Look {
  const other = colourway === undefined ? undefined : look.colourways?.[colourway];
  if (other === undefined || look.art === null) return look;
  const { rules, page, cover } = other;
  return { ...look, rules, art: { ...look.art, page, cover } };
}
