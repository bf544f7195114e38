import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod";
import { serviceAccounts } from "../../functions/src/settings/deployment-settings.ts";
import { rootFolder } from "../../tools/folders.ts";
import { secretNames } from "../../tools/deploy/settings.ts";

const read = (path: string) => readFileSync(join(rootFolder, path), "utf8");

/** Text of the block that begins with that line, up to its closing brace in the same column. */
function block(text: string, opening: RegExp): string {
  const [whole = "", indent = ""] =
    new RegExp(`^([ ]*)(?:${opening.source})[\\s\\S]*?\\n\\1\\}`, "m").exec(text) ?? [];
  expect(whole, String(opening)).not.toBe("");
  return whole.slice(indent.length);
}

const keysOf = (text: string) =>
  [...text.matchAll(/^ {4}([a-z][a-z-]+)\s+= \{/gm)].map(([, key = ""]) => key);

const alerts = read("infra/alerts.tf");
const metricLines = [
  ...block(read("infra/metrics.tf"), /log_metrics = \{/).matchAll(
    /^ {4}([\w-]+)\s+= \{ message = "([^"]+)", label = (?:"(\w+)"|null) \}$/gm,
  ),
].map(([, key = "", message = "", label]) => ({ key, message, label }));

const burnAlerts = [...block(alerts, /burn_alerts = \{/).matchAll(/^ {4}([\w-]+)\s+=/gm)].map(
  ([, key = ""]) => key,
);
const alertNames = [
  ...["log_alerts", "gauge_alerts", "uptime_alerts"].flatMap((name) =>
    keysOf(block(alerts, new RegExp(`${name} = \\{`))),
  ),
  ...burnAlerts,
  "sweeps-silent",
];

test("every alert has a runbook that says what to look at and what to do, and no runbook is without its alert", () => {
  expect(alertNames.length).toBeGreaterThan(15);
  const runbooks = globSync("docs/runbooks/*.md", { cwd: rootFolder }).map((path) => basename(path, ".md"));
  expect(runbooks.sort()).toEqual([...alertNames].sort());
  for (const name of alertNames) {
    const text = read(`docs/runbooks/${name}.md`);
    expect(text, name).toMatch(new RegExp(`^# ${name}: `));
    for (const part of ["**Who notices.**", "**Look**\n- ", "**Do**\n1. "])
      expect(text, name).toContain(part);
    // What Google takes along with an alert.
    expect(text.length, name).toBeLessThan(8_000);
  }
  expect(alerts.match(/^resource "google_monitoring_alert_policy"/gm)?.length).toBe(
    alerts.match(/content {3}= file\("\$\{path\.module\}\/\.\.\/docs\/runbooks\/\$\{each\.key\}\.md"\)/g)
      ?.length,
  );
});

test("every alert on the log stands on a metric", () => {
  const keys = metricLines.map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(10);
  const logAlerts = keysOf(block(alerts, /log_alerts = \{/));
  expect(logAlerts.filter((name) => !keys.includes(name))).toEqual([]);
});

const escaped = (text: string) => text.replaceAll(/[^\w ]/g, "\\$&");

/** Each call that writes into the log: its message, with a template's holes as anything, and what stands up to the statement's end. */
const written = globSync("functions/src/**/*.ts", { cwd: rootFolder })
  .filter((path) => !path.endsWith(".test.ts"))
  .flatMap((path) => {
    const text = read(path);
    return [...text.matchAll(/logger\.(?:error|warn|info)\(\s*(?:"([^"]+)"|`([^`]+)`)([^;]*);/g)].map(
      ([, plain, template = "", rest = ""]) => ({
        message: new RegExp(
          `^${
            plain === undefined
              ? template
                  .split(/\$\{[^}]+\}/)
                  .map(escaped)
                  .join("\\w+")
              : escaped(plain)
          }$`,
        ),
        // Facts may have a name of their own a few lines above.
        facts: `${rest} ${/\bfacts\b/.test(rest) ? text : ""}`,
      }),
    );
  });

test.each(metricLines)("$message is what the code writes, with $label beside it", ({ message, label }) => {
  const calls = written.filter((call) => call.message.test(message));
  expect(calls.length).toBeGreaterThan(0);
  if (label !== undefined) {
    for (const { facts } of calls) expect(facts).toMatch(new RegExp(`\\b${label}\\b\\s*[,:}]`));
  }
});

test("no metric is labelled with what belongs to somebody", () => {
  const labels = new Set(metricLines.flatMap(({ label }) => (label === undefined ? [] : [label])));
  expect([...labels].filter((label) => !["operation", "sweep", "template", "part"].includes(label))).toEqual(
    [],
  );
});

test("the dashboard is what Google reads, and shows no metric that is not there", () => {
  const dashboard = z
    .object({
      displayName: z.string(),
      gridLayout: z.object({
        columns: z.string(),
        widgets: z.array(z.object({ title: z.string(), xyChart: z.looseObject({}) })),
      }),
    })
    .parse(JSON.parse(read("infra/dashboard.json")));
  const used = [...JSON.stringify(dashboard).matchAll(/user\/janur\/([\w-]+)/g)].map(([, key = ""]) => key);
  const known = metricLines.map(({ key }) => key);
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((key) => !known.includes(key))).toEqual([]);
});

test("accounts and secrets are those of the code", () => {
  const accounts = [...read("infra/identities.tf").matchAll(/\{ id = "([\w-]+)"/g)].map(([, id]) => id);
  expect(accounts.sort()).toEqual(Object.values(serviceAccounts).sort());
  const secrets = [
    ...block(read("infra/secrets.tf"), /secret_readers = \{/).matchAll(/^ {4}(\w+)\s+= \[/gm),
  ].map(([, name]) => name);
  expect(secrets.sort()).toEqual([...secretNames].sort());
});

test("each group of services may read the secrets that its options name", () => {
  const options = read("functions/src/options.ts");
  const given = {
    linkKey: ["LINK_SECRET"],
    linkAndAppKeys: ["LINK_SECRET", "APP_KEY"],
    mailKeys: ["SMTP_URL", "APP_KEY"],
    sweepKeys: ["LINK_SECRET", "SMTP_URL", "APP_KEY"],
  };
  const params = {
    linkSecretParam: "LINK_SECRET",
    appKeyParam: "APP_KEY",
    bounceSecretParam: "BOUNCE_SECRET",
    smtpUrlParam: "SMTP_URL",
  };
  const wanted = new Set(
    [...options.matchAll(/\.\.\.runsAs\("(\w+)"\)[^{}]*?secrets: (\w+)(?:\(([^)]*)\))?/g)].flatMap(
      ([, group, name = "", list = ""]) =>
        name === "given"
          ? list.split(",").map((param) => `${params[param.trim() as keyof typeof params]} ${group}`)
          : given[name as keyof typeof given].map((secret) => `${secret} ${group}`),
    ),
  );
  expect(wanted.size).toBeGreaterThan(5);
  const readers = [
    ...block(read("infra/secrets.tf"), /secret_readers = \{/).matchAll(/^ {4}(\w+)\s+= \[([^\]]*)\]/gm),
  ].flatMap(([, secret, list = ""]) =>
    [...list.matchAll(/"(\w+)"/g)].map(([, group]) => `${secret} ${group}`),
  );
  expect(readers.sort()).toEqual([...wanted].sort());
});
