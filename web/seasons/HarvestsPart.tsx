import { Plus, Scale } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { harvestRows, ownWeighing, seasonKilograms, type Harvest, type Season } from '@shuka/domain/seasons';
import { exactUnits } from '@shuka/domain/settings';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { StateMark } from '#kit/state-mark.tsx';
import { useWords } from '#kit/words.tsx';
import { CorrectLink } from './CorrectLink.tsx';
import { toldRecords, type Told } from './records.ts';
import { kilogramsText } from './season-words.ts';
import { SourceDetails } from './SourceDetails.tsx';
import { useSeasonPaths } from './season-paths.ts';
import { rowsOf, useKept } from '#kit/rows.ts';

/** What a season brought in, in the units it was counted in and in kilograms; what was corrected stays, struck through. */
export const HarvestsPart = ({ season }: { season: Season }) => {
  const { t } = useWords();
  const paths = useSeasonPaths();
  const all = useKept(harvestRows);
  const own = useMemo(() => all.filter(({ row }) => row.seasonId === season.id), [all, season.id]);
  const told = useMemo(() => toldRecords(own, ({ harvestedOn }) => harvestedOn), [own]);
  const kilograms = seasonKilograms(season.id, rowsOf(own));
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('seasons.harvests')}</h2>
      {told.length === 0 ? (
        <p>{t('seasons.noHarvests')}</p>
      ) : (
        <p className="text-lg font-semibold">{t('seasons.harvestTotal', { kilograms: kilogramsText(kilograms) })}</p>
      )}
      <ul className="grid gap-3">
        {told.map((one) => (
          <HarvestItem key={one.kept.row.id} told={one} />
        ))}
      </ul>
      <Link
        to={paths.harvest(season.id)}
        className="inline-flex min-h-12 items-center gap-2 justify-self-start rounded-xl bg-leaf px-5 font-semibold text-on-leaf hover:bg-leaf-strong"
      >
        <Plus aria-hidden className="size-5" />
        {t('seasons.addHarvest')}
      </Link>
    </section>
  );
};

const useAmount = () => {
  const { t, say } = useWords();
  return ({ quantity, unit, kilograms }: Harvest): string => {
    if (quantity === 0) return t('seasons.noSuchHarvest');
    const counted = say(`measures.count.${unit}`, { count: quantity });
    const isExact = unit === 'kilogram';
    return isExact ? counted : t('seasons.amount', { counted, kilograms: kilogramsText(kilograms) });
  };
};

const HarvestItem = ({ told: { kept, before } }: { told: Told<Harvest> }) => {
  const { language } = useWords();
  const paths = useSeasonPaths();
  const amountOf = useAmount();
  const { row: harvest, state } = kept;
  return (
    <li className="grid gap-1 rounded-2xl border border-line bg-paper p-4">
      <p className="text-sm text-ink-soft">{formatDate(harvest.harvestedOn, language)}</p>
      <p className="text-lg font-bold">{amountOf(harvest)}</p>
      <Weighed harvest={harvest} />
      {harvest.note !== '' && <p className="break-words">{harvest.note}</p>}
      {before.map((older) => (
        <p key={older.id} className="text-sm text-ink-soft">
          <s>
            {formatDate(older.harvestedOn, language)}: {amountOf(older)}
          </s>
        </p>
      ))}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <StateMark state={state} />
        <CorrectLink to={paths.harvest(harvest.seasonId, harvest.id)} what={amountOf(harvest)} />
      </div>
    </li>
  );
};

const saysOfWeight = ({ source, market }: Harvest['calibration']) => {
  if (source === ownWeighing) return market === '' ? 'seasons.weighed' : 'seasons.weighedAt';
  return market === '' ? 'seasons.weighsAbout' : 'seasons.weighsAboutAt';
};

/** What one unit weighs, and how one knows; nothing for kilograms, which need no word. */
const Weighed = ({ harvest }: { harvest: Harvest }) => {
  const { t, say, language } = useWords();
  const { unit, kilogramsPerUnit, calibration } = harvest;
  if (exactUnits[unit] !== undefined || harvest.quantity === 0) return null;
  const own = calibration.source === ownWeighing;
  const date = formatDate(calibration.date, language);
  const values = {
    unit: say(`measures.unit.${unit}`),
    kilograms: kilogramsText(kilogramsPerUnit),
    market: calibration.market,
    date,
  };
  return (
    <div>
      <p className="flex gap-2 text-sm">
        <Scale aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span className="min-w-0 break-words">{t(saysOfWeight(calibration), values)}</span>
      </p>
      {!own && <SourceDetails source={calibration.source} />}
    </div>
  );
};
