import { Check, X } from 'lucide-react';
import {
  answerConditions,
  readBorrower,
  type BorrowerFacts,
  type ConditionAnswer,
  type Product,
} from '@shuka/domain/loans';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { conditionWords } from './product-words.ts';

type Props = { readonly product: Product; readonly keeperId: string };

/** Whether somebody may ask for a product, before they ask: each condition with yes or no, from their records. */
export const ConditionsBox = ({ product, keeperId }: Props) => {
  const loaded = useLoad(readBorrower, { keeperId });
  return <LoadedPart loaded={loaded}>{(facts) => <Answers product={product} facts={facts} />}</LoadedPart>;
};

const Answers = ({ product, facts }: { readonly product: Product; readonly facts: BorrowerFacts }) => {
  const { t } = useWords();
  const answers = answerConditions(product.eligibility, facts);
  const mayAsk = answers.every(({ isMet }) => isMet);
  return (
    <section className="grid gap-3 rounded-2xl border border-line bg-paper p-4" aria-live="polite">
      <h2 className="text-xl font-bold">{t(mayAsk ? 'loans.mayAsk' : 'loans.mayNotAsk')}</h2>
      {answers.length === 0 && <p>{t('loans.noConditions')}</p>}
      <ul className="grid gap-2 empty:hidden">
        {answers.map((answer) => (
          <Answer key={answer.name} answer={answer} />
        ))}
      </ul>
    </section>
  );
};

const Answer = ({ answer }: { readonly answer: ConditionAnswer }) => {
  const { t, say } = useWords();
  const { name, isMet, needs, has } = answer;
  const nameOf = (key: string): string => (name === 'states' ? stateName(key) : say(`crop.${key}`));
  const text = (value: ConditionAnswer['needs']): string =>
    typeof value === 'number' ? String(value) : value.map(nameOf).join(', ');
  const Icon = isMet ? Check : X;
  return (
    <li className="flex gap-3">
      <Icon aria-hidden className={`mt-0.5 size-6 shrink-0 ${isMet ? 'text-leaf' : 'text-danger'}`} />
      <p className="min-w-0 break-words">
        <strong>{t(isMet ? 'loans.yes' : 'loans.no')}</strong>{' '}
        {t(conditionWords[name], { needs: text(needs), has: text(has) })}
      </p>
    </li>
  );
};
