import { AppError } from "@janur/domain/errors";
import { QueryErrorResetBoundary } from "@tanstack/react-query";
import { Component, Suspense, useEffect, useEffectEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../lib/problem-text.ts";
import { pauseBeforeTry } from "../lib/try-again.ts";
import { ErrorScreen } from "./error-screen.tsx";
import { ProblemNotice } from "./problem-notice.tsx";

/**
 * Around whatever reads queries: a skeleton while they run, the reason and "try again" when one fails. What could not
 * be reached is tried again by itself, too.
 */
export function QueryBoundary({ skeleton, children }: { skeleton: ReactNode; children: ReactNode }) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <Catch onRetry={reset}>
          <Suspense fallback={skeleton}>{children}</Suspense>
        </Catch>
      )}
    </QueryErrorResetBoundary>
  );
}

interface CatchProps {
  onRetry: () => void;
  children: ReactNode;
}

interface CatchState {
  error: Error | null;
  failures: number;
}

class Catch extends Component<CatchProps, CatchState> {
  override state: CatchState = { error: null, failures: 0 };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch() {
    this.setState(({ failures }) => ({ failures: failures + 1 }));
  }

  override render() {
    const { error, failures } = this.state;
    if (error === null) return this.props.children;
    // Not there, or not yours: the address is wrong and trying again would not help.
    if (error instanceof AppError && error.code === "invitation/not-found")
      return <ErrorScreen status={404} />;
    const retry = () => {
      this.props.onRetry();
      this.setState({ error: null });
    };
    return <QueryProblem error={error} failures={failures} onRetry={retry} />;
  }
}

interface QueryProblemProps {
  error: Error;
  failures: number;
  onRetry: () => void;
}

function QueryProblem({ error, failures, onRetry }: QueryProblemProps) {
  const { t } = useTranslation("problem");
  const tryAgain = useEffectEvent(onRetry);
  useEffect(() => {
    const again = () => {
      tryAgain();
    };
    const pause = pauseBeforeTry(error, failures);
    const timer = pause === null ? undefined : setTimeout(again, pause);
    window.addEventListener("online", again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", again);
    };
  }, [error, failures]);
  return <ProblemNotice text={problemText(error)} action={t("retry")} onAction={onRetry} />;
}
