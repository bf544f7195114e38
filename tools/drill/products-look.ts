import { randomBytes } from "node:crypto";
import { paths } from "@janur/domain/paths";
import { collection, getDocs, limit, query } from "firebase/firestore";
import * as z from "zod";
import { demoId } from "../seed/demo-id.ts";
import { call, signIn } from "../smoke/session.ts";
import type { SmokeTarget } from "../smoke/target.ts";
import { tokenIn } from "../smoke/token-in.ts";

const invitationId = demoId("invitation rani-dimas");
const slug = "rani-dimas";
const linksSchema = z.object({ links: z.array(z.object({ path: z.string() })) });

/** What people see of the demo's wedding: kept before the data go, asked again when they are back. */
export interface Look {
  /** HTML of the page. */
  page: string;
  /** What a guest's link opens. */
  guest: unknown;
  /** What their host counts. */
  figures: unknown;
  /** The path of the guest's link, made before the data went. */
  token: string;
}

/** A guest's link, as the host has sent it. */
export async function sentLink(target: SmokeTarget): Promise<string> {
  const { idToken, database, end } = await signIn(target);
  try {
    const [guest] = (await getDocs(query(collection(database, paths.guests(invitationId)), limit(1)))).docs;
    const asked = { invitationId, guestIds: [guest?.id] };
    const { links } = linksSchema.parse(await call(target.site, "/api/host/guestLinks", asked, idToken));
    return tokenIn(links[0]?.path ?? "");
  } finally {
    await end();
  }
}

/** Looks as a stranger, as the guest of that link and as the host who signs in with the password of before. */
export async function look(target: SmokeTarget, token: string): Promise<Look> {
  const { idToken, end } = await signIn(target);
  try {
    const asked = { invitationId, slug, language: "id", token, isTap: false };
    return {
      token,
      page: (await page(target)).text,
      guest: await call(target.site, "/api/guest/openLink", asked),
      figures: await call(target.site, "/api/host/figures", { invitationId }, idToken),
    };
  } finally {
    await end();
  }
}

/** The page as no cache has it. */
export async function page({ site }: SmokeTarget): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${site}/event/${slug}?v=${randomBytes(4).toString("hex")}`);
  return { status: answer.status, text: await answer.text() };
}
