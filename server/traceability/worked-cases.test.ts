import { existsSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { captureEvents, traceThing } from '@shuka/domain/traceability';
import { someCompany } from '#world/company-hands.ts';
import { openHouse } from '#world/open-house.ts';

import { someKey } from '#world/program-hands.ts';

const house = await openHouse();
afterAll(house.close);

const program = house.visitor();

const folder = new URL('../../../shared/vectors/epcis/', import.meta.url);

describe.skipIf(!existsSync(folder))('the worked cases (skipped where the folder of vectors is absent)', () => {
  /** A document of the folder, of a spring that is over, with lots and a pallet of its own. */
  const worked = (name: string, mark: string): string =>
    readFileSync(new URL(name, folder), 'utf8')
      .replaceAll('2026-09-', '2026-03-')
      .replaceAll('2026-10-', '2026-04-')
      .replaceAll(/(\/10\/[FM])/g, `$1${mark}`)
      .replaceAll('/00/061511000000000002', '/00/061511000000000019');

  const send = async (name: string, mark: string) => {
    const { companyId, owner } = await someCompany(house);
    const key = await someKey(house, ['epcis-capture'], { holderId: companyId, owner });
    const answer = await program.call(captureEvents, {}, { headers: key.headers, document: worked(name, mark) });
    return { ...answer, companyId, owner };
  };

  test.each([
    ['neg-no-offset.jsonld', 400, 'document-wrong'],
    ['neg-quantity-text.jsonld', 400, 'document-wrong'],
    ['neg-output-exceeds-input.jsonld', 202, 'above-input'],
    ['neg-unknown-lot.jsonld', 202, 'unknown-thing'],
  ])('%s has the right verdict', async (name, status, code) => {
    const answer = await send(name, 'N');
    const said = status === 400 ? answer.body.code : answer.body.errors[0]?.code;
    expect([answer.status, said]).toEqual([status, code]);
  });

  test('maize of two plots is on the pallet, and the recall reaches the flour and the pallet', async () => {
    const { status, body, companyId, owner } = await send('farm-to-market.jsonld', 'P');
    expect([status, body.success, body.kept]).toEqual([202, true, 9]);
    const traced = async (thing: string, direction: string) =>
      (await house.as(owner).call(traceThing, { companyId, thing, direction })).body;
    const names = ({ things }: { things: { thing: string; kind: string }[] }) =>
      things
        .filter(({ kind }) => kind !== 'process')
        .map(({ thing }) => thing.split('/').at(-1))
        .toSorted();
    const back = await traced('https://id.gs1.org/00/061511000000000019', 'back');
    expect(names(back)).toEqual(['061511000000000019', 'FP001-26A', 'FP002-26A', 'MP26-0925']);
    expect(back.edges, 'two into the mill, one out of it, one onto the pallet').toHaveLength(4);
    const [maize, more] = ['FP001-26A', 'FP002-26A'].map((lot) => back.things.find(({ thing }) => thing.endsWith(lot)));
    expect([maize?.leftGrams, more?.leftGrams], 'two kilograms and half of one were lost on the way').toEqual([0, 0]);
    const forward = await traced('https://id.gs1.org/01/06151101234567/10/FP001-26A', 'forward');
    expect(names(forward)).toEqual(['061511000000000019', 'FP001-26A', 'MP26-0925']);
    const recalled = forward.things.filter(({ recalledAt }) => recalledAt !== null);
    expect(names({ things: recalled })).toEqual(['MP26-0925']);
  });
});
