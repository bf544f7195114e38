import { findSection, withSection } from "@janur/domain/content/content";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { db } from "../../../platform/google/firestore.ts";
import { newAccount, type Account } from "../../../../../tests/harness/accounts.ts";
import { joinTeam } from "../../../../../tests/harness/documents.ts";
import { changeSettings, gatedWedding, gatedWords } from "../../../../../tests/harness/gates.ts";
import { ask } from "../../../../../tests/harness/http.ts";
import {
  draftWedding,
  openWedding,
  publishWedding,
  startProduct,
  type Product,
} from "../../../../../tests/harness/product.ts";
import { attemptsDocument } from "../../../platform/limits/count-attempt.ts";
import { integrationDocument } from "../../../store/integration/integration-documents.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

interface Feed {
  appId: string;
  url: string;
  read: (headers?: Record<string, string>) => ReturnType<typeof ask>;
}

async function connect(account: Account): Promise<Feed> {
  const { appId, path } = await product.asHost("connectCalendarFeed", {}, account);
  const url = `${product.origin}${path}`;
  return { appId, url, read: (headers = {}) => ask(url, { headers }) };
}

/** Lines as calendars read them, after unfolding. */
const lines = (file: string) => file.replace(/\r\n[\t ]/g, "").split("\r\n");
const summaries = (file: string) => lines(file).filter((line) => line.startsWith("SUMMARY:"));

