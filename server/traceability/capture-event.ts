import { captureEvent as contract, readEvent } from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { companyOfKey } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { captureFailure } from './epcis-failure.ts';
import { demandVersion, readSent } from './read-sent.ts';
import { takeIn } from './take-in.ts';
import { tellingOf, type Telling } from './telling.ts';

export const captureEvent = handle(
  contract,
  async (_input, context, tellings: readonly Telling[]) => {
    const { db, clock, publicUrl } = context;
    const ownerId = companyOfKey(context);
    const teller = {
      ownerId,
      captureId: null,
      isTrusted: false,
      reserved: `${publicUrl}/`,
      isWhole: true,
      now: clock.now(),
    };
    const { kept, refused } = await takeIn(db, tellings, teller);
    if (refused.length > 0)
      throw new Problem('event-refused', { fields: refused.map(({ about, why }) => ({ field: about, says: why })) });
    const eventID = kept[0]?.eventId ?? '';
    context.setHeader('location', `${publicUrl}/epcis/events/${encodeURIComponent(eventID)}`);
    return { eventID };
  },
  {
    prepare: async (input, { document, publicUrl }) => {
      demandVersion(input);
      return readSent(document, readEvent).map((event, place) => tellingOf(event, place, publicUrl));
    },
    failsAs: captureFailure,
  },
);
