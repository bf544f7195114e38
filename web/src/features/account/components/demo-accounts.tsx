import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemOf, type ProblemKey } from "../auth-message.ts";
import { loadAccountData } from "../load-data.ts";
import classes from "./account.module.css";
import { ProblemAlert } from "./problem-alert.tsx";

/** The accounts of the local demo; its seed gives all of them this password. */
const demo = { names: ["rani", "dimas", "admin"], password: "janur123" } as const;

/** One tap for each demo account; only local projects ever fetch this file. */
export function DemoAccounts({ onSignedIn }: { onSignedIn: () => void }) {
  const { t } = useTranslation("account");
  const [pending, setPending] = useState<string | null>(null);
  const [problem, setProblem] = useState<ProblemKey | null>(null);
  const enter = (name: string) => {
    setPending(name);
    setProblem(null);
    loadAccountData()
      .then(({ signIn }) => signIn(`${name}@janur.test`, demo.password))
      .then(onSignedIn, (error: unknown) => {
        setProblem(problemOf(error));
      })
      .finally(() => {
        setPending(null);
      });
  };
  return (
    <section className={classes.demo} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts">{t("demo.title")}</h2>
      <p>{t("demo.text")}</p>
      <div className={classes.demoButtons}>
        {demo.names.map((name) => (
          <Button
            key={name}
            variant="default"
            loading={pending === name}
            onClick={() => {
              enter(name);
            }}
          >
            {t(`demo.${name}`)}
          </Button>
        ))}
      </div>
      <ProblemAlert problem={problem} />
    </section>
  );
}
