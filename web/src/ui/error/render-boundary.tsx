import { Component, type ReactNode } from "react";
import { ErrorScreen } from "./error-screen.tsx";
import classes from "./error-screen.module.css";

interface RenderBoundaryProps {
  /**
   * Where what may fail stands: a part of a page, something that opens over the page, what nobody sees anyway, or
   * everything there is.
   */
  place?: "part" | "overlay" | "unseen" | "everything";
  children: ReactNode;
}

/** Around what may fail alone, and around everything: the 500 text in minimal mode. */
export class RenderBoundary extends Component<RenderBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { place = "part", children } = this.props;
    if (!this.state.hasFailed) return children;
    if (place === "unseen") return null;
    if (place === "part") return <ErrorScreen status={500} minimal />;
    if (place === "overlay") {
      return (
        <div className={classes.overlay} role="alert">
          <ErrorScreen status={500} minimal />
        </div>
      );
    }
    return (
      <main id="content" tabIndex={-1}>
        <ErrorScreen status={500} minimal isAlone />
      </main>
    );
  }
}
