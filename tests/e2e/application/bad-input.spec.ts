import { weddingContent } from "@janur/domain/fixtures/fixtures";
import type { Content } from "@janur/domain/content/content";
import { limits } from "@janur/domain/limits";
import type { Section } from "@janur/domain/content/section";
import { expect, test, type Browser } from "@playwright/test";
import { showInvitation, signUpByApi } from "../support/host-api.ts";
import { misfits } from "../support/misfits.ts";

const narrow = 360;
const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();
const both = (text: string) => ({ id: text, en: text });

function phone(browser: Browser, options: { javaScriptEnabled?: boolean } = {}) {
  return browser.newContext({ viewport: { width: narrow, height: 740 }, isMobile: true, ...options });
}

/** As many ceremonies as there may be, the first a year ago, with the longest texts that each may have. */
function crowdedWedding(): Content {
  const c = limits.content;
  const names = [
    "Akad nikah",
    "عقد القران 🌙",
    "טקס החתונה",
    "👨‍👩‍👧‍👦".repeat(6),
    "Ngunduhmantu".repeat(10).slice(0, c.shortText),
  ];
  const zones = ["Asia/Jakarta", "Asia/Makassar", "Asia/Jayapura", "Europe/Amsterdam"];
  const sections = weddingContent.sections.map((section): Section => {
    if (section.type === "rsvp") return { ...section, deadlineAt: null };
    if (section.type === "hosts") {
      const [first, second] = section.persons;
      if (first === undefined || second === undefined) throw new Error("a wedding has two persons");
      const long = "Kartawinataningrat".repeat(8).slice(0, c.personName);
      return {
        ...section,
        persons: [
          {
            ...first,
            nickname: "محمد عبد الرحمن 💍",
            fullName: "محمد عبد الرحمن بن عبد الله الحسني",
            father: "חיים",
          },
          { ...second, nickname: long, fullName: long, mother: "💐".repeat(c.personName / 2) },
        ],
      };
    }
    if (section.type !== "ceremonies") return section;
    const [model] = section.ceremonies;
    if (model === undefined) throw new Error("a wedding has a ceremony");
    const ceremonies = Array.from({ length: c.ceremonies }, (_, index) => ({
      ...model,
      id: `acara-${String(index + 1)}`,
      name: both(names[index % names.length] ?? ""),
      startAt: inDays(index === 0 ? -365 : 30 + index),
      endAt: null,
      zone: zones[index % zones.length] ?? "",
      venue: "Pendopo".repeat(30).slice(0, c.venue),
      address: "Jl.".padEnd(c.address, "Panjang"),
      city: index % 2 === 0 ? "مدينة باندونغ" : "Kota".repeat(40).slice(0, c.shortText),
      dressCode: both("🧕".repeat(c.shortText / 2)),
    }));
    return { ...section, ceremonies };
  });
  return { ...weddingContent, languages: ["id", "en"], sections };
}

test("40 ceremonies and names of every script fit a narrow phone, and a refused answer is given back @once @proof", async ({
  browser,
  baseURL: origin,
}) => {
  const baseURL = origin ?? "";
  test.slow();
  const { slug } = await showInvitation(await signUpByApi(baseURL), crowdedWedding);
  const context = await phone(browser);
  const page = await context.newPage();
  for (const path of ["", "/en", "?mudah"]) {
    await page.goto(`/event/${slug}${path}`);
    await expect(page.getByRole("heading", { level: 3, name: "عقد القران 🌙" })).toHaveCount(8);
    expect(await misfits(page, narrow), path).toEqual([]);
  }
  await context.close();

  const plain = await phone(browser, { javaScriptEnabled: false });
  const form = await plain.newPage();
  await form.goto(`/event/${slug}`);
  const note = "Mohon maaf lahir dan batin. ".repeat(400).trim();
  for (const yes of await form.getByRole("radio", { name: "Hadir", exact: true }).all()) await yes.check();
  const rsvp = form.locator("#rsvp-form");
  await rsvp.getByLabel("Nama", { exact: true }).fill("سليمان 💐");
  await rsvp.getByLabel("Pesan untuk keluarga").evaluate((area, words) => {
    area.removeAttribute("maxlength");
    if (area instanceof HTMLTextAreaElement) area.value = words;
  }, note);
  await form.getByRole("button", { name: "Kirim jawaban" }).click();
  await expect(form.getByRole("heading", { name: "Jawaban belum terkirim" })).toBeVisible();
  await expect(form.getByLabel("Pesan untuk keluarga")).toHaveValue(note);
  await expect(form.getByLabel("Pesan untuk keluarga")).toHaveAccessibleDescription(
    "Paling banyak 500 karakter.",
  );
  await expect(form.getByLabel("Nama", { exact: true })).toHaveValue("سليمان 💐");
  await expect(form.getByRole("radio", { name: "Hadir", exact: true, checked: true })).toHaveCount(40);
  expect(await misfits(form, narrow)).toEqual([]);
  await plain.close();
});
