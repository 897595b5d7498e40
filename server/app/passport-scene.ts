import { passportEnd } from '@shuka/domain/loans';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { insertPassport } from '#loans';
import { hashToken } from '#kit/secrets.ts';
import { people } from '#world';
import { stranger } from './finance-scene.ts';
import { idFor, type MakeInput } from './scene-case.ts';

/** Whose passport it is, alone. */
const passportOf: MakeInput = async ({ house, object }) => ({
  passportId: await idFor(object, async (whose) => {
    const [id, openedAt] = [newId(), house.clock.now()];
    const keeperId = whose === 'other' ? await stranger(house) : people.amina.accountId;
    const asked = { id, keeperId, lender: 'A bank', parts: ['land' as const], tokenHash: hashToken(id), openedAt };
    await insertPassport(house.pool, { ...asked, expiresAt: passportEnd(openedAt, 7) });
    return id;
  }),
});

/** Input for the operations on credit passports. */
export const passportInputs: Readonly<Record<string, MakeInput>> = {
  'POST /api/passports': () => ({ id: newId(), lender: 'A bank', parts: ['land'], days: 7, hasAgreed: true }),
  'GET /api/passports': () => ({}),
  'POST /api/passports/{passportId}/revocation': passportOf,
  'POST /api/passports/view': () => ({ token: 'nobody was sent this' }),
};
