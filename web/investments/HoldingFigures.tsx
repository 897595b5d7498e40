import type { Holding } from '@shuka/domain/investments';
import { formatDate, formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { Facts } from '#kit/facts.tsx';
import { useWords } from '#kit/words.tsx';
import { HoldingMarks } from './HoldingMarks.tsx';
import { placeText, stateWords } from './offer-words.ts';
import { percentText } from './percent-text.ts';

/** Nothing was put in: it is noted alone, room is kept for it, or was. */
const isNeverPaid = (state: Holding['state']): boolean => ['interest', 'pledged', 'expired'].includes(state);

/** Where an investment stands, in its colour and in a sentence, and its figures. */
export const HoldingFigures = ({ holding }: { readonly holding: Holding }) => {
  const { t, language } = useWords();
  const { state, endsOn, coolingUntil } = holding;
  const until = coolingUntil === null ? '' : formatDateTime(coolingUntil, language);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <HoldingMarks holding={holding} />
      <p className="text-lg">{t(stateWords[state], { until })}</p>
      <Facts
        facts={[
          [
            t(isNeverPaid(state) ? 'investments.amountMeant' : 'investments.amountInvested'),
            formatNaira(holding.amountKobo),
          ],
          [t('investments.expectedReturns'), formatNaira(holding.expectedKobo)],
          [t('investments.roiTerm'), percentText(holding.roiBasisPoints)],
          [t('investments.duration'), t('investments.months', { count: holding.durationMonths })],
          [t('investments.startDate'), formatDate(holding.startedOn, language)],
          [t('investments.endsOn'), endsOn === null ? '–' : formatDate(endsOn, language)],
          [t('investments.farmer'), holding.farmerName],
          [t('investments.location'), placeText(holding)],
        ]}
      />
    </div>
  );
};
