import { securityParts } from '#accounts';
import { lazy, Suspense } from '#kit/lazy.ts';
import { Loading } from '#kit/loading.tsx';
import { loadKeepingPhones } from '#sync';
import { optional } from './optional.ts';

const DevicesPage = lazy(async () => (await securityParts()).loadSessionsPage());
const KeepingPhones = optional(loadKeepingPhones);

/** Where a person is signed in, and which phones keep records of them. */
export const DevicesScreen = () => (
  <div className="grid gap-8">
    <Suspense fallback={<Loading />}>
      <DevicesPage />
      <KeepingPhones />
    </Suspense>
  </div>
);
