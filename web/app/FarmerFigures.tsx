import { Banknote, LandPlot, Scale, Sprout, Tractor, Wallet } from 'lucide-react';
import type { ComponentType } from 'react';
import { farmRows, type LandFigures, type SizeBand } from '@shuka/domain/farms';
import type { BookFigures } from '@shuka/domain/finance';
import { monthName } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { BarChart } from '#kit/bar-chart.tsx';
import { cropName } from '#kit/crop-name.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useRows } from '#kit/rows.ts';
import { useWords, type WordId, type Words } from '#kit/words.tsx';
import { useFarmerFigures } from './use-farmer-figures.ts';

type FigureProps = {
  readonly Icon: ComponentType<{ className?: string }>;
  readonly name: string;
  readonly value: string;
  readonly how?: string;
};

const Figure = ({ Icon, name, value, how }: FigureProps) => (
  <div className="grid content-start gap-1 rounded-2xl border border-line bg-paper p-4">
    <dt className="flex items-center gap-2 text-sm text-ink-soft">
      <Icon aria-hidden className="size-5 shrink-0 text-leaf" />
      {name}
    </dt>
    <dd className="break-words text-2xl font-bold">{value}</dd>
    {how !== undefined && <dd className="text-sm text-ink-soft">{how}</dd>}
  </div>
);

const whole = (figure: number): string => Math.round(figure).toLocaleString('en-NG');

const bandWords = {
  small: 'farms.size.small',
  medium: 'farms.size.medium',
  large: 'farms.size.large',
} as const satisfies Record<SizeBand, WordId>;

/** Measured land in acres; what nobody measured by the size that was said of it. */
const landText = ({ acres, bands }: LandFigures, { t }: Words): string => {
  const measured = acres > 0 ? [t('figures.acres', { acres: acres < 10 ? acres.toFixed(1) : whole(acres) })] : [];
  const said = [...new Set(bands)].map((band) => {
    const count = bands.filter((one) => one === band).length;
    return t('figures.band', { count, band: t(bandWords[band]) });
  });
  return measured.length + said.length === 0 ? t('figures.none') : [...measured, ...said].join(' + ');
};

const FarmFigures = ({ figures }: { figures: ReturnType<typeof useFarmerFigures> }) => {
  const words = useWords();
  const { t } = words;
  const { land, crops, production } = figures;
  return (
    <dl className="grid grid-cols-2 gap-3 xl:grid-cols-4">
      <Figure Icon={Tractor} name={t('figures.farms')} value={whole(land.farms)} />
      <Figure Icon={LandPlot} name={t('figures.land')} value={landText(land, words)} />
      <Figure
        Icon={Scale}
        name={t('figures.production')}
        value={t('figures.kilograms', { kilograms: whole(production.previousKilograms) })}
      />
      <Figure Icon={Sprout} name={t('figures.crops')} value={whole(crops.count)} />
    </dl>
  );
};

const CropList = ({ names }: { names: readonly string[] }) => {
  const words = useWords();
  const { t } = words;
  return (
    <section className="grid gap-2">
      <h2 className="text-xl font-bold">{t('figures.cropList')}</h2>
      {names.length === 0 && <p>{t('figures.noCrops')}</p>}
      <ul className="flex flex-wrap gap-2">
        {names.map((name) => (
          <li key={name} className="rounded-full bg-leaf-soft px-4 py-2 font-semibold">
            {cropName(name, words)}
          </li>
        ))}
      </ul>
    </section>
  );
};

const MoneyFigures = ({ money }: { money: BookFigures }) => {
  const { t } = useWords();
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('figures.money')}</h2>
      <dl className="grid gap-3 sm:grid-cols-2">
        <Figure Icon={Banknote} name={t('figures.revenue')} value={formatNaira(money.revenueKobo)} />
        <Figure Icon={Wallet} name={t('figures.cost')} value={formatNaira(money.costKobo)} />
        <Figure
          Icon={Banknote}
          name={t('figures.grossProfit')}
          value={formatNaira(money.grossProfitKobo)}
          how={t('figures.grossHow')}
        />
        <Figure
          Icon={Banknote}
          name={t('figures.netProfit')}
          value={formatNaira(money.netProfitKobo)}
          how={t('figures.netHow')}
        />
      </dl>
    </section>
  );
};

/** The farmer's farms, crops, harvests and money in figures, from their own records on this phone. */
export const FarmerFigures = () => {
  const loaded = useRows(farmRows);
  return <LoadedPart loaded={loaded}>{() => <AllFigures />}</LoadedPart>;
};

const AllFigures = () => {
  const { t, language } = useWords();
  const figures = useFarmerFigures();
  const months = figures.production.months.map(({ month, kilograms }) => ({
    label: monthName(Number(month.slice(5)), language),
    value: kilograms,
  }));
  return (
    <div className="grid gap-6">
      <FarmFigures figures={figures} />
      <CropList names={figures.crops.names} />
      <BarChart title={t('figures.monthly')} unit={t('figures.unitKilograms')} bars={months} />
      <MoneyFigures money={figures.money} />
    </div>
  );
};
