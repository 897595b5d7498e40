import type { ReactNode } from 'react';
import { Link } from 'wouter';

const looks = {
  main: 'bg-leaf text-on-leaf hover:bg-leaf-strong',
  quiet: 'border-2 border-leaf text-leaf hover:bg-leaf-soft',
} as const;

type Props = {
  readonly to: string;
  readonly look?: keyof typeof looks;
  readonly children: ReactNode;
};

/** A way to another screen that looks like a button. */
export const PathLink = ({ to, look = 'main', children }: Props) => (
  <Link
    to={to}
    className={`inline-flex min-h-12 items-center justify-center gap-2 justify-self-start rounded-xl px-5 py-2 font-semibold ${looks[look]}`}
  >
    {children}
  </Link>
);
