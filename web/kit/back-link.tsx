import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

/** The way back, at the top of a page. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="no-print inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-leaf">
    <ArrowLeft aria-hidden className="size-5" />
    {children}
  </Link>
);
