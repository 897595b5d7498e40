import { expect, test } from 'vitest';
import { withNews, type Choice } from './use-choices.ts';

const id = '01a21917-3fbe-7d20-95b7-0661169a3442';
const goods = (thing: string, says: string): Choice => ({ thing, says, name: 'Maize', isUnit: false });

const weighedHere = goods(`https://shuka.example/lot/${id}`, 'weighed here, not sent');
const atServer = goods('https://id.gs1.org/01/06151101234567/10/J4', 'known to the server');

test('what was weighed here and not sent can be chosen beside what the server knows', () => {
  expect(withNews([weighedHere], [atServer])).toEqual([weighedHere, atServer]);
});

test('a thing that the server knows by then is offered once, as the server tells of it', () => {
  const told = goods(`http://localhost:3000/lot/${id}`, 'left: 150 kg');
  expect(withNews([weighedHere], [told, atServer])).toEqual([told, atServer]);
});
