import type { Plugin } from "vite";

/**
 * Keeps Indonesia's tables of libphonenumber's largest set alone, 18 KB (br) less: whether a number is a
 * landline is only asked of Indonesian ones, the smallest set tells whether a foreign one can exist.
 */
export function phoneTables(): Plugin {
  return {
    name: "janur:phone-tables",
    async load(id) {
      if (!id.endsWith("/libphonenumber-js/metadata.max.json.js")) return null;
      const { default: tables } = await import("libphonenumber-js/max/metadata");
      return `export default ${JSON.stringify({ countries: { ID: tables.countries.ID } })}`;
    },
  };
}
