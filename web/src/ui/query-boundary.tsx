import { AppError } from "@janur/domain/errors";
import { QueryErrorResetBoundary } from "@tanstack/react-query";
import { Component, Suspense, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../lib/problem-text.ts";
import { ErrorScreen } from "./error-screen.tsx";
import { ProblemNotice } from "./problem-notice.tsx";

/** Around whatever reads queries: a skeleton while they run, the reason and "try again" when one fails. */
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

class Catch extends Component<CatchProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    // Not there, or not yours: the address is wrong and trying again would not help.
    if (error instanceof AppError && error.code === "invitation/not-found")
      return <ErrorScreen status={404} />;
    const retry = () => {
      this.props.onRetry();
      this.setState({ error: null });
    };
    return <QueryProblem error={error} onRetry={retry} />;
  }
}

function QueryProblem({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation("problem");
  return <ProblemNotice text={problemText(error)} action={t("retry")} onAction={onRetry} />;
}
