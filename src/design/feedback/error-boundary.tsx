import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** Shown instead after an error; what was saved or backed up is not lost. */
  readonly failure: ReactNode;
  /** Once this is another, what has failed is tried again. */
  readonly watched?: unknown;
  readonly children: ReactNode;
}

/** A failing part of a page takes its place with a word: without it React takes the whole page away. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (this.state.isBroken && before.watched !== this.props.watched) this.setState({ isBroken: false });
  }

  override render() {
    return this.state.isBroken ? this.props.failure : this.props.children;
  }
}
