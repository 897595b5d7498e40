/* oxlint-disable no-restricted-imports -- the one place that wraps it */
import { lazy as lazyModule, type ComponentType } from 'react';

export { Suspense } from 'react';

/** A component that is fetched when it is first drawn. */
export const lazy = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyModule(() => load().then((Part) => ({ default: Part })));
