import { packUnit, shipGoods } from '@shuka/domain/traceability';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { readDocument } from '@shuka/domain/traceability';
import { inTransaction } from '#kit/db.ts';
import { takeIn, tellingOf } from '#traceability';
import { mill } from './companies.ts';
import type { OpenHouse } from './open-house.ts';
import { people, type WorldPerson } from './people.ts';
import { documentOf, harvestEvent, newThing } from './trace-hands.ts';

/* Goods of Danjuma's mill that its own program told of, for tests that begin after that. */

const { companyId } = mill;

/** Takes in a document of a company past its key. */
const tellAs = async ({ pool, clock, services }: OpenHouse, ownerId: string, document: string): Promise<void> => {
  const { events } = readDocument(JSON.parse(document));
  const tellings = events.map((event, place) => tellingOf(event, place, services.publicUrl));
  const teller = {
    ownerId,
    captureId: null,
    isTrusted: false,
    reserved: `${services.publicUrl}/`,
    isWhole: true,
    now: clock.now(),
  };
  const { refused } = await inTransaction(pool, (db) => takeIn(db, tellings, teller));
  if (refused.length > 0) throw new Error(`It was refused: ${JSON.stringify(refused)}`);
};

/** A hundred kilograms of grain that a company has, Danjuma's if nothing else is said. */
export const someGoods = async (house: OpenHouse, ownerId = companyId): Promise<string> => {
  const thing = newThing();
  await tellAs(house, ownerId, documentOf([harvestEvent(thing, 100)]));
  return thing;
};

const at = '2026-05-02T09:00:00+01:00';

/** A unit that nobody named. */
const nameless: string = '';

export const someUnit = async (house: OpenHouse) => {
  const thing = await someGoods(house);
  const draft = {
    id: newId(),
    companyId,
    happenedAt: at,
    unitId: null,
    sscc: '',
    says: nameless,
    parts: [{ thing, grams: 50_000 }],
  };
  const { status, body, text } = await house.as(people.danjuma).call(packUnit, draft);
  if (status !== 201) throw new Error(`It was not packed: ${text}`);
  return { unit: body.unit, thing };
};

type Sender = { readonly companyId: string; readonly owner: WorldPerson };

/** Ten kilograms that another company sent to Danjuma's mill. */
export const sentToMill = async (house: OpenHouse, { companyId: fromId, owner }: Sender): Promise<string> => {
  const thing = await someGoods(house, fromId);
  const to = { toCompanyId: companyId, toName: 'Danjuma Mills', waybill: 'W-1', vehicle: '' };
  const draft = { ...to, id: newId(), companyId: fromId, happenedAt: at, units: [], parts: [{ thing, grams: 10_000 }] };
  const { status, text } = await house.as(owner).call(shipGoods, draft);
  if (status !== 201) throw new Error(`It was not sent: ${text}`);
  return draft.id;
};
