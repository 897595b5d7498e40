import { readTrip as contract } from '@shuka/domain/traceability';
import { handle } from '#kit/route.ts';
import { showTrip } from './show-trip.ts';

export const readTrip = handle(contract, ({ tripId }, context) => showTrip(context, tripId));
