import { Component, type ReactNode } from "react";
import { ErrorScreen } from "./error-screen.tsx";

/** Around a part of a page that may fail alone, and around everything: the 500 text in minimal mode. */
export class RenderBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <ErrorScreen status={500} minimal /> : this.props.children;
  }
}
