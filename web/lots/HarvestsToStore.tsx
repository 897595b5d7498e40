import { PackagePlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { leftOfHarvest, storeHarvest } from '@shuka/domain/lots';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { seasonRows, standingHarvests, type Harvest, type Season } from '@shuka/domain/seasons';
import { Button } from '#kit/button.tsx';
import { produceName } from '#kit/crop-name.ts';
import { failureWords } from '#kit/failure-words.ts';
import { Notice } from '#kit/notice.tsx';
import { useKept, rowsOf } from '#kit/rows.ts';
import { ShowMore } from '#kit/show-more.tsx';
import { submit } from '#kit/submit.ts';
import { useWords } from '#kit/words.tsx';
import { originOf } from './lot-origin.ts';
import { lotPathsOf } from './lot-paths.ts';
import { amountText } from './lot-words.ts';
import { knownPlaces, type Stock } from './use-stock.ts';

type Left = { readonly harvest: Harvest; readonly season: Season; readonly leftGrams: number };

const useLeft = ({ harvests, steps }: Stock, seasonId: string | null): Left[] => {
  const seasons = new Map(rowsOf(useKept(seasonRows)).map((row) => [row.id, row]));
  return standingHarvests(harvests)
    .filter((harvest) => seasonId === null || harvest.seasonId === seasonId)
    .flatMap((harvest): Left[] => {
      const season = seasons.get(harvest.seasonId);
      const ofSeason = harvests.filter((one) => one.seasonId === harvest.seasonId);
      const { leftGrams } = leftOfHarvest(harvest.id, ofSeason, steps);
      return season === undefined || leftGrams === 0 ? [] : [{ harvest, season, leftGrams }];
    })
    .sort((one, other) => other.harvest.harvestedOn.localeCompare(one.harvest.harvestedOn));
};

type Props = {
  readonly stock: Stock;
  /** Of one season, or of all. */
  readonly seasonId: string | null;
  /** The address of the produce these belong to. */
  readonly produce: string;
};

const aWindow = 5;

/** What was harvested and is not in store yet, each with a button that puts it there. */
export const HarvestsToStore = ({ stock, seasonId, produce }: Props) => {
  const { t } = useWords();
  const left = useLeft(stock, seasonId);
  if (left.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('lots.toStore')}</h2>
      <ShowMore items={left} step={aWindow}>
        {(shown) => (
          <ul className="grid gap-3">
            {shown.map((one) => (
              <LeftItem key={one.harvest.id} left={one} stock={stock} produce={produce} />
            ))}
          </ul>
        )}
      </ShowMore>
    </section>
  );
};

/** All that is left of a harvest, put into store as one lot where the last one was put. */
const useStoring = ({ harvest, season, leftGrams }: Left, { steps }: Stock) => {
  const words = useWords();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const store = async (): Promise<void> => {
    setBusy(true);
    const { unit, kilogramsPerUnit, calibration } = harvest;
    const standsAt = knownPlaces(steps)[0] ?? words.t('lots.atHome');
    const stored = await submit(storeHarvest, {
      id: newId(),
      keeperId: harvest.keeperId,
      happenedOn: harvest.harvestedOn,
      note: '',
      origin: originOf(season, harvest),
      lot: { id: newId(), grams: leftGrams, grade: 'ungraded', unit, kilogramsPerUnit, calibration, standsAt },
    });
    setBusy(false);
    setProblem(stored.ok ? null : failureWords(stored.failure, words));
  };
  return { isBusy, problem, store };
};

const LeftItem = ({ left, stock, produce }: { readonly left: Left } & Omit<Props, 'seasonId'>) => {
  const words = useWords();
  const { t, language } = words;
  const { harvest, season, leftGrams } = left;
  const { isBusy, problem, store } = useStoring(left, stock);
  const amount = amountText(Math.abs(leftGrams), harvest, words);
  return (
    <li className="grid gap-2 rounded-2xl border border-line bg-paper p-4">
      <p className="text-sm text-ink-soft">{formatDate(harvest.harvestedOn, language)}</p>
      <p className="font-bold break-words">{produceName(season, words)}</p>
      {leftGrams < 0 ? (
        <Notice kind="hint">{t('lots.storedTooMuch', { amount })}</Notice>
      ) : (
        <>
          <p className="text-lg font-semibold">{amount}</p>
          <div className="flex flex-wrap items-center gap-3">
            <Button disabled={isBusy} onClick={() => void store()}>
              <PackagePlus aria-hidden className="size-5 shrink-0" />
              {t('lots.storeAll')}
            </Button>
            <Link
              to={lotPathsOf(produce).store(harvest.id)}
              className="inline-flex min-h-12 items-center font-semibold text-leaf underline-offset-4 hover:underline"
            >
              {t('lots.storeSome')}
            </Link>
          </div>
        </>
      )}
      {problem !== null && <Notice kind="error">{problem}</Notice>}
    </li>
  );
};
