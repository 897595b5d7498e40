import { Component, type ReactNode } from 'react';
import { StaleNotice } from './StaleNotice.tsx';

/** Where a part of a screen did not come, or broke: a page that says so instead of an empty one. */
export class Guard extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override readonly state = { isBroken: false };

  static getDerivedStateFromError = () => ({ isBroken: true });

  override componentDidCatch(error: unknown): void {
    reportError(error);
  }

  override render(): ReactNode {
    return this.state.isBroken ? <StaleNotice /> : this.props.children;
  }
}
