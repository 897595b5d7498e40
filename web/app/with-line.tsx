import type { ComponentType } from 'react';
import { Suspense } from '#kit/lazy.ts';
import { optional } from './optional.ts';

type Load = () => Promise<ComponentType>;

/** A screen of one slice under a line of another that leads on from it, and that it can do without. */
export const withLine = (load: Load, loadLine: Load): Load => {
  const Line = optional(loadLine);
  return async () => {
    const Page = await load();
    return () => (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <Suspense>
          <Line />
        </Suspense>
        <Page />
      </div>
    );
  };
};
