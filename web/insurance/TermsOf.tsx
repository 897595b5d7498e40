import { rainText, type MonthsIndex, type Phase, type Product, type YieldIndex } from '@shuka/domain/insurance';
import { formatDate, formatNumber, monthName } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { useWords } from '#kit/words.tsx';

const perTenth = 10;

const PhaseLine = ({ phase }: { readonly phase: Phase }) => {
  const { t, say, language } = useWords();
  const { name, side, from, until, triggerTenths, exitTenths, mostKoboPerHectare } = phase;
  const values = {
    phase: say(`cover.phase.${name}`),
    from: formatDate(from, language),
    until: formatDate(until, language),
    trigger: rainText(triggerTenths * perTenth),
    exit: rainText(exitTenths * perTenth),
    amount: formatNaira(mostKoboPerHectare),
  };
  return <li>{side === 'deficit' ? t('insurance.phaseDry', values) : t('insurance.phaseWet', values)}</li>;
};

const YieldLine = ({ index }: { readonly index: YieldIndex }) => {
  const { t } = useWords();
  const { lga, referenceKilograms, triggerPercent, leastCuts } = index;
  return (
    <li>
      {t('insurance.yieldLine', {
        lga,
        reference: String(referenceKilograms),
        percent: String(triggerPercent),
        cuts: String(leastCuts),
      })}
    </li>
  );
};

const MonthLines = ({ index }: { readonly index: MonthsIndex }) => {
  const { t, language } = useWords();
  return (
    <>
      {index.months.map(({ month, normalTenths, weightPercent }) => {
        const [year = '', number = '1'] = month.split('-');
        const values = {
          month: `${monthName(Number(number), language)} ${year}`,
          normal: rainText(normalTenths * perTenth),
          percent: String(weightPercent),
        };
        return <li key={month}>{t('insurance.monthLine', values)}</li>;
      })}
      {index.steps.map(({ upToTenths, rateTenths }) => {
        const values = { upTo: formatNumber(upToTenths / 10), rate: formatNumber(rateTenths / 10) };
        return <li key={upToTenths}>{t('insurance.stepLine', values)}</li>;
      })}
    </>
  );
};

/** The terms of a product in plain words: when it pays, how much, what it costs, and what happens without data. */
export const TermsOf = ({ product }: { readonly product: Product }) => {
  const { t, language } = useWords();
  const { terms, version } = product;
  const { index } = terms;
  return (
    <ul className="grid list-disc gap-1 pl-5">
      {index.kind === 'weather' &&
        index.phases.map((phase) => <PhaseLine key={`${phase.name}${phase.side}${phase.from}`} phase={phase} />)}
      {index.kind === 'months' && <MonthLines index={index} />}
      {index.kind === 'yield' && <YieldLine index={index} />}
      {index.kind === 'weather' && index.dekadCapTenths !== null && (
        <li>{t('insurance.capLine', { cap: rainText(index.dekadCapTenths * perTenth) })}</li>
      )}
      <li>{t('insurance.sumLine', { amount: formatNaira(terms.sumKoboPerHectare) })}</li>
      <li>
        {t('insurance.premiumLine', {
          amount: formatNaira(terms.premiumKoboPerHectare),
          percent: String(terms.subsidyPercent),
        })}
      </li>
      {index.kind !== 'yield' && (
        <>
          <li>{t('insurance.gridLine')}</li>
          {index.fallback.usesNeighbours && <li>{t('insurance.neighbours')}</li>}
          <li>
            {t('insurance.fallbackLine', { source: index.indexSource, days: String(index.fallback.mostMissingDays) })}
          </li>
        </>
      )}
      <li>{t('insurance.noticeLine', { days: String(terms.noticeDays), insurer: terms.insurer })}</li>
      <li>{t('insurance.openUntil', { day: formatDate(terms.enrolUntil, language), version: String(version) })}</li>
    </ul>
  );
};
