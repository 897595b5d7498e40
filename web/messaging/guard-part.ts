import { lazy } from '#kit/lazy.ts';
import { loadMessageGuard } from './room-screens.ts';

const nothing = (): null => null;

/** Reporting and blocking come after the messages, and where they do not come, as without a network, they are missing. */
export const Guard = lazy(() => loadMessageGuard().catch(() => nothing));
