import type { ReactNode } from 'react';

const look = 'inline-flex min-h-11 w-fit items-center font-semibold text-leaf underline underline-offset-4';

/** A link that stands on a line of its own, tall enough for a thumb. */
export const TextLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} className={look}>
    {children}
  </a>
);
