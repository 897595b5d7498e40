import type { OfferTerms } from '@shuka/domain/investments';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { isDay } from '@shuka/domain/kit/day.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { cropName } from '#kit/crop-name.ts';
import { Facts } from '#kit/facts.tsx';
import { useWords } from '#kit/words.tsx';
import { budgetWords, insuranceWords, riskWords } from './offer-words.ts';
import { percentText } from './percent-text.ts';
import { orderNames, orderTexts } from './promoter-words.ts';
import { ShareExample } from './ShareExample.tsx';

const none = '–';

const naira = (kobo: number): string => (Number.isSafeInteger(kobo) ? formatNaira(kobo) : none);

/** The terms of an offer, whole, as whoever brings it says them. */
export const OfferTermsView = ({ terms }: { readonly terms: OfferTerms }) => {
  const words = useWords();
  const { t, language } = words;
  const { risk, insurance, payOrder } = terms;
  const day = (on: string): string => (isDay(on) ? formatDate(on, language) : none);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="break-words whitespace-pre-line">
        <strong className="block text-lg">{terms.title}</strong>
        {terms.story}
      </p>
      <Facts
        facts={[
          [t('offers.goal'), naira(terms.goalKobo)],
          [t('offers.least'), naira(terms.leastKobo)],
          [t('offers.crop'), cropName(terms.crop, words)],
          [t('offers.duration'), String(terms.durationMonths || none)],
          [t('offers.roiShort'), Number.isNaN(terms.roiBasisPoints) ? none : percentText(terms.roiBasisPoints)],
          [t('offers.risk'), risk in riskWords ? t(riskWords[risk]) : none],
          [t('offers.insurance'), insurance in insuranceWords ? t(insuranceWords[insurance]) : none],
          [t('offers.closesOn'), day(terms.closesOn)],
          [t('offers.startsOn'), day(terms.startsOn)],
        ]}
      />
      <Said title={t('offers.riskWords')} text={terms.riskWords} />
      {terms.insuranceWords !== '' && <Said title={t('offers.insuranceWords')} text={terms.insuranceWords} />}
      {payOrder in orderNames && (
        <section className="grid gap-1">
          <h3 className="font-bold">{[t('offers.order'), t(orderNames[payOrder])].join(': ')}</h3>
          <p>{t(orderTexts[payOrder])}</p>
          {Number.isSafeInteger(terms.goalKobo) && !Number.isNaN(terms.roiBasisPoints) && (
            <ShareExample order={payOrder} goalKobo={terms.goalKobo} roiBasisPoints={terms.roiBasisPoints} />
          )}
        </section>
      )}
      <Lines terms={terms} />
    </div>
  );
};

const Said = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <section className="grid gap-1">
    <h3 className="font-bold">{title}</h3>
    <p className="break-words whitespace-pre-line">{text}</p>
  </section>
);

const Lines = ({ terms: { budget, milestones } }: { readonly terms: OfferTerms }) => {
  const { t, say, language } = useWords();
  const line = 'flex flex-wrap justify-between gap-x-4 border-t border-line py-2';
  return (
    <>
      <section>
        <h3 className="font-bold">{t('offers.stepMoney')}</h3>
        <ul>
          {budget.map((one) => (
            <li key={one.line} className={line}>
              {t(budgetWords[one.line])}
              <strong className="tabular-nums">{naira(one.amountKobo)}</strong>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3 className="font-bold">{t('offers.stepMilestones')}</h3>
        <ol>
          {milestones.map(({ name, amountKobo, dueOn, stage }, place) => (
            <li key={place} className={line}>
              <span className="min-w-0 break-words">
                {[place + 1, name].join('. ')}
                <span className="block text-sm text-ink-soft">
                  {[
                    isDay(dueOn) ? formatDate(dueOn, language) : none,
                    stage === null ? t('offers.noStage') : say(`inspection.stage.${stage}`),
                  ].join(', ')}
                </span>
              </span>
              <strong className="tabular-nums">{naira(amountKobo)}</strong>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
};
