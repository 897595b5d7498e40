import { CalendarDays, TrendingUp } from 'lucide-react';
import { useEffect, useState, type ComponentType } from 'react';
import {
  buyingPlan,
  fertiliserEdition,
  soldNear,
  type BuyingPlan,
  type CropPrice,
  type Giving,
  type SoilTest,
  type SoldGood,
  type Zone,
} from '@shuka/domain/advisory';
import { plotRows } from '@shuka/domain/farms';
import { cropKey, type Season } from '@shuka/domain/seasons';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { Notice } from '#kit/notice.tsx';
import { rowsOf, useKept } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { GainInNaira } from './GainInNaira.tsx';
import { SaidBy } from './SaidBy.tsx';
import { SeasonFrame, type Place } from './SeasonFrame.tsx';
import { keptSoil } from './soil-fields.ts';
import { SoilTestForm } from './SoilTestForm.tsx';
import { ToBuy } from './ToBuy.tsx';
import { figureText } from './weather-text.ts';

/** To tens: more would be a pretence. */
const roundText = (kilograms: number): string => figureText(Math.round(kilograms / 10) * 10);

const GivingItem = ({ giving }: { readonly giving: Giving }) => {
  const { t, language } = useWords();
  const { from, until, portions } = giving;
  return (
    <li className="grid gap-1 rounded-2xl border border-line bg-paper p-4">
      {from !== null && until !== null && (
        <p className="font-bold">
          {from === until
            ? formatDate(from, language)
            : t('advisory.fromUntil', { from: formatDate(from, language), until: formatDate(until, language) })}
        </p>
      )}
      {portions.map(({ key, name, kilograms }) => (
        <p key={key}>{t('advisory.portion', { name, kilograms: figureText(Math.round(kilograms)) })}</p>
      ))}
    </li>
  );
};

type PlanProps = {
  readonly plan: BuyingPlan;
  readonly hectares: number | null;
  readonly lga: string;
  readonly prices: readonly CropPrice[] | null;
};

const Plan = ({ plan, hectares, lga, prices }: PlanProps) => {
  const { t } = useWords();
  if (plan.basis === 'none' || plan.target === null) return <Notice kind="hint">{t('advisory.noRate')}</Notice>;
  const { n, p2o5, k2o } = plan.target;
  return (
    <>
      {plan.buy.length === 0 ? <p>{t('advisory.nothingToBuy')}</p> : <ToBuy plan={plan} hectares={hectares} />}
      <section className="grid gap-3">
        <h2 className="flex gap-2 text-xl font-bold">
          <CalendarDays aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
          {t('advisory.give')}
        </h2>
        <ol className="grid gap-3 empty:hidden">
          {plan.givings.map((giving) => (
            <GivingItem key={`${giving.fromDay} ${giving.toDay}`} giving={giving} />
          ))}
        </ol>
      </section>
      {plan.gainKilograms !== null && (
        <>
          <p className="flex gap-2 text-lg font-bold">
            <TrendingUp aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
            <span>
              {t('advisory.gain', { kilograms: roundText(plan.gainKilograms) })}{' '}
              {hectares !== null && t('advisory.gainAll', { kilograms: roundText(plan.gainKilograms * hectares) })}
            </span>
          </p>
          <GainInNaira
            kilograms={plan.gainKilograms * (hectares ?? 1)}
            costKobo={plan.kobo}
            lga={lga}
            prices={prices}
          />
        </>
      )}
      <div>
        <p>{t('advisory.target', { n: figureText(n), p: figureText(p2o5), k: figureText(k2o) })}</p>
        <SaidBy source={`${plan.source}. ${fertiliserEdition.source}`} isEstimate={plan.isEstimate} />
      </div>
    </>
  );
};

/** Tell what dealers of a state sell, and what a crop costs at its markets; whoever knows shops brings them. */
type ShopProps = {
  readonly Shop?: ComponentType<{ stateCode: string; onGoods: (goods: readonly SoldGood[]) => void }>;
  readonly Prices?: ComponentType<{
    stateCode: string;
    crop: string;
    onPrices: (prices: readonly CropPrice[]) => void;
  }>;
};

type GroundProps = { readonly season: Season; readonly zone: Zone; readonly place: Place | null };

const noGoods: readonly SoldGood[] = [];

const Feeding = ({ season, zone, place, Shop, Prices }: GroundProps & ShopProps) => {
  const [goods, setGoods] = useState(noGoods);
  const [prices, setPrices] = useState<readonly CropPrice[] | null>(null);
  const [soil, setSoil] = useState<SoilTest | null>(null);
  const plots = rowsOf(useKept(plotRows));
  const ground = season.plotId ?? season.farmId;
  useEffect(() => {
    void keptSoil(ground).then(setSoil, () => undefined); // without it the rate of the zone stands
  }, [ground]);
  const measured = plots.find(({ id }) => id === season.plotId)?.areaHectares ?? null;
  const hectares = season.areaHectares ?? measured;
  const { crop, plantedOn: sownOn } = season;
  const ask = { crop, zone: zone.key, hectares: hectares ?? 1, sownOn, soil };
  const plan = buyingPlan(ask, soldNear(goods, place?.lga ?? ''));
  return (
    <>
      {Shop !== undefined && place !== null && <Shop stateCode={place.stateCode} onGoods={setGoods} />}
      {Prices !== undefined && place !== null && plan.gainKilograms !== null && (
        <Prices stateCode={place.stateCode} crop={cropKey(crop)} onPrices={setPrices} />
      )}
      <Plan plan={plan} hectares={hectares} lga={place?.lga ?? ''} prices={prices} />
      {plan.basis !== 'none' && (
        <SoilTestForm key={soil === null ? 'none' : 'kept'} ground={ground} soil={soil} onSoil={setSoil} />
      )}
    </>
  );
};

/** What to feed a season, what to buy for it and when to give it. */
export const FeedingPage = (shop: ShopProps) => {
  const { t } = useWords();
  return (
    <SeasonFrame title={t('advisory.feeding')}>
      {(season, zone, place) => <Feeding season={season} zone={zone} place={place} {...shop} />}
    </SeasonFrame>
  );
};
