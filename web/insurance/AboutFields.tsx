import { TextArea } from '#kit/field.tsx';
import { StateOptions } from '#kit/state-options.tsx';
import { useWords } from '#kit/words.tsx';
import { PathError } from './PathError.tsx';
import { TermChoice, TermNaira, TermField, TermTick } from './TermField.tsx';
import { useBefore } from './terms-before.ts';

/** What a product is called, who stands behind it, and who may take it until when. */
export const AboutFields = () => {
  const { t } = useWords();
  return (
    <>
      <TermField name="terms.name" label={t('insurance.name')} maxLength={80} />
      <TermField name="terms.crop" label={t('insurance.crop')} maxLength={60} />
      <TermField name="terms.insurer" label={t('insurance.insurerName')} maxLength={160} />
      <TermChoice name="terms.season" label={t('insurance.season')}>
        <option value="wet">{t('insurance.wet')}</option>
        <option value="dry">{t('insurance.dry')}</option>
      </TermChoice>
      <TermChoice name="terms.stateCode" label={t('insurance.state')}>
        <StateOptions />
      </TermChoice>
      <TermField name="terms.enrolUntil" type="date" label={t('insurance.enrolUntil')} />
    </>
  );
};

/** What it pays and costs, who else pays of it and when, and where its figures are from. */
export const MoneyFields = () => {
  const { t } = useWords();
  const note = useBefore('terms.note');
  return (
    <>
      <TermNaira name="terms.sumKoboPerHectare" label={t('insurance.sumPerHectare')} />
      <TermNaira name="terms.premiumKoboPerHectare" label={t('insurance.premiumPerHectare')} />
      <TermField name="terms.subsidyPercent" inputMode="numeric" label={t('insurance.subsidyPercent')} />
      <TermTick name="pay-now" label={t('insurance.pay.now')} />
      <TermTick name="pay-harvest" label={t('insurance.pay.harvest')} />
      <PathError name="terms.payTimes" />
      <TermField name="terms.harvestDueOn" type="date" label={t('insurance.harvestDueOn')} />
      <TermField name="terms.noticeDays" inputMode="numeric" label={t('insurance.noticeDays')} />
      <TermField name="terms.figuresFrom" label={t('insurance.figuresFrom')} maxLength={300} />
      <TermField name="terms.figuresOn" type="date" label={t('insurance.figuresOn')} />
      <TextArea name="terms.note" label={t('insurance.note')} rows={2} maxLength={500} defaultValue={note} />
    </>
  );
};
