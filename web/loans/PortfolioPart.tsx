import { provisionsHold, readPortfolio, type LoanPortfolio } from '@shuka/domain/loans';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { CardCell, CardHead, CardRow, CardTable } from '#kit/card-table.tsx';
import { Facts } from '#kit/facts.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { DelinquencyPart } from './DelinquencyPart.tsx';
import { bandWords, percentOf } from './loan-words.ts';

/** What is out today by how late it is, the part of it at risk, what to set aside, and whose it is; loans by another plan and loans written off apart. */
export const PortfolioPart = () => {
  const { t } = useWords();
  const loaded = useLoad(readPortfolio, {});
  const columns = [
    { says: t('lending.band') },
    { says: t('lending.count'), isFigure: true },
    { says: t('lending.outstanding'), isFigure: true },
    { says: t('lending.provision'), isFigure: true },
  ] as const;
  const [, count, outstanding, provision] = columns;
  return (
    <>
      <h2 className="text-xl font-bold">{t('lending.portfolio')}</h2>
      <LoadedPart loaded={loaded}>
        {(seen) => (
          <>
            <Sums seen={seen} />
            <Apart seen={seen} />
            <CardTable caption={t('lending.portfolio')} columns={columns}>
              {seen.bands.map((band) => (
                <CardRow key={band.name}>
                  <CardHead>{t(bandWords[band.name as keyof typeof bandWords], { days: band.fromDays })}</CardHead>
                  <CardCell {...count}>{String(band.loans)}</CardCell>
                  <CardCell {...outstanding}>{formatNaira(band.outstandingKobo)}</CardCell>
                  <CardCell {...provision}>
                    {[formatNaira(band.provisionKobo), percentOf(band.ppm / 100)].join(', ')}
                  </CardCell>
                </CardRow>
              ))}
            </CardTable>
            <Source />
          </>
        )}
      </LoadedPart>
      <DelinquencyPart />
    </>
  );
};

const Sums = ({ seen }: { readonly seen: LoanPortfolio }) => {
  const { t, language } = useWords();
  const { onDay, outstandingKobo, lateKobo, lateBasisPoints, bands } = seen;
  const setAsideKobo = bands.reduce((sum, { provisionKobo }) => sum + provisionKobo, 0);
  return (
    <Facts
      facts={[
        [t('lending.onDay'), formatDate(onDay, language)],
        [t('lending.outstanding'), formatNaira(outstandingKobo)],
        [t('lending.atRisk'), formatNaira(lateKobo)],
        [t('lending.par30'), lateBasisPoints === null ? t('lending.noData') : percentOf(lateBasisPoints)],
        [t('lending.provision'), formatNaira(setAsideKobo)],
      ]}
    />
  );
};

/** Whose bands they are. */
const Source = () => {
  const { t, language } = useWords();
  const { from: year, notedOn } = provisionsHold;
  return (
    <p className="text-sm text-ink-soft">
      {t('lending.provisionSource', { year, date: formatDate(notedOn, language) })}
    </p>
  );
};

/** Loans that go on by another plan, and loans written off: each told by itself. */
const Apart = ({ seen: { restructured, writtenOff } }: { readonly seen: LoanPortfolio }) => {
  const { t } = useWords();
  return (
    <Facts
      facts={[
        [
          t('lending.restructuredOut'),
          t('lending.moneyOf', { amount: formatNaira(restructured.outstandingKobo), count: restructured.loans }),
        ],
        [t('lending.restructuredLate'), formatNaira(restructured.lateKobo)],
        [
          t('lending.writtenOffLoss'),
          t('lending.moneyOf', { amount: formatNaira(writtenOff.lossKobo), count: writtenOff.loans }),
        ],
        [t('lending.recovered'), formatNaira(writtenOff.recoveredKobo)],
      ]}
    />
  );
};
