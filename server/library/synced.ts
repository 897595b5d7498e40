import type { SyncedType } from '#kit/synced.ts';
import { readAdvice } from './advice-store.ts';

/** What phones keep of the library: the articles a farmer opened or was sent. */
export const synced: readonly SyncedType[] = [{ type: 'advice', read: readAdvice }];
