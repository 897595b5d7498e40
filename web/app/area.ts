import type { ComponentType } from 'react';
import type { Role } from '@shuka/domain/kit/viewer.ts';
import type { WordId } from '#kit/words.tsx';

/** One screen of an area: its address in the specification's spelling, and how it is loaded. */
export type Screen = {
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
};

/** One line of an area's menu. */
export type MenuItem = {
  readonly path: string;
  readonly says: WordId;
  readonly Icon: ComponentType<{ className?: string }>;
};

/** The part of the app that belongs to one role: its screens picked from the slices, and its menu. */
export type Area = {
  readonly role: Role;
  /** What is opened first. */
  readonly screens: readonly Screen[];
  /** The ways to the other screens, which the first one does not wait for. */
  readonly more?: () => Promise<readonly Screen[]>;
  readonly menu: readonly MenuItem[];
};
