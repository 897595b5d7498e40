import { trackingOf, type EpcisEvent } from '@shuka/domain/traceability';
import { dayOf } from '@shuka/domain/kit/day.ts';
import type { Db } from '#kit/db.ts';
import { findCoolings, findThingNames, type StandingEvent } from './key-data-store.ts';

type Texts = { readonly harvest: string; readonly cooling: string };

const nothing: Texts = { harvest: '', cooling: '' };

const packedOf = ({ childEPCs, childQuantityList, inputEPCList, inputQuantityList }: EpcisEvent): string[] => [
  ...[childEPCs, inputEPCList].flatMap((list) => list ?? []),
  ...[childQuantityList, inputQuantityList].flatMap((list) => list ?? []).map(({ epcClass }) => epcClass),
];

const joined = (texts: readonly string[]): string => [...new Set(texts.filter((text) => text !== ''))].join('; ');

type Cooled = Awaited<ReturnType<typeof findCoolings>>[number];

const coolingText = ({ at, body }: Cooled, placeText: (address: string) => string): string =>
  [dayOf(new Date(at)), placeText(body.bizLocation?.id ?? body.readPoint?.id ?? '')].join(' ').trim();

/**
 * What the sheet says of harvest and cooling beside an initial packing (21 CFR 1.1330(a)): of what went in, and only what
 * the company may know.
 * @returns for each event by its number; empty texts for one of another step.
 */
export const beforePacking = async (
  db: Db,
  companyId: string,
  events: readonly StandingEvent[],
  placeText: (address: string) => string,
): Promise<(event: StandingEvent) => Texts> => {
  const packings = events.filter(({ body }) => trackingOf(body)?.cte === 'initial-packing');
  if (packings.length === 0) return () => nothing;
  const uris = [...new Set(packings.flatMap(({ body }) => packedOf(body)))];
  const [things, coolings] = [await findThingNames(db, uris), await findCoolings(db, companyId, uris)];
  const textsOf = ({ at, body }: StandingEvent): Texts => {
    const packed = packedOf(body);
    const harvests = things.filter(({ thing }) => packed.includes(thing));
    const cooled = coolings.filter((one) => packed.includes(one.thing) && one.at <= at);
    return {
      harvest: joined(
        harvests.map(({ bornAt, place }) => [bornAt === null ? '' : dayOf(new Date(bornAt)), place].join(' ').trim()),
      ),
      cooling: joined(cooled.map((one) => coolingText(one, placeText))),
    };
  };
  const texts = new Map(packings.map((one) => [one.number, textsOf(one)]));
  return ({ number }) => texts.get(number) ?? nothing;
};
