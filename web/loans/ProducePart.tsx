import { readProduce, type Loan, type ProduceAgreement } from '@shuka/domain/loans';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { cropName } from '#kit/crop-name.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { AnswerProduceForm } from './AnswerProduceForm.tsx';
import { loanPaths } from './loan-paths.ts';
import { kilogramsOf } from './loan-words.ts';
import { OfferProduceForm } from './OfferProduceForm.tsx';

type Props = { readonly loan: Loan; readonly area: string; readonly isOwn: boolean };

/** That produce settles a loan: what was offered and agreed, each delivery that did, and what can be said of it. */
export const ProducePart = ({ loan, area, isOwn }: Props) => {
  const { t } = useWords();
  const loaded = useLoad(readProduce, { loanId: loan.id });
  const isDesk = area === loanPaths.desk;
  const isRunning = loan.state === 'running';
  return (
    <LoadedPart loaded={loaded}>
      {({ items }) =>
        items.length === 0 && !(isDesk && isRunning) ? null : (
          <>
            <h2 className="text-xl font-bold">{t('loans.produce')}</h2>
            <ul className="grid gap-3 empty:hidden">
              {items.map((one) => (
                <li key={one.id} className="grid gap-2 rounded-2xl border border-line bg-paper p-4">
                  <Agreement agreement={one} />
                  {isOwn && one.state === 'offered' && <AnswerProduceForm agreement={one} onDone={loaded.reload} />}
                </li>
              ))}
            </ul>
            {isDesk && isRunning && !items.some(({ state }) => state === 'offered') && (
              <OfferProduceForm key={items.length} loanId={loan.id} onDone={loaded.reload} />
            )}
          </>
        )
      }
    </LoadedPart>
  );
};

const stateWords = {
  offered: 'loans.produceOffered',
  agreed: 'loans.produceAgreed',
  declined: 'loans.produceDeclined',
} as const;

const Agreement = ({ agreement }: { readonly agreement: ProduceAgreement }) => {
  const words = useWords();
  const { t, language } = words;
  const { crop, koboPerKilogram, millName, untilOn, state, credits } = agreement;
  const terms = {
    crop: cropName(crop, words),
    price: formatNaira(koboPerKilogram),
    mill: millName,
    date: formatDate(untilOn, language),
  };
  return (
    <>
      <p className="font-semibold">{t(stateWords[state])}</p>
      <p className="break-words">{t('loans.produceTerms', terms)}</p>
      <ul className="grid gap-1 empty:hidden">
        {credits.map(({ deliveryId, receipt, grams, creditKobo, restKobo, on }) => (
          <li key={deliveryId} className="text-sm break-words">
            {t(restKobo === 0 ? 'loans.produceCredit' : 'loans.produceCreditRest', {
              date: formatDate(on, language),
              kilograms: kilogramsOf(grams),
              amount: formatNaira(creditKobo),
              rest: formatNaira(restKobo),
              receipt,
            })}
          </li>
        ))}
      </ul>
    </>
  );
};
