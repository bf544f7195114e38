import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import subsetFont from "subset-font";
import * as z from "zod";
import type { ThemeId } from "../../domain/src/content/theme.ts";
import { paths } from "../../domain/src/paths.ts";
import { publicationSchema } from "../../domain/src/invitation/publication.ts";
import { cutDisplayFont } from "../../event-page/src/fonts/cut-display-font.ts";
import { displayFontFile } from "../../event-page/src/fonts/display-font.ts";
import { wornTheme } from "../../event-page/src/themes/worn-theme.ts";
import { weddingPublication } from "../../event-page/src/fixtures/fixtures.ts";
import { fullContent } from "../../event-page/src/fixtures/full-content.ts";
import { findHidane } from "../emulators/hidane.ts";
import { projectId, suiteAddress } from "../emulators/suite.ts";
import { drawStoredPhoto } from "../budgets/stored-photos.ts";
import { rootFolder, workFolder } from "../folders.ts";
import { freePort } from "./free-port.ts";

/** Bytes: all that is resident, and of those V8's heap in use and what lies outside of it. */
const memorySchema = z.object({ resident: z.number(), heap: z.number(), external: z.number() });

export type Memory = z.infer<typeof memorySchema>;

/**
 * The heap that V8 gives itself in an instance of 256 MiB: half of it, with the smallest nursery (`ConfigureDefaults`
 * of `v8::ResourceConstraints`). On a machine with more memory it would collect later and say nothing about the instance.
 */
const heapOfInstance = ["--max-old-space-size=128", "--max-semi-space-size=1"];

/** A process that answers requests and says what memory it takes. */
export interface MeasuredProcess {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  readonly memory: () => Promise<Memory>;
  readonly stop: () => Promise<void>;
}

/** The page of all sections and 30 pictures, served by the built functions over a Firestore emulator; `/hello` is a bare function in the same process. */
export interface PageUnderTest extends MeasuredProcess {
  /** Path of the invitation in the heaviest theme. */
  readonly path: string;
  readonly pathIn: (theme: ThemeId) => string;
  /** Starts another server over the same documents, by its file in this folder. */
  readonly startBeside: (file: string) => Promise<MeasuredProcess>;
}

/** The one in which a page is heaviest. */
const heaviest: ThemeId = "janur";
const slugIn = (theme: ThemeId) => `rani-dimas-${theme}`;
const pathIn = (theme: ThemeId) => `/event/${slugIn(theme)}`;
const pictureCount = 30;

/**
 * Starts what the page needs, and nothing else: the other emulators would take their share of the machine.
 * @param themes in which the page is published
 */
export async function startPage(themes: readonly ThemeId[] = [heaviest]): Promise<PageUnderTest> {
  const firestorePort = await freePort();
  const hidane = await findHidane(process.stdout.write.bind(process.stdout), new AbortController().signal);
  const firestore = spawn(hidane, ["--host", "127.0.0.1", "--port", String(firestorePort)], {
    stdio: "ignore",
  });
  const environment = {
    ...suiteAddress(0).environment,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${String(firestorePort)}`,
    FUNCTIONS_EMULATOR: "true",
  };
  try {
    await untilAnswering(firestorePort);
    await Promise.all([publish(environment.FIRESTORE_EMULATOR_HOST, themes), drawPictures()]);
    const page = await startMeasured(join(rootFolder, "tools", "bench", "page-server.ts"), environment);
    return {
      ...page,
      path: pathIn(heaviest),
      pathIn,
      startBeside: (file) => startMeasured(join(rootFolder, "tools", "bench", file), environment),
      stop: async () => {
        const end = once(firestore, "exit");
        firestore.kill();
        await Promise.all([page.stop(), end]);
      },
    };
  } catch (error) {
    firestore.kill();
    throw error;
  }
}

async function startMeasured(
  file: string,
  environment: Readonly<Record<string, string>>,
): Promise<MeasuredProcess> {
  const server = fork(file, {
    env: { ...process.env, ...environment, NODE_ENV: "production" },
    execArgv: heapOfInstance,
  });
  const ended = once(server, "exit").then(() => {
    throw new Error("The page's server ended by itself; its message is above.");
  });
  const ask = async <T>(answer: z.ZodType<T>): Promise<T> => {
    const messages: unknown = await Promise.race([once(server, "message"), ended]);
    return z.tuple([answer], z.unknown()).parse(messages)[0];
  };
  const { port } = await ask(z.object({ port: z.int() }));
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    memory: async () => {
      server.send("now");
      return ask(memorySchema);
    },
    stop: async () => {
      server.kill();
      await ended.catch(() => undefined);
    },
  };
}

/** The emulator's HTTP port answers as soon as it takes calls. */
async function untilAnswering(port: number): Promise<void> {
  const deadline = performance.now() + 60_000;
  for (;;) {
    try {
      await fetch(`http://127.0.0.1:${String(port)}/`);
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await new Promise((resolve) => {
        setTimeout(resolve, 100);
      });
    }
  }
}

async function publish(firestoreHost: string, themes: readonly ThemeId[]): Promise<void> {
  // Without the second the SDK would look for Google's metadata server, which is outside of this machine.
  Object.assign(process.env, { FIRESTORE_EMULATOR_HOST: firestoreHost, METADATA_SERVER_DETECTION: "none" });
  const require = createRequire(join(rootFolder, "event-page", "src", "document.ts"));
  const app = initializeApp({ projectId }, "bench");
  for (const theme of themes) {
    const content = { ...fullContent(pictureCount), theme };
    const slug = slugIn(theme);
    const font = await readFile(require.resolve(displayFontFile(wornTheme(content))));
    const displayFont = await cutDisplayFont(font, content, subsetFont);
    const publication = publicationSchema.parse(weddingPublication({ slug, content, displayFont }));
    await getFirestore(app).doc(paths.publication(slug)).set(publication);
  }
  await deleteApp(app);
}

/** One picture in the three widths that stored pictures have. */
async function drawPictures(): Promise<void> {
  const folder = join(workFolder, "bench");
  await mkdir(folder, { recursive: true });
  await drawStoredPhoto((width) => join(folder, `picture-${String(width)}.avif`));
}
