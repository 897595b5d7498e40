import { captureEvents as contract, readDocument, type ReadEvent } from '@shuka/domain/traceability';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { companyOfKey, keyHolderOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { tellWebhooks } from '#kit/tell-webhooks.ts';
import { insertCapture } from './capture-store.ts';
import { captureFailure } from './epcis-failure.ts';
import { demandVersion, readSent } from './read-sent.ts';
import { takeIn } from './take-in.ts';
import { tellingOf, type Telling } from './telling.ts';

type Prepared = { readonly tellings: readonly Telling[]; readonly beganAt: Date };

/** The document is read and hashed before a transaction opens. */
export const captureEvents = handle(
  contract,
  async ({ errorBehaviour: behaviour = 'rollback' }, context, { tellings, beganAt }: Prepared) => {
    const { db, clock, publicUrl } = context;
    const [companyId, { keyId }] = [companyOfKey(context), keyHolderOf(context)];
    const [id, now] = [newId(), clock.now()];
    const isWhole = behaviour === 'rollback';
    const teller = { ownerId: companyId, captureId: id, isTrusted: false, reserved: `${publicUrl}/`, isWhole, now };
    const { kept, refused } = await takeIn(db, tellings, teller);
    const counts = { told: tellings.length, kept: kept.length };
    context.setHeader('location', `${publicUrl}/epcis/capture/${id}`);
    await tellWebhooks(context, { kind: 'epcis.captured', ids: { captureId: id }, path: `/epcis/capture/${id}` }, [
      companyId,
    ]);
    return insertCapture(db, { id, companyId, keyId, behaviour, ...counts, refused, beganAt, now });
  },
  {
    prepare: async (input, { document, clock, publicUrl }) => {
      demandVersion(input);
      const events = readSent(document, readDocument);
      const tellings = events.map((event: ReadEvent, place) => tellingOf(event, place, publicUrl));
      return { tellings, beganAt: clock.now() };
    },
    failsAs: captureFailure,
  },
);
