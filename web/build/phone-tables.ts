import type { MetadataJson } from "libphonenumber-js/core";
import type { Plugin } from "vite";

/** Countries whose numbers are shown in groups of digits: home, and where most guests from abroad live. */
const spacedCountries: readonly string[] = ["ID", "MY", "SG"];
/** Place of the formats in a country's table (libphonenumber-js, source/metadata.js). */
const formats = 4;

/** Tables that know which numbers can exist, and how only a few countries write them. */
export function withoutFormats(tables: MetadataJson): MetadataJson {
  const countries = Object.entries(tables.countries).map(([country, table]): [string, unknown[]] => [
    country,
    spacedCountries.includes(country)
      ? table
      : table.map((value: unknown, index) => (index === formats ? 0 : value)),
  ]);
  return { ...tables, countries: Object.fromEntries(countries) };
}

/**
 * Keeps of libphonenumber's tables what is asked of them, 26 KB (br) less: of the largest set Indonesia alone, for
 * whether a number is a landline; of the smallest how numbers are written in a few countries. Others show one
 * group of digits behind their country's code.
 */
export function phoneTables(): Plugin {
  return {
    name: "janur:phone-tables",
    async load(id) {
      if (id.endsWith("/libphonenumber-js/metadata.max.json.js")) {
        const { default: tables } = await import("libphonenumber-js/max/metadata");
        return `export default ${JSON.stringify({ countries: { ID: tables.countries.ID } })}`;
      }
      if (id.endsWith("/libphonenumber-js/metadata.min.json.js")) {
        const { default: tables } = await import("libphonenumber-js/min/metadata");
        return `export default ${JSON.stringify(withoutFormats(tables))}`;
      }
      return null;
    },
  };
}
