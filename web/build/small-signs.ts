import type { Plugin } from "vite";
import * as z from "zod";

const drawing = z.array(z.tuple([z.literal("path"), z.looseObject({ d: z.string(), key: z.string() })]));

const written =
  /const __iconNode = (?<paths>.*);\nconst (?<name>\w+) = createReactComponent\("(?<kind>outline|filled)", "[\w-]+", "\w+", __iconNode\);/;

/**
 * One sign with its lines in one path, without the names that only its class and React's tools would show.
 * @throws Error when signs are written otherwise by now
 */
export function smallSign(source: string): string {
  const { paths, name = "", kind } = written.exec(source)?.groups ?? {};
  const parts = drawing.safeParse(JSON.parse(paths ?? "null")).data;
  const lines = parts?.map(([, { d }]) => d);
  if (parts === undefined || lines === undefined) throw new Error("The signs are written otherwise by now.");
  // Areas that lie over each other would cut holes, and a relative start needs to be the first.
  const joins =
    kind === "outline" &&
    lines.every((line) => line.startsWith("M")) &&
    parts.every(([, attributes]) => Object.keys(attributes).length === 2);
  const drawn = joins ? [["path", { d: lines.join(""), key: "0" }]] : parts;
  return source.replace(
    written,
    () =>
      `const __iconNode = ${JSON.stringify(drawn)};\nconst ${name} = createReactComponent("${kind ?? ""}", "", "", __iconNode);`,
  );
}

/** What a sign is made with, without a class named after each. @throws Error when it is written otherwise by now */
export function withoutSignNames(source: string): string {
  const left = source
    .replace('[`tabler-icon`, `tabler-icon-${iconName}`, className].filter(Boolean).join(" ")', "className")
    .replace("Component.displayName = `${iconNamePascal}`;", "");
  if (/iconName(Pascal)?\}/.test(left)) throw new Error("The signs are made otherwise by now.");
  return left;
}

/** The signs of the application take half the bytes this way, and one element where they had up to nine. */
export function smallSigns(): Plugin {
  return {
    name: "janur:small-signs",
    apply: "build",
    transform(code, id) {
      if (/\/@tabler\/icons-react\/dist\/esm\/icons\/Icon\w+\.mjs$/.test(id))
        return { code: smallSign(code), map: null };
      return id.endsWith("/@tabler/icons-react/dist/esm/createReactComponent.mjs")
        ? { code: withoutSignNames(code), map: null }
        : null;
    },
  };
}
