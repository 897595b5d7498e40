import type { ReactNode } from 'react';
import { useErrorBoundary } from 'preact/hooks';
import { StaleNotice } from './StaleNotice.tsx';

/** Where a part of a screen did not come, or broke: a page that says so instead of an empty one. */
export const Guard = ({ children }: { readonly children: ReactNode }) => {
  const [error] = useErrorBoundary((caught) => reportError(caught));
  return error === undefined ? children : <StaleNotice />;
};
