import * as farms from '@shuka/domain/farms';
import type { Contract } from '@shuka/domain/kit/endpoint.ts';

const isQueued = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'offline' in value && value.offline === 'queue';

/** Every act that a phone keeps, found by what it says of itself so that a new one cannot be forgotten. */
export const queuedContracts: readonly Contract[] = Object.values<unknown>(farms).filter(isQueued);
