import type { BookFigures } from '@shuka/domain/finance';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { useWords } from '#kit/words.tsx';
import { coinsOf } from './coins.ts';

const coinHeight = 9;
const pileHeight = 130;

const Pile = ({ coins, look }: { coins: number; look: string }) => (
  <svg aria-hidden="true" viewBox={`0 0 80 ${pileHeight}`} className="h-32">
    {Array.from({ length: coins }, (_, place) => (
      <g key={place} className={look} strokeWidth="2">
        <path d={coinAt(pileHeight - 14 - place * coinHeight)} />
        <ellipse cx="40" cy={pileHeight - 14 - place * coinHeight} rx="32" ry="8" />
      </g>
    ))}
    {coins === 0 && <path d={`M8 ${pileHeight - 4}h64`} className="stroke-line-strong" strokeWidth="2" />}
  </svg>
);

/** The side of a coin whose upper face is at that height. */
const coinAt = (y: number): string => `M8 ${y}v${coinHeight}a32 8 0 0 0 64 0v-${coinHeight}`;

const faces = {
  gain: { look: 'fill-leaf-soft stroke-leaf', mouth: 'M20 38q12 12 24 0' },
  loss: { look: 'fill-danger-soft stroke-danger', mouth: 'M20 44q12-12 24 0' },
  even: { look: 'fill-ochre-soft stroke-ochre', mouth: 'M20 41h24' },
} as const;

const Face = ({ outcome }: { outcome: keyof typeof faces }) => (
  <svg aria-hidden="true" viewBox="0 0 64 64" className={`size-20 ${faces[outcome].look}`} strokeWidth="3">
    <circle cx="32" cy="32" r="29" />
    <path d={faces[outcome].mouth} fill="none" strokeLinecap="round" />
    <path d="M23 24v3M41 24v3" strokeWidth="6" strokeLinecap="round" />
  </svg>
);

const saysOf = { gain: 'finance.gained', loss: 'finance.lost', even: 'finance.even' } as const;

/** What came in against what went out, as two piles of coins and a face, with the sums and a sentence below. */
export const SeasonPicture = ({ title, figures }: { title: string; figures: BookFigures }) => {
  const { t } = useWords();
  const { revenueKobo, costKobo, netProfitKobo } = figures;
  const coins = coinsOf(revenueKobo, costKobo);
  const outcome = netProfitKobo > 0 ? 'gain' : netProfitKobo < 0 ? 'loss' : 'even';
  return (
    <figure className="grid gap-3 rounded-2xl border border-line bg-paper p-4">
      <figcaption className="font-bold">{title}</figcaption>
      <div className="flex items-end justify-around gap-2">
        <div className="grid justify-items-center gap-1 text-center">
          <Pile coins={coins.inCoins} look="fill-leaf-soft stroke-leaf" />
          <span className="font-semibold">{t('finance.moneyIn')}</span>
          <span>{formatNaira(revenueKobo)}</span>
        </div>
        <div className="grid justify-items-center gap-1 text-center">
          <Pile coins={coins.outCoins} look="fill-ochre-soft stroke-ochre" />
          <span className="font-semibold">{t('finance.moneyOut')}</span>
          <span>{formatNaira(costKobo)}</span>
        </div>
      </div>
      <p className="flex items-center gap-3 text-lg font-bold">
        <Face outcome={outcome} />
        {t(saysOf[outcome], { amount: formatNaira(Math.abs(netProfitKobo)) })}
      </p>
    </figure>
  );
};
