import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import sharp from "sharp";
import subsetFont from "subset-font";
import type { Content } from "../../domain/src/content/content.ts";
import { qrisOf } from "../../domain/src/fixtures/fixtures-qris.ts";
import { paths } from "../../domain/src/paths.ts";
import { publicationSchema } from "../../domain/src/invitation/publication.ts";
import type { Section } from "../../domain/src/content/section.ts";
import { qrisAddress, type Photo, type Picture } from "../../domain/src/content/sections/media.ts";
import { themeIds } from "../../domain/src/content/theme-ids.ts";
import { cutDisplayFont } from "../../event-page/src/fonts/cut-display-font.ts";
import { displayFontFile } from "../../event-page/src/fonts/display-font.ts";
import { wornTheme } from "../../event-page/src/themes/worn-theme.ts";
import { weddingPublication } from "../../event-page/src/fixtures/fixtures.ts";
import { fullContent } from "../../event-page/src/fixtures/full-content.ts";
import { qrisPoster } from "../../tests/harness/samples/sample-qris.ts";
import { writeFile } from "../../functions/src/platform/google/bucket.ts";
import type { SuiteAddress } from "../emulators/suite.ts";
import { rootFolder } from "../folders.ts";
import { storePhotos } from "./stored-photos.ts";
import { brotliSize } from "./web-build.ts";

const pictureCount = 30;
const hourMs = 3_600_000;
/** At a full hour, as feasts begin: odd minutes would weigh now more and now less. */
const inDays = (days: number) =>
  new Date(Math.floor(Date.now() / hourMs) * hourMs + days * 24 * hourMs).toISOString();

/** All sections with 30 pictures and names that are long, some weeks before the day. */
function fullWedding(): Content {
  const content = fullContent(pictureCount);
  const sections = content.sections.map((section): Section => {
    if (section.type === "rsvp") return { ...section, deadlineAt: inDays(20) };
    if (section.type !== "ceremonies") return section;
    const ceremonies = section.ceremonies.map((ceremony, index) => ({
      ...ceremony,
      startAt: inDays(30 + index),
      endAt: null,
    }));
    return { ...section, ceremonies };
  });
  return { ...content, sections };
}

function picturesOf(section: Section): (Picture | Photo)[] {
  switch (section.type) {
    case "cover":
      return section.photo === null ? [] : [section.photo];
    case "hosts":
      return section.persons.flatMap(({ photo }) => photo ?? []);
    case "story":
      return section.chapters.flatMap(({ photo }) => photo ?? []);
    case "gallery":
      return section.pictures;
    default:
      return [];
  }
}

/** The pictures of QRIS that gifts name. */
async function storeCodes({ sections }: Content): Promise<void> {
  const code = await sharp(await (await qrisPoster(qrisOf("RANI PUSPITA DEWI"))).toBuffer())
    .webp({ lossless: true })
    .toBuffer();
  for (const section of sections) {
    if (section.type !== "gifts" || section.qris === null) continue;
    await writeFile(qrisAddress(section.qris.media).slice(1), code, "image/webp");
  }
}

/**
 * Publishes the page that the budgets speak of: every section, 30 pictures, in
 * the theme whose page is heaviest. Of each picture the sizes are there that phones ask for.
 * @returns its address
 */
export async function publishFullPage(suite: SuiteAddress): Promise<string> {
  Object.assign(process.env, suite.environment);
  const wedding = fullWedding();
  await storePhotos(wedding.sections.flatMap(picturesOf));
  await storeCodes(wedding);
  const require = createRequire(join(rootFolder, "event-page", "src", "document.ts"));
  const app = initializeApp({ projectId: suite.projectId }, "budgets");
  try {
    const heaviest = { url: "", size: 0 };
    for (const theme of themeIds) {
      const content = { ...wedding, theme };
      const slug = `budget-${theme}`;
      const face = await readFile(require.resolve(displayFontFile(wornTheme(content))));
      const displayFont = await cutDisplayFont(face, content, subsetFont);
      const publication = publicationSchema.parse(weddingPublication({ slug, content, displayFont }));
      await getFirestore(app).doc(paths.publication(slug)).set(publication);
      const url = `${suite.hostingUrl}/event/${slug}`;
      const answer = await fetch(url);
      if (answer.status !== 200) throw new Error(`${url} answered ${String(answer.status)}.`);
      const size = brotliSize(Buffer.from(await answer.text()));
      if (size > heaviest.size) Object.assign(heaviest, { url, size });
    }
    return heaviest.url;
  } finally {
    await deleteApp(app);
  }
}
