import { isLoss, type GoingReason } from '@shuka/domain/lots';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import type { ReadEvent } from '@shuka/domain/traceability';
import { findGrowingPlaces } from '#farms';
import { findTracedStep, type TracedStep } from '#lots';
import type { Db } from '#kit/db.ts';
import { lotAddress } from './addresses.ts';
import { nothingToTell, type BookEntry } from './book-entry.ts';
import { eventAt, momentOn, quantity } from './say-event.ts';
import { houseId, type Named } from './thing-store.ts';
import { findBirth } from './birth-store.ts';

const goingOf = (reason: GoingReason) => {
  if (reason === 'sold') return { action: 'OBSERVE', bizStep: 'retail_selling', disposition: 'retail_sold' } as const;
  if (reason === 'stolen') return { action: 'DELETE', bizStep: 'decommissioning', disposition: 'stolen' } as const;
  return isLoss(reason)
    ? ({ action: 'DELETE', bizStep: 'destroying', disposition: 'destroyed' } as const)
    : ({ action: 'DELETE', bizStep: 'decommissioning', disposition: 'inactive' } as const);
};

/** What a step says, in the words of EPCIS; null for one that says nothing of its own. */
const eventOf = (publicUrl: string, step: TracedStep, at: string): ReadEvent | null => {
  const lot = (id: string): string => lotAddress(publicUrl, id);
  const gives = step.gives.map(({ id, grams }) => quantity(lot(id), grams));
  const takes = step.takes.map(({ lotId, grams }) => quantity(lot(lotId), grams));
  const lost = step.gone === null ? {} : { 'shuka:lostReason': step.gone.reason, 'shuka:lostGrams': step.gone.grams };
  const active = { bizStep: 'commissioning', disposition: 'active' } as const;
  if (step.kind === 'stored' && step.origin !== null) {
    const ilmd = { 'shuka:crop': step.origin.crop, 'shuka:variety': step.origin.variety };
    return eventAt(publicUrl, 'ObjectEvent', at, { quantityList: gives, action: 'ADD', ...active, ilmd });
  }
  if (step.kind === 'split' || step.kind === 'joined')
    return eventAt(publicUrl, 'TransformationEvent', at, {
      inputQuantityList: takes,
      outputQuantityList: gives,
      bizStep: 'creating_class_instance',
      disposition: 'active',
      ...(step.gone === null ? {} : { ilmd: lost }),
    });
  if (step.kind === 'gone' && step.gone !== null && !step.isHanded)
    return eventAt(publicUrl, 'ObjectEvent', at, { quantityList: takes, ...goingOf(step.gone.reason), ...lost });
  if (step.kind !== 'moved' || step.moved === null) return null;
  const moved = [quantity(lot(step.moved.lotId), null)];
  return eventAt(publicUrl, 'ObjectEvent', at, {
    quantityList: moved,
    action: 'OBSERVE',
    bizStep: 'storing',
    disposition: 'in_progress',
  });
};

/** What a step’s lots are called, and the LGA each grew in. */
const namesOf = async (db: Db, publicUrl: string, { keeperId, lots }: TracedStep): Promise<Map<string, Named>> => {
  const all = Object.entries(lots);
  const places = await findGrowingPlaces(
    db,
    all.map(([, { plotId }]) => ({ keeperId, plotId })),
  );
  return new Map(
    all.map(([id, { crop }], index) => {
      const place = places[index];
      const said = place == null ? '' : `${place.lga}, ${stateName(place.stateCode)}`;
      return [lotAddress(publicUrl, id), { name: crop, place: said }];
    }),
  );
};

/** What the events of a step of lots are; a step that takes another back tells that it did not happen. */
export const tellStep = async (db: Db, publicUrl: string, stepId: string): Promise<BookEntry> => {
  const step = await findTracedStep(db, stepId);
  if (step === null) return nothingToTell;
  if (step.takesBack !== null) return { ...nothingToTell, voids: [{ kind: 'step', refId: step.takesBack }] };
  const inputs = [...step.takes.map(({ lotId }) => lotId), ...(step.moved === null ? [] : [step.moved.lotId])];
  const birth = await findBirth(
    db,
    inputs.map((id) => lotAddress(publicUrl, id)),
  );
  const event = eventOf(publicUrl, step, momentOn(step.happenedOn, step.createdAt, birth));
  if (event === null) return nothingToTell;
  const names = await namesOf(db, publicUrl, step);
  return {
    ...nothingToTell,
    events: [{ read: event, ownerId: houseId, readers: [], names, subjectId: step.keeperId }],
  };
};
