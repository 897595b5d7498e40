import type { ComponentType, ReactNode } from 'react';
import { lazy } from '#kit/lazy.ts';

const nothing = (): ReactNode => null;

/** A part that a screen can do without, should it not come; or something in its place. */
export const optional = <Props extends object>(load: () => Promise<ComponentType<Props>>, instead = nothing) =>
  lazy((): Promise<ComponentType<Props>> => load().catch(() => instead));
