import { exportPhrases as contract } from '@shuka/domain/library';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { fullNamesOf } from '#accounts';
import { handle } from '#kit/route.ts';
import { catalogueOf } from './phrase-catalogue.ts';
import { findVerdicts } from './phrase-store.ts';
import { readStandings, standingOf, stateOf } from './show-phrases.ts';

/** Texts that a file holds are named by the form that `tools/take-texts.ts` reads. */
const form = 'shuka-texts-1';

export const exportPhrases = handle(contract, async ({ language }, { db, clock }) => {
  const standings = await readStandings(db, language);
  const agreed = catalogueOf(language).filter((one) => stateOf(standings, one) === 'agreed');
  const found = await findVerdicts(
    db,
    agreed.flatMap((one) => standingOf(standings, one)?.verdictId ?? []),
  );
  const byId = new Map(found.map((one) => [one.id, one]));
  const names = await fullNamesOf(
    db,
    found.flatMap((one) => [one.byId, one.settledBy ?? one.byId]),
  );
  const texts = agreed.flatMap((one) => {
    const verdict = byId.get(standingOf(standings, one)?.verdictId ?? '');
    if (verdict === undefined || verdict.settledBy === null || verdict.settledAt === null) return [];
    const [first, second] = [names.get(verdict.byId) ?? '-', names.get(verdict.settledBy) ?? '-'];
    const { room, key, english, text: stood } = one;
    return [
      {
        room,
        key,
        english,
        stood,
        text: verdict.text,
        review: `${first}; ${second}, ${verdict.settledAt.slice(0, 10)}`,
      },
    ];
  });
  const day = dayOf(clock.now());
  const bytes = Buffer.from(`${JSON.stringify({ form, language, day, texts }, null, 2)}\n`);
  return { bytes, mediaType: 'application/json', cacheSeconds: 0, fileName: `texts-${language}-${day}.json` };
});
