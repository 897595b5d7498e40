import { Combine, MapPinned, QrCode, Route, Scissors, Trash2, Truck, Waypoints, type LucideIcon } from 'lucide-react';
import { Link, useParams } from 'wouter';
import type { Lot } from '@shuka/domain/lots';
import { plotRows } from '@shuka/domain/farms';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { seasonRows, type Season } from '@shuka/domain/seasons';
import { usePerson } from '#accounts';
import { BackLink } from '#kit/back-link.tsx';
import { produceName } from '#kit/crop-name.ts';
import { Facts } from '#kit/facts.tsx';
import { Notice } from '#kit/notice.tsx';
import { rowsOf, useKept } from '#kit/rows.ts';
import { useWords, type WordId, type Words } from '#kit/words.tsx';
import { LotFamily } from './LotFamily.tsx';
import { LotStory } from './LotStory.tsx';
import { useLotPaths, type LotAct } from './lot-paths.ts';
import { amountText } from './lot-words.ts';
import { useKeeperId, useStock, type Stock } from './use-stock.ts';

/** One lot: how much of it is left and where, what can be done with it, where it came from and what became of it. */
export const LotPage = () => {
  const { t } = useWords();
  const { lotId = '' } = useParams();
  const stock = useStock(useKeeperId());
  const paths = useLotPaths();
  const lot = stock.lots.get(lotId.toLowerCase());
  return (
    <section className="grid max-w-3xl gap-5">
      <BackLink to={paths.produce}>{t('lots.backToProduce')}</BackLink>
      {lot === undefined ? <Notice kind="hint">{t('lots.notHere')}</Notice> : <LotBody lot={lot} stock={stock} />}
    </section>
  );
};

const factsOf = (lot: Lot, season: Season | undefined, plot: string | undefined, words: Words) => {
  const { t, say, language } = words;
  const kept = lot.custody === 'certified' ? lot.certificate : say(`lots.custody.${lot.custody}`);
  const facts: (readonly [string, string | undefined])[] = [
    [t('lots.left'), lot.leftGrams > 0 ? amountText(lot.leftGrams, lot, words) : t('lots.closed')],
    [t('lots.standsAt'), lot.standsAt],
    [t('lots.grade'), say(`lots.grade.${lot.grade}`)],
    [t('lots.custody'), kept],
    [t('lots.bornOn'), formatDate(lot.bornOn, language)],
    [t('lots.plantedOn'), season === undefined ? undefined : formatDate(season.plantedOn, language)],
    [t('lots.plot'), plot],
  ];
  return facts.filter((fact): fact is readonly [string, string] => fact[1] !== undefined);
};

const LotBody = ({ lot, stock }: { readonly lot: Lot; readonly stock: Stock }) => {
  const words = useWords();
  const { t } = words;
  const { person } = usePerson();
  const season = rowsOf(useKept(seasonRows)).find(({ id }) => id === lot.seasonId);
  const plot = rowsOf(useKept(plotRows)).find(({ id }) => id === lot.plotId)?.name;
  const farm = lot.keeperId === person.accountId ? '/Farmer/farm' : '/extension-farms';
  return (
    <>
      <h1 className="text-2xl font-bold break-words">{produceName(lot, words)}</h1>
      {lot.leftGrams < 0 && <Notice kind="hint">{t('lots.overdrawn')}</Notice>}
      <Facts facts={factsOf(lot, season, plot, words)} />
      <ActLinks lotId={lot.id} isOpen={lot.leftGrams > 0} isInCare={lot.keeperId !== person.accountId} />
      <LotFamily lot={lot} stock={stock} />
      {season !== undefined && (
        <Link
          to={`${farm}/${season.farmId}/seasons/${season.id}`}
          className="inline-flex min-h-11 items-center justify-self-start font-semibold text-leaf underline"
        >
          {t('lots.toSeason')}
        </Link>
      )}
      <LotStory lot={lot} stock={stock} />
    </>
  );
};

const acts: readonly (readonly [act: LotAct, says: WordId, Icon: LucideIcon])[] = [
  ['split', 'lots.split', Scissors],
  ['join', 'lots.join', Combine],
  ['move', 'lots.move', Truck],
  ['gone', 'lots.writeOff', Trash2],
  ['labels', 'lots.labels', QrCode],
  ['eudr', 'lots.eudr', MapPinned],
  ['follow', 'lots.follow', Waypoints],
];

/** What only whoever looks after its farmer does. */
const actsInCare: typeof acts = [['trip', 'lots.trip', Route]];

type Links = { readonly lotId: string; readonly isOpen: boolean; readonly isInCare: boolean };

/** Of a lot that is used up nothing can be done any more; what became of it can be seen. */
const ActLinks = ({ lotId, isOpen, isInCare }: Links) => {
  const { t } = useWords();
  const paths = useLotPaths();
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {[...acts, ...(isInCare ? actsInCare : [])]
        .filter(([act]) => isOpen || act === 'follow')
        .map(([act, says, Icon]) => (
          <li key={act}>
            <Link
              to={paths.act(lotId, act)}
              className="flex min-h-12 items-center gap-3 rounded-xl border-2 border-leaf px-4 py-2 font-semibold text-leaf hover:bg-leaf-soft"
            >
              <Icon aria-hidden className="size-5 shrink-0" />
              {t(says)}
            </Link>
          </li>
        ))}
    </ul>
  );
};