describe("a calendar feed", () => {
  test("has every event of an account's invitations, and nothing of others", async () => {
    const [owner, stranger] = await Promise.all([newAccount("Rani"), newAccount("Orang lain")]);
    const shown = await publishWedding(product, owner);
    const draft = await draftWedding(product, owner);
    const trashed = await draftWedding(product, owner);
    await product.asHost("trashInvitation", { invitationId: trashed.invitationId }, owner);
    const foreign = await draftWedding(product, stranger);
    const { status, headers, text } = await (await connect(owner)).read();
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/calendar; charset=utf-8");
    expect(headers["content-disposition"]).toBe('inline; filename="calendar.ics"');
    expect(headers["cache-control"]).toBe("private, no-cache");
    expect(headers["referrer-policy"]).toBe("no-referrer");
    const found = lines(text);
    for (const { invitationId } of [shown, draft]) {
      expect(found).toContain(`UID:${invitationId}-resepsi@janur`);
    }
    for (const { invitationId } of [trashed, foreign]) expect(text).not.toContain(invitationId);
    expect(found.filter((line) => line.startsWith("URL:")).join()).toContain(`/event/${shown.slug}`);
    expect(text).not.toContain(draft.slug);
  });

  test("is an empty calendar for who has no invitation", async () => {
    const { status, text } = await (await connect(await newAccount("Baru"))).read();
    expect(status).toBe(200);
    expect(lines(text)[0]).toBe("BEGIN:VCALENDAR");
    expect(text).not.toContain("VEVENT");
  });

  test("shows each member what their role sees", async () => {
    const [owner, editor, usher] = await Promise.all(
      ["Rani", "Dimas", "Rina"].map((name) => newAccount(name)),
    );
    if (owner === undefined || editor === undefined || usher === undefined) throw new Error("no accounts");
    const wedding = await publishWedding(product, owner, gatedWedding());
    const { invitationId } = wedding;
    await joinTeam(invitationId, editor.uid, "editor");
    await joinTeam(invitationId, usher.uid, "usher");
    await Promise.all(
      [editor, usher].map(({ uid }) =>
        db()
          .doc(paths.user(uid))
          .update({ invitations: [invitationId] }),
      ),
    );
    const [all, some] = await Promise.all([connect(editor), connect(usher)]);
    expect(summaries((await all.read()).text).join()).toContain(gatedWords.ceremony);
    const seen = (await some.read()).text;
    expect(summaries(seen).length).toBeGreaterThan(0);
    for (const word of Object.values(gatedWords)) expect(seen).not.toContain(word);
    await changeSettings(product, owner, wedding, { access: "guests" });
    expect(lines((await some.read()).text)).toContain(`UID:${invitationId}@janur`);
  });

  test("says that nothing changed, until something did", async () => {
    const owner = await newAccount("Rani");
    const { invitationId, revision } = await draftWedding(product, owner);
    const { read } = await connect(owner);
    const tag = (await read()).headers.etag ?? "";
    const again = await read({ "If-None-Match": `"other", W/${tag}` });
    expect([again.status, again.text]).toEqual([304, ""]);
    const content = openWedding();
    const ceremonies = findSection(content, "ceremonies");
    if (ceremonies === undefined) throw new Error("the wedding has no ceremonies");
    const moved = ceremonies.ceremonies.map((one) => ({ ...one, venue: "Balai Desa" }));
    const changed = withSection(content, { ...ceremonies, ceremonies: moved });
    await product.asHost("saveDraft", { invitationId, basedOn: revision, content: changed }, owner);
    const fresh = await read({ "If-None-Match": tag });
    expect(fresh.status).toBe(200);
    expect(fresh.text).toContain("Balai Desa");
  });

  test("is known to us by the hash of its secret alone", async () => {
    const { appId, url } = await connect(await newAccount("Rani"));
    const secret = /\.([^.]+)\.ics$/.exec(url)?.[1] ?? "";
    const kept = await db().getAll(
      db().doc(paths.integration(appId)),
      db().doc(paths.secret(`app-${appId}`)),
    );
    expect(kept.map(({ exists }) => exists)).toEqual([true, true]);
    expect(JSON.stringify(kept.map((document) => document.data()))).not.toContain(secret);
  });

  test("remembers to the hour that it was read", async () => {
    const { appId, read } = await connect(await newAccount("Rani"));
    const used = async () => {
      const integration = (await integrationDocument(appId).get()).data();
      return integration?.kind === "calendarFeed" ? integration.usedAt?.getTime() : undefined;
    };
    await read();
    const first = await used();
    expect(first).toBeDefined();
    await read();
    expect(await used()).toBe(first);
    await integrationDocument(appId).update({
      usedAt: new Date(Date.now() - limits.integration.feed.usedMs),
    });
    await read();
    expect(await used()).toBeGreaterThanOrEqual(first ?? Infinity);
  });

  test("is not read more often than anybody needs", async () => {
    const { appId, read } = await connect(await newAccount("Rani"));
    await read();
    await attemptsDocument(["calendar-feed", appId]).update({ count: limits.integration.feed.rate.count });
    const refused = await read();
    expect(refused.status).toBe(429);
    expect(refused.headers["retry-after"]).toBe("600");
  });

  test("ends when it is connected anew or revoked; wrong addresses answer alike", async () => {
    const owner = await newAccount("Rani");
    const old = await connect(owner);
    const fresh = await connect(owner);
    expect(fresh.appId).toBe(old.appId);
    expect((await fresh.read()).status).toBe(200);
    const bare = async (url: string) => {
      const { status, headers, text } = await ask(url);
      return {
        status,
        text,
        type: headers["content-type"],
        tag: headers.etag,
        cache: headers["cache-control"],
      };
    };
    const wrong = await bare(old.url);
    expect(wrong).toEqual({ status: 404, text: "", type: undefined, tag: undefined, cache: "no-store" });
    await product.asHost("disconnectIntegration", { appId: fresh.appId }, owner);
    for (const url of [
      fresh.url,
      `${product.origin}/api/apps/calendar/x.ics`,
      `${product.origin}/api/apps/x`,
    ])
      expect(await bare(url)).toEqual(wrong);
    expect(
      (
        await db()
          .doc(paths.secret(`app-${fresh.appId}`))
          .get()
      ).exists,
    ).toBe(false);
    expect((await ask(old.url, { method: "POST" })).status).toBe(404);
  });
});

describe("the connection of an account", () => {
  test("is tested and revoked by its owner; to others it is not there", async () => {
    const [owner, stranger] = await Promise.all([newAccount("Rani"), newAccount("Orang lain")]);
    await draftWedding(product, owner);
    const { appId, read } = await connect(owner);
    const tested = await product.asHost("testIntegration", { appId }, owner);
    expect(tested).toEqual({ kind: "calendarFeed", events: summaries((await read()).text).length });
    for (const name of ["testIntegration", "disconnectIntegration"]) {
      const foreign = await product.callHost(name, { appId }, stranger);
      const absent = await product.callHost(name, { appId: "AbsentApp00000000000" }, stranger);
      expect(foreign).toMatchObject({ http: 404, refusal: "integration/not-found" });
      expect(absent).toEqual(foreign);
    }
    expect((await read()).status).toBe(200);
  });

  test("is not made without end", async () => {
    const owner = await newAccount("Rani");
    await connect(owner);
    await attemptsDocument(["app", owner.uid]).update({ count: limits.integration.rate.count });
    const refused = await product.callHost("connectCalendarFeed", {}, owner);
    expect(refused.refusal).toBe("limit/too-many-requests");
  });
});
