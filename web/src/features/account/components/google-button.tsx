import { Button } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { problemOf, type ProblemKey } from "../auth-message.ts";
import type { SignInResult } from "../data.ts";
import { loadAccountData } from "../load-data.ts";
import { ProblemAlert } from "./problem-alert.tsx";

/** Sign-in by Google's own window. */
export function GoogleButton({
  children,
  onSignedIn,
}: {
  children: ReactNode;
  onSignedIn: (result: SignInResult) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<ProblemKey | null>(null);
  const open = () => {
    setOpen(true);
    setProblem(null);
    loadAccountData()
      .then(({ signInWithGoogle }) => signInWithGoogle())
      .then(onSignedIn, (error: unknown) => {
        setProblem(problemOf(error));
      })
      .finally(() => {
        setOpen(false);
      });
  };
  return (
    <>
      <Button variant="default" fullWidth leftSection={<GoogleMark />} loading={isOpen} onClick={open}>
        {children}
      </Button>
      <ProblemAlert problem={problem} />
    </>
  );
}

/** The four-coloured letter that Google asks sign-in buttons to carry. */
function GoogleMark() {
  const arc = { fill: "none", strokeWidth: 3.6 };
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden focusable="false">
      <path {...arc} stroke="#ea4335" d="M16.1 5.9A7.2 7.2 0 0 0 3.8 6.4" />
      <path {...arc} stroke="#fbbc05" d="M3.9 6.2A7.2 7.2 0 0 0 3.9 13.8" />
      <path {...arc} stroke="#34a853" d="M3.8 13.6A7.2 7.2 0 0 0 14.9 15.3" />
      <path {...arc} stroke="#4285f4" d="M14.7 15.5A7.2 7.2 0 0 0 17.2 10H10" />
    </svg>
  );
}
