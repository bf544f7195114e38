import { dateText } from "@janur/domain/time/date-text";
import { defaultZone } from "@janur/domain/time/zone";
import { MantineProvider } from "@mantine/core";
import i18next from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { loadNamespaces } from "../../../lib/i18n/i18n.ts";
import { picturedDay } from "../../../ui/art/pictured-themes.ts";
import { FrontDoor } from "./front-door.tsx";

afterEach(() => {
  vi.unstubAllEnvs();
});

const paths = { try: "/try", themes: "/themes", signIn: "/sign-in", privacy: "/privacy", terms: "/terms" };

/** The words of the front door as a build with or without a price paints them. */
async function doorOf(price: string): Promise<string> {
  vi.stubEnv("VITE_PRICE", price);
  await i18next.changeLanguage("id");
  await loadNamespaces(["front-door", "shell"]);
  return renderToStaticMarkup(
    <MantineProvider>
      <MemoryRouter>
        <FrontDoor paths={paths} living={() => null} />
      </MemoryRouter>
    </MantineProvider>,
  );
}

test.each(["", "hidden"])(
  "trying it without an account is offered once, with the price %j",
  async (price) => {
    const html = await doorOf(price);
    expect(html.match(/Coba tanpa akun/g)).toHaveLength(1);
    expect(html.includes('id="price"')).toBe(price !== "hidden");
  },
);

test("the words of the covers name the day that stands on their pictures", async () => {
  expect(await doorOf("")).toContain(dateText(new Date(picturedDay), defaultZone, "id"));
});
