import { lazy, type ComponentType, type ReactNode } from 'react';

const nothing = (): ReactNode => null;

/** A part that a screen can do without, should it not come; or something in its place. */
export const optional = <Props extends object>(load: () => Promise<ComponentType<Props>>, instead = nothing) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => ({ default: await load().catch(() => instead) }));
