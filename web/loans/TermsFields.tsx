import type { LoanTerms } from '@shuka/domain/loans';
import { SelectField, TextField } from '#kit/field.tsx';
import { NairaField } from '#kit/naira-field.tsx';
import { useWords, type WordId } from '#kit/words.tsx';
import { amortisationWords, earlyWords, methodWords } from './loan-words.ts';
import { percentText } from './product-draft.ts';
import { dayCountWords, graceWords, periodWords, remainderWords, roundingWords, unitWords } from './product-words.ts';

type Props = { readonly terms: LoanTerms | undefined };

type ChoiceProps = {
  readonly name: string;
  readonly says: WordId;
  readonly words: Readonly<Record<string, WordId>>;
  readonly value?: string | undefined;
};

/** One of a few, each in its own words. */
export const Choice = ({ name, says, words, value }: ChoiceProps) => {
  const { t } = useWords();
  return (
    <SelectField name={name} label={t(says)} defaultValue={value}>
      {Object.entries(words).map(([key, word]) => (
        <option key={key} value={key}>
          {t(word)}
        </option>
      ))}
    </SelectField>
  );
};

export const WholeField = ({ name, says, value }: { name: string; says: WordId; value: number }) => {
  const { t } = useWords();
  return <TextField name={name} inputMode="numeric" label={t(says)} defaultValue={value} />;
};

const PercentField = ({ name, says, ppm = 0 }: { name: string; says: WordId; ppm?: number | undefined }) => {
  const { t } = useWords();
  return <TextField name={name} inputMode="decimal" label={t(says)} defaultValue={percentText(ppm)} />;
};

/** All that the figures of a loan follow from: what everybody reads first, and below it how it is reckoned to the kobo. */
export const TermsFields = ({ terms }: Props) => {
  const { t } = useWords();
  return (
    <>
      <Choice name="terms.method" says="loans.method" words={methodWords} value={terms?.method} />
      <PercentField name="terms.ratePpm" says="loans.rate" ppm={terms?.ratePpm} />
      <Choice
        name="terms.amortisation"
        says="lending.amortisation"
        words={amortisationWords}
        value={terms?.amortisation}
      />
      <WholeField name="terms.every.count" says="loans.every" value={terms?.every.count ?? 1} />
      <Choice name="terms.every.unit" says="loans.everyUnit" words={unitWords} value={terms?.every.unit} />
      <WholeField name="terms.principalGrace" says="loans.grace" value={terms?.principalGrace ?? 0} />
      <WholeField name="terms.interestGrace" says="loans.interestGrace" value={terms?.interestGrace ?? 0} />
      <Choice name="terms.graceInterest" says="loans.graceInterest" words={graceWords} value={terms?.graceInterest} />
      <Choice name="terms.early" says="loans.early" words={earlyWords} value={terms?.early} />
      <PercentField name="terms.feePpm" says="loans.fee" ppm={terms?.feePpm} />
      <NairaField name="terms.feeKobo" label={t('lending.feeSum')} kobo={terms?.feeKobo ?? 0} />
      <PercentField name="terms.penaltyPpm" says="loans.penaltyRate" ppm={terms?.penaltyPpm} />
      <Choice name="terms.interestPeriod" says="loans.period" words={periodWords} value={terms?.interestPeriod} />
      <Choice name="terms.dayCount" says="loans.dayCount" words={dayCountWords} value={terms?.dayCount} />
      <WholeField name="terms.roundToKobo" says="loans.roundToKobo" value={terms?.roundToKobo ?? 1} />
      <Choice name="terms.rounding" says="loans.rounding" words={roundingWords} value={terms?.rounding} />
      <Choice name="terms.remainder" says="loans.remainder" words={remainderWords} value={terms?.remainder} />
    </>
  );
};
