import { FileText, Hourglass } from 'lucide-react';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import type { Agreement, Share } from '@shuka/domain/marketplace';
import { CardCell, CardHead, CardRow, CardTable, type Column } from '#kit/card-table.tsx';
import { useWords, type Words } from '#kit/words.tsx';
import { clockText, payText, weight } from './demand-words.ts';
import { whereText } from './sale-words.ts';

/** The contract in the reader's language, sentence by sentence, of the wording it was agreed in. */
const linesOf = (agreement: Agreement, words: Words): string[] => {
  const { t, say, language } = words;
  // An order of listed produce was agreed to without a bid: it is collected where it is.
  const isOrder = agreement.bidNumber === null;
  const { companyName, sellerName, crop, leastGrade, grams, koboPerKilogram, totalKobo, day } = agreement;
  return [
    t('demand.v1.sides', { seller: sellerName, company: companyName }),
    t(isOrder ? 'listing.v1.produce' : 'demand.v1.produce', {
      weight: weight(grams, words),
      crop,
      grade: say(`lots.grade.${leastGrade}`),
    }),
    t('demand.v1.price', { price: formatNaira(koboPerKilogram), total: formatNaira(totalKobo) }),
    t(isOrder ? 'listing.v1.day' : 'demand.v1.day', {
      date: formatDate(day, language),
      place: isOrder ? whereText(agreement, words) : [agreement.lga, stateName(agreement.stateCode)].join(', '),
    }),
    t('demand.v1.pay', { pays: payText(agreement.payWithinDays, words) }),
    t(isOrder ? 'listing.v1.weighed' : 'demand.v1.weighed'),
    t('demand.v1.stays', { date: formatDate(agreement.agreedAt, language), name: agreement.agreedByName }),
  ];
};

/** What was agreed, how payment stands, and what each farmer gets. */
export const AgreementPart = ({ agreement }: { readonly agreement: Agreement }) => {
  const words = useWords();
  const { t } = words;
  const { clock, shares, paidKobo } = agreement;
  const colours = clock.state === 'late' ? 'border-danger text-danger' : 'border-leaf';
  return (
    <article className="grid gap-4">
      <section className="grid gap-2 rounded-2xl border-2 border-leaf bg-paper p-4">
        <h2 className="flex gap-2 text-xl font-bold">
          <FileText aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
          {t('demand.agreement')}
        </h2>
        <ol className="grid list-decimal gap-2 pl-6 text-lg">
          {linesOf(agreement, words).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </section>
      <p className={`flex gap-2 rounded-2xl border-2 p-4 text-lg font-bold ${colours}`}>
        <Hourglass aria-hidden className="mt-0.5 size-6 shrink-0" />
        {clockText(clock, words)}
      </p>
      {paidKobo > 0 && <p>{t('demand.paidSoFar', { amount: formatNaira(paidKobo) })}</p>}
      <Shares shares={shares} />
    </article>
  );
};

const Shares = ({ shares }: { readonly shares: readonly Share[] }) => {
  const words = useWords();
  const { t } = words;
  const share = { says: t('demand.share'), isFigure: true };
  const gets = { says: t('demand.gets'), isFigure: true };
  const came = { says: t('demand.came'), isFigure: true };
  const columns: readonly Column[] = [{ says: t('demand.farmer') }, share, gets, came];
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('demand.whoGets')}</h2>
      <CardTable caption={t('demand.whoGets')} columns={columns}>
        {shares.map(({ lotId, keeperName, grams, kobo, deliveredGrams, deliveredKobo }) => (
          <CardRow key={lotId}>
            <CardHead>{keeperName}</CardHead>
            <CardCell {...share}>{weight(grams, words)}</CardCell>
            <CardCell {...gets}>{formatNaira(kobo)}</CardCell>
            <CardCell {...came}>
              {t('demand.cameFor', { weight: weight(deliveredGrams, words), amount: formatNaira(deliveredKobo) })}
            </CardCell>
          </CardRow>
        ))}
      </CardTable>
    </section>
  );
};
