import { compileMessage } from '@lingui/message-utils/compileMessage';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Arrival } from '@shuka/domain/processing';
import { makeWords, WordsProvider } from '#kit/words.tsx';
import ha from '#words/ha.json' with { type: 'json' };
import { Queue } from './Queue.tsx';

const hausa = makeWords(
  'ha',
  Object.fromEntries(Object.entries(ha).map(([id, { text }]) => [id, compileMessage(text)])),
);

const id = '0193a000-0000-7000-8000-000000000001';

test('a clerk who reads Hausa sees what waits at the gate by its Hausa name', () => {
  const gate = { id, name: 'Gero Mills', place: 'Kano', onShiftId: null, people: [] };
  const arrival = {
    id,
    companyId: id,
    name: 'Amina Yusuf',
    crop: 'Maize',
    vehicle: 'KMC 41',
    arrivedAt: '2026-11-21T09:00:00Z',
  } as Arrival; // what the queue shows of it
  const drawn = renderToStaticMarkup(
    <WordsProvider words={hausa}>
      <Queue gate={gate} waiting={[{ row: arrival, state: 'accepted' }]} onWeigh={() => undefined} />
    </WordsProvider>,
  );
  expect(drawn).toContain('Amina Yusuf, Masara, KMC 41');
});
