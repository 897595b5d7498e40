import type { Holding } from '@shuka/domain/investments';
import { formatDate, formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { Facts } from '#kit/facts.tsx';
import { useWords } from '#kit/words.tsx';
import { placeText, stateWords, statusLooks } from './offer-words.ts';
import { percentText } from './percent-text.ts';
import { StatusMark } from './StatusMark.tsx';

/** Where an investment stands, in its colour and in a sentence, and its figures. */
export const HoldingFigures = ({ holding }: { readonly holding: Holding }) => {
  const { t, language } = useWords();
  const { state, status, endsOn, coolingUntil } = holding;
  const until = coolingUntil === null ? '' : formatDateTime(coolingUntil, language);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <StatusMark look={statusLooks[status]} />
      </div>
      <p className="text-lg">{t(stateWords[state], { until })}</p>
      <Facts
        facts={[
          [t('investments.amountInvested'), formatNaira(holding.amountKobo)],
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
