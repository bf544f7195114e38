import { AppError } from "@janur/domain/errors";
import { QueryErrorResetBoundary } from "@tanstack/react-query";
import { Component, Suspense, useEffect, useEffectEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../../lib/calls/problem-text.ts";
import { queryClient } from "../../lib/client/query-client.ts";
import { pauseBeforeTry } from "../../lib/calls/try-again.ts";
import { ErrorScreen } from "./error-screen.tsx";
import { ProblemNotice } from "./problem-notice.tsx";
import { RenderBoundary } from "./render-boundary.tsx";

interface QueryBoundaryProps {
  skeleton: ReactNode;
  children: ReactNode;
}

/**
 * Around whatever reads queries: a skeleton while they run, the reason and "try again" when one fails. What could not
 * be reached is tried again by itself, too. What fails in drawing is no query's: it goes on to who shows a 500.
 */
export function QueryBoundary({ skeleton, children }: QueryBoundaryProps) {
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

/** The same around a part of a page: what fails in drawing leaves the rest of the page. */
export function PartBoundary(props: QueryBoundaryProps) {
  return (
    <RenderBoundary>
      <QueryBoundary {...props} />
    </RenderBoundary>
  );
}

/** Whether a query failed, rather than what draws its data. */
function isOfQuery(error: Error): boolean {
  if (error instanceof AppError) return true;
  return queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.error === error);
}

interface CatchProps {
  onRetry: () => void;
  children: ReactNode;
}

interface CatchState {
  error: Error | null;
  isQuery: boolean;
  failures: number;
}

class Catch extends Component<CatchProps, CatchState> {
  override state: CatchState = { error: null, isQuery: true, failures: 0 };

  static getDerivedStateFromError(error: Error) {
    return { error, isQuery: isOfQuery(error) };
  }

  override componentDidCatch() {
    this.setState(({ failures }) => ({ failures: failures + 1 }));
  }

  override render() {
    const { error, isQuery, failures } = this.state;
    if (error === null) return this.props.children;
    if (!isQuery) throw error;
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
