import { afterAll, describe, expect, test } from 'vitest';
import { listSowingWindows, readCropCalendar, sowingWindows } from '@shuka/domain/advisory';
import { heldOn } from '@shuka/domain/kit/reference-table.ts';
import { registerSeason } from '@shuka/domain/seasons';
import { people } from '#world';
import { figuresDesk } from '#world/agree-figures.ts';
import { openHouse } from '#world/open-house.ts';
import { seasonDraft } from '#world/season-drafts.ts';

/* Two admins say when maize is usually sown where Musa farms: 1 to 31 May, where nobody had said so before. */

const house = await openHouse();
afterAll(house.close);

const { musa } = people;
const desk = figuresDesk(house);
const { name } = sowingWindows;

const calendarOf = async (plantedOn: string) => {
  const draft = seasonDraft({ crop: 'Maize', plantedOn });
  await house.as(musa).call(registerSeason, draft);
  return (await house.as(musa).call(readCropCalendar, { seasonId: draft.id })).body;
};

describe('when crops are usually sown', () => {
  test.each([
    ['a day there is not', 230, 331, 'fromMonthDay', 'reference.noSuchDay'],
    ['an end before its beginning', 701, 601, 'untilMonthDay', 'reference.endsBefore'],
    ['a day before the year begins', 12, 331, 'fromMonthDay', 'reference.tooSmall'],
  ])('is not drafted with %s', async (_what, from, until, side, says) => {
    const line = 'yam/rainforest';
    const values = { [`${line}/fromMonthDay`]: from, [`${line}/untilMonthDay`]: until };
    const { body } = await desk.draft(name, { values });
    expect(body.errors).toEqual([{ field: `values.${line}/${side}`, says }]);
  });

  test('changes for a crop in a zone, for sowings from that day on, with its own source', async () => {
    const { zone, sowing: before } = await calendarOf('2026-06-01');
    const line = `maize/${zone.key}`;
    const values = { [`${line}/fromMonthDay`]: 501, [`${line}/untilMonthDay`]: 531 };
    await desk.change(name, { values, source: 'State ministry of agriculture, letter 14.' });
    expect(await calendarOf('2026-06-01')).toMatchObject({
      sowing: {
        state: 'late',
        span: { from: '05-01', until: '05-31', source: 'State ministry of agriculture, letter 14.' },
      },
    });
    expect((await calendarOf('2026-05-31')).sowing.span).toEqual(before.span);
    const { items } = (await house.visitor().call(listSowingWindows, {})).body;
    expect(items.map(({ version }) => version)).toEqual([2, 1]);
    expect(heldOn(sowingWindows, items, '2026-06-01').values).toMatchObject(values);
    expect(heldOn(sowingWindows, items, '2026-05-31').version).toBe(1);
  });

  test('leaves a zone of which nobody says anything any more without a word', async () => {
    const { zone } = await calendarOf('2026-06-01');
    const rest = Object.entries(sowingWindows.shipped.values).filter(([key]) => !key.startsWith(`maize/${zone.key}/`));
    await desk.change(name, { values: Object.fromEntries(rest), isWhole: true });
    expect((await calendarOf('2026-06-01')).sowing).toEqual({ state: 'unknown', span: null });
  });
});
