import { Drum, Fish, Shovel, Star, Sun, TreeDeciduous } from 'lucide-react';
import type { ReactNode } from 'react';
import type { WordId } from '#kit/words.tsx';
import { signs, type Sign } from './phone-types.ts';

/** The name of each sign, for those who read and those who hear the page. */
export const signWords = {
  sun: 'phone.sign.sun',
  goat: 'phone.sign.goat',
  maize: 'phone.sign.maize',
  tree: 'phone.sign.tree',
  fish: 'phone.sign.fish',
  drum: 'phone.sign.drum',
  star: 'phone.sign.star',
  hoe: 'phone.sign.hoe',
} as const satisfies Record<Sign, WordId>;

/** A sign as it stands in a mark on the phone; the sun for one that this version does not know. */
export const signOf = (text: string): Sign => signs.find((sign) => sign === text) ?? 'sun';

const look = 'size-9 shrink-0';

const Goat = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    className={look}
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="M8 8c-1-3-3-4-5-4 0 3 1 5 4 6M16 8c1-3 3-4 5-4 0 3-1 5-4 6" />
    <path d="M7 10c0 5 2 9 5 9s5-4 5-9c0-2-2-3-5-3s-5 1-5 3zM12 19v3" />
    <path d="M10 12h.01M14 12h.01M11 16h2" />
  </svg>
);

const icons = {
  sun: <Sun aria-hidden className={look} />,
  goat: <Goat />,
  maize: <img src="/pictures/crop-maize.svg" alt="" width="36" height="36" className="rounded" />,
  tree: <TreeDeciduous aria-hidden className={look} />,
  fish: <Fish aria-hidden className={look} />,
  drum: <Drum aria-hidden className={look} />,
  star: <Star aria-hidden className={look} />,
  hoe: <Shovel aria-hidden className={look} />,
} as const satisfies Record<Sign, ReactNode>;

/** The picture by which someone on a shared phone finds themselves. */
export const SignIcon = ({ sign }: { sign: Sign }) => icons[sign];
