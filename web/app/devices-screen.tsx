import { securityParts } from '#accounts';
import { Suspense } from '#kit/lazy.ts';
import { loadKeepingPhones } from '#sync';
import { needsNetwork } from './needs-network.tsx';
import { optional } from './optional.ts';
import { paths } from './paths.ts';

const KeepingPhones = optional(loadKeepingPhones);

/** Where a person is signed in, and which phones keep records of them. */
export const { load: loadDevicesScreen } = needsNetwork({
  path: paths.devices,
  load: async () => {
    const DevicesPage = await (await securityParts()).loadSessionsPage();
    return () => (
      <div className="grid gap-8">
        <DevicesPage />
        <Suspense>
          <KeepingPhones />
        </Suspense>
      </div>
    );
  },
});
