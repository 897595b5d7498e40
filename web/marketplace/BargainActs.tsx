import { Check } from 'lucide-react';
import { useState } from 'react';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { formatNaira, parseNaira } from '@shuka/domain/kit/naira.ts';
import { agreeToBid, costOf, endAnswer, makeBid, type Answer } from '@shuka/domain/marketplace';
import { SubmitButton } from '#kit/button.tsx';
import { TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { BidFields } from './BidFields.tsx';
import { bidText, kilograms, typedGrams } from './demand-words.ts';

type Props = { readonly answer: Answer; readonly onDone: () => void };

/** What a side may do now: agree to the other's bid, bid anew, or end it. */
export const BargainActs = ({ answer, onDone }: Props) => {
  const { mySide, state, mayBid } = answer;
  if (mySide === null || state !== 'open') return null;
  return (
    <>
      {mayBid && <AgreeForm answer={answer} onDone={onDone} />}
      {mayBid && <BidForm answer={answer} onDone={onDone} />}
      <EndForm answer={answer} onDone={onDone} />
    </>
  );
};

const card = 'grid gap-3 rounded-2xl border border-line bg-paper p-4';

const AgreeForm = ({ answer, onDone }: Props) => {
  const words = useWords();
  const { t } = words;
  const [id] = useState(newId);
  const { grams, koboPerKilogram, number } = answer.last;
  return (
    <section className={`${card} border-2 border-leaf`}>
      <h2 className="text-xl font-bold">{t('demand.agree')}</h2>
      <p className="text-lg">{bidText(answer.last, words)}</p>
      <p className="text-2xl font-bold">{formatNaira(costOf(grams, koboPerKilogram))}</p>
      <p>{t('demand.agreeSays')}</p>
      <Form contract={agreeToBid} draftOf={() => ({ id, answerId: answer.id, seenNumber: number })} onDone={onDone}>
        <SubmitButton sending={t('form.sending')}>
          <Check aria-hidden className="size-5" />
          {t('demand.agreeNow')}
        </SubmitButton>
      </Form>
    </section>
  );
};

const BidForm = ({ answer, onDone }: Props) => {
  const { t } = useWords();
  const [id] = useState(newId);
  const { last } = answer;
  const [price, setPrice] = useState(String(last.koboPerKilogram / 100));
  return (
    <section className={card}>
      <h2 className="text-xl font-bold">{t('demand.counter')}</h2>
      <Form
        contract={makeBid}
        draftOf={({ grams, day = '', note = '' }) => ({
          id,
          answerId: answer.id,
          seenNumber: last.number,
          koboPerKilogram: parseNaira(price) ?? Number.NaN,
          grams: typedGrams(grams),
          day,
          note,
        })}
        onDone={onDone}
      >
        <TextField
          name="grams"
          inputMode="decimal"
          label={t('demand.howMuch')}
          defaultValue={kilograms(last.grams)}
          hint={t('demand.atMost', { kilograms: kilograms(answer.lots.reduce((sum, lot) => sum + lot.grams, 0)) })}
        />
        <BidFields price={price} onPrice={setPrice} day={last.day} />
        <SubmitButton sending={t('form.sending')} look="quiet">
          {t('demand.sendBid')}
        </SubmitButton>
      </Form>
    </section>
  );
};

const EndForm = ({ answer, onDone }: Props) => {
  const { t } = useWords();
  const [id] = useState(newId);
  const isSeller = answer.mySide === 'seller';
  return (
    <details className="rounded-2xl border border-line p-4">
      <summary className="min-h-8 cursor-pointer font-semibold">
        {t(isSeller ? 'demand.withdraw' : 'demand.refuse')}
      </summary>
      <div className="mt-3">
        <Form contract={endAnswer} draftOf={({ reason = '' }) => ({ id, answerId: answer.id, reason })} onDone={onDone}>
          <TextField name="reason" label={t('demand.reason')} maxLength={300} required />
          <SubmitButton sending={t('form.sending')} look="danger">
            {t(isSeller ? 'demand.withdraw' : 'demand.refuse')}
          </SubmitButton>
        </Form>
      </div>
    </details>
  );
};
