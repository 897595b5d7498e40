import { loadRoomPage, loadRoomsPage } from '#messaging';
import type { Screen } from './area.ts';
import { needsNetwork } from './needs-network.tsx';

/** Groups and partners: what works with a network alone. */
export const roomScreens: readonly Screen[] = [
  needsNetwork({ path: '/rooms', load: loadRoomsPage }),
  needsNetwork({ path: '/rooms/:roomId', load: loadRoomPage }),
];
