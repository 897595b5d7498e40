import { useEffect, useState, type ReactNode } from 'react';
import { useErrorBoundary } from 'preact/hooks';
import { useLocation } from 'wouter';
import { StaleNotice } from './StaleNotice.tsx';

/** Where a part of a screen did not come, or broke: words in its place, until somebody goes to another address. */
export const Guard = ({ children }: { readonly children: ReactNode }) => {
  const [pathname] = useLocation();
  const [brokenAt, setBrokenAt] = useState<string | null>(null);
  const [error, tryAgain] = useErrorBoundary((caught) => {
    reportError(caught);
    setBrokenAt(pathname);
  });
  useEffect(() => {
    if (error !== undefined && brokenAt !== null && brokenAt !== pathname) tryAgain();
  }, [error, brokenAt, pathname, tryAgain]);
  return error === undefined ? children : <StaleNotice />;
};
