import { Factory } from 'lucide-react';
import { Link } from 'wouter';
import { cropKey } from '@shuka/domain/seasons';
import type { Lot } from '@shuka/domain/lots';
import { usePerson } from '#accounts';
import { BackLink } from '#kit/back-link.tsx';
import { cropName } from '#kit/crop-name.ts';
import type { RecordState } from '#kit/rows.ts';
import { ShowMore } from '#kit/show-more.tsx';
import { useWords } from '#kit/words.tsx';
import { HarvestsToStore } from './HarvestsToStore.tsx';
import { LotCard } from './LotCard.tsx';
import { useLotPaths } from './lot-paths.ts';
import { kilogramsText } from './lot-words.ts';
import { useKeeperId, useStock, type Stock } from './use-stock.ts';

const aWindow = 12;

/** What somebody has in store, what of it is used up, and what was harvested and is not in store yet. */
export const MyProducePage = () => {
  const { t } = useWords();
  const { person } = usePerson();
  const keeperId = useKeeperId();
  const stock = useStock(keeperId);
  const paths = useLotPaths();
  const isOwn = keeperId === person.accountId;
  const lots = [...stock.lots.values()].toSorted((one, other) => other.bornOn.localeCompare(one.bornOn));
  const inStore = lots.filter(({ leftGrams }) => leftGrams > 0);
  const closed = lots.filter(({ leftGrams }) => leftGrams <= 0);
  return (
    <section className="grid max-w-4xl gap-6">
      <BackLink to={isOwn ? '/Farmer/MyFarms' : `/extension-farmers/${keeperId}`}>
        {t(isOwn ? 'lots.backToFarms' : 'lots.backToFarmer')}
      </BackLink>
      <h1 className="text-2xl font-bold">{t(isOwn ? 'lots.mine' : 'lots.theirs')}</h1>
      <Totals lots={inStore} />
      <Link
        to={isOwn ? '/Farmer/mills' : `/extension-farmers/${keeperId}/mills`}
        className="inline-flex min-h-12 items-center gap-2 justify-self-start font-semibold text-leaf"
      >
        <Factory aria-hidden className="size-5" />
        {t('lots.askMill')}
      </Link>
      <section className="grid gap-3">
        <h2 className="text-xl font-bold">{t('lots.inStore')}</h2>
        {inStore.length === 0 ? <p>{t('lots.none')}</p> : <LotList lots={inStore} stock={stock} />}
      </section>
      <HarvestsToStore stock={stock} seasonId={null} produce={paths.produce} />
      {closed.length > 0 && (
        <details>
          <summary className="min-h-12 cursor-pointer py-3 font-semibold">
            {t('lots.closedOnes', { count: closed.length })}
          </summary>
          <LotList lots={closed} stock={stock} />
        </details>
      )}
    </section>
  );
};

/** Where the step stands that bore a lot. */
const stateOf = ({ bornBy }: Lot, { told }: Stock): RecordState =>
  told.find(({ row }) => row.id === bornBy)?.state ?? 'accepted';

const LotList = ({ lots, stock }: { readonly lots: readonly Lot[]; readonly stock: Stock }) => {
  const paths = useLotPaths();
  return (
    <ShowMore items={lots} step={aWindow}>
      {(shown) => (
        <ul className="grid gap-3 md:grid-cols-2">
          {shown.map((lot) => (
            <LotCard key={lot.id} lot={lot} to={paths.lot(lot.id)} state={stateOf(lot, stock)} />
          ))}
        </ul>
      )}
    </ShowMore>
  );
};

/** Kilograms in store by crop, each crop once however it is spelled. */
const Totals = ({ lots }: { readonly lots: readonly Lot[] }) => {
  const words = useWords();
  const { t } = words;
  const sums = new Map<string, { crop: string; grams: number }>();
  for (const { crop, leftGrams } of lots) {
    const key = cropKey(crop) === '' ? crop.toLowerCase() : cropKey(crop);
    const held = sums.get(key);
    sums.set(key, { crop: held?.crop ?? crop, grams: (held?.grams ?? 0) + leftGrams });
  }
  if (sums.size === 0) return null;
  return (
    <dl className="grid grid-cols-2 gap-3 rounded-2xl border border-line bg-paper p-4 sm:grid-cols-3">
      {[...sums].map(([key, { crop, grams }]) => (
        <div key={key}>
          <dt className="break-words text-ink-soft">{cropName(crop, words)}</dt>
          <dd className="text-xl font-bold">{t('lots.kilograms', { kilograms: kilogramsText(grams) })}</dd>
        </div>
      ))}
    </dl>
  );
};
