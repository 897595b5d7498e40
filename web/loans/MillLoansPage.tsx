import { useState } from 'react';
import { creditDelivery, listProduceDue, loanNumberOf, type ProduceDue } from '@shuka/domain/loans';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { OfCompany } from '#relations';
import { BackLink } from '#kit/back-link.tsx';
import { SubmitButton } from '#kit/button.tsx';
import { cropName } from '#kit/crop-name.ts';
import { Form } from '#kit/form.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { kilogramsOf } from './loan-words.ts';

/** What was weighed at a mill and may settle a loan of whoever brought it, as they agreed. */
export const MillLoansPage = () => {
  const { t } = useWords();
  return (
    <section className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to="/AgroProcessor/Afinance">{t('loans.back')}</BackLink>
      <h1 className="text-2xl font-bold">{t('lending.millTitle')}</h1>
      <p>{t('lending.millText')}</p>
      <OfCompany>{({ companyId }) => <Due companyId={companyId} />}</OfCompany>
    </section>
  );
};

const Due = ({ companyId }: { readonly companyId: string }) => {
  const { t } = useWords();
  const loaded = useLoad(listProduceDue, { companyId });
  const [news, setNews] = useState<string | null>(null);
  return (
    <>
      {news !== null && <Notice kind="done">{news}</Notice>}
      <LoadedPart loaded={loaded}>
        {({ items }) =>
          items.length === 0 ? (
            <p>{t('lending.millNone')}</p>
          ) : (
            <ul className="grid gap-3">
              {items.map((one) => (
                <li key={one.deliveryId}>
                  <DueCard
                    due={one}
                    companyId={companyId}
                    onDone={(said) => {
                      setNews(said);
                      loaded.reload();
                    }}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </LoadedPart>
    </>
  );
};

type CardProps = { readonly due: ProduceDue; readonly companyId: string; readonly onDone: (said: string) => void };

const DueCard = ({ due, companyId, onDone }: CardProps) => {
  const words = useWords();
  const { t } = words;
  const [id] = useState(newId);
  const { deliveryId, agreementId, receipt, keeperName, crop, grams, koboPerKilogram, valueKobo } = due;
  const loan = loanNumberOf(due.loanNumber);
  return (
    <article className="grid gap-2 rounded-2xl border border-line bg-paper p-4">
      <h2 className="text-lg font-bold break-words">{[keeperName, receipt].join(', ')}</h2>
      <p>
        {t('lending.millValue', {
          crop: cropName(crop, words),
          kilograms: kilogramsOf(grams),
          price: formatNaira(koboPerKilogram),
          amount: formatNaira(valueKobo),
        })}
      </p>
      <Form
        contract={creditDelivery}
        draftOf={() => ({ id, companyId, deliveryId, agreementId })}
        onDone={({ creditKobo, restKobo }) =>
          onDone(
            t(restKobo === 0 ? 'lending.millCredited' : 'lending.millCreditedRest', {
              loan,
              amount: formatNaira(creditKobo),
              rest: formatNaira(restKobo),
            }),
          )
        }
      >
        <SubmitButton sending={t('form.sending')}>{t('lending.millCredit', { loan })}</SubmitButton>
      </Form>
    </article>
  );
};
