import { loadOrderPage, loadOrdersPage, loadShopPage, loadVouchersPage } from '#marketplace';
import type { Screen } from './area.ts';
import { needsNetwork } from './needs-network.tsx';

/** The screens of the inputs of a farmer, below their address. */
export const inputScreens = (inputs: string): readonly Screen[] => [
  { path: `${inputs}/vouchers`, load: loadVouchersPage },
  ...[
    { path: inputs, load: loadShopPage },
    { path: `${inputs}/orders`, load: loadOrdersPage },
    { path: `${inputs}/orders/:orderId`, load: loadOrderPage },
  ].map(needsNetwork),
];
