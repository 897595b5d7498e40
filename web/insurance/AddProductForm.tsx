import { useState } from 'react';
import { addProduct } from '@shuka/domain/insurance';
import { states } from '@shuka/domain/kit/nigeria.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { PasswordField, SelectField, TextArea, TextField } from '#kit/field.tsx';
import { FormDraft } from '#kit/form-draft.tsx';
import { Form } from '#kit/form.tsx';
import { NairaField } from '#kit/naira-field.tsx';
import { useWords } from '#kit/words.tsx';
import { PathError } from './PathError.tsx';
import { PhaseFields } from './PhaseFields.tsx';
import { TickField } from './TickField.tsx';
import { indexRefusals, typedTerms } from './typed-terms.ts';
import { YieldFields } from './YieldFields.tsx';

type Props = { readonly onDone: () => void };

/** Writes a product; what was typed is kept until it is sent. */
export const AddProductForm = ({ onDone }: Props) => (
  <FormDraft name="insurance product">{(saved) => <ProductForm onDone={onDone} saved={saved} />}</FormDraft>
);

type FormProps = Props & { readonly saved: () => Promise<void> };

const mostPhases = 6;

const ProductForm = ({ onDone, saved }: FormProps) => {
  const { t } = useWords();
  const [ids] = useState(() => ({ id: newId(), productId: newId() }));
  const [kind, setKind] = useState<'weather' | 'yield'>('weather');
  const [phases, setPhases] = useState(1);
  return (
    <Form
      contract={addProduct}
      draftOf={({ password = '', ...fields }) => ({ ...ids, after: 0, terms: typedTerms(fields, phases), password })}
      check={(fields) => indexRefusals(typedTerms(fields, phases).index)}
      onDone={async () => {
        await saved();
        onDone();
      }}
    >
      <AboutFields />
      <SelectField
        name="kind"
        label={t('insurance.kind')}
        value={kind}
        onChange={({ target }) => setKind(target.value === 'yield' ? 'yield' : 'weather')}
      >
        <option value="weather">{t('insurance.kindWeather')}</option>
        <option value="yield">{t('insurance.kindYield')}</option>
      </SelectField>
      {kind === 'yield' ? <YieldFields /> : <PhaseFields phases={phases} />}
      {kind === 'weather' && phases < mostPhases && (
        <Button look="quiet" className="justify-self-start" onClick={() => setPhases(phases + 1)}>
          {t('insurance.morePhases')}
        </Button>
      )}
      <MoneyFields />
      <PasswordField name="password" label={t('accounts.password')} autoComplete="off" />
      <SubmitButton sending={t('form.saving')}>{t('insurance.addProduct')}</SubmitButton>
    </Form>
  );
};

const AboutFields = () => {
  const { t } = useWords();
  return (
    <>
      <TextField name="terms.name" label={t('insurance.name')} maxLength={80} />
      <TextField name="terms.crop" label={t('insurance.crop')} maxLength={60} />
      <TextField name="terms.insurer" label={t('insurance.insurerName')} maxLength={160} />
      <SelectField name="terms.season" label={t('insurance.season')}>
        <option value="wet">{t('insurance.wet')}</option>
        <option value="dry">{t('insurance.dry')}</option>
      </SelectField>
      <SelectField name="terms.stateCode" label={t('insurance.state')}>
        {states.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField name="terms.enrolUntil" type="date" label={t('insurance.enrolUntil')} />
    </>
  );
};

const MoneyFields = () => {
  const { t } = useWords();
  return (
    <>
      <NairaField name="terms.sumKoboPerHectare" label={t('insurance.sumPerHectare')} />
      <NairaField name="terms.premiumKoboPerHectare" label={t('insurance.premiumPerHectare')} />
      <TextField name="terms.subsidyPercent" inputMode="numeric" label={t('insurance.subsidyPercent')} />
      <TickField name="pay-now" label={t('insurance.pay.now')} />
      <TickField name="pay-harvest" label={t('insurance.pay.harvest')} />
      <PathError name="terms.payTimes" />
      <TextField name="terms.harvestDueOn" type="date" label={t('insurance.harvestDueOn')} />
      <TextField name="terms.noticeDays" inputMode="numeric" label={t('insurance.noticeDays')} />
      <TextField name="terms.figuresFrom" label={t('insurance.figuresFrom')} maxLength={300} />
      <TextField name="terms.figuresOn" type="date" label={t('insurance.figuresOn')} />
      <TextArea name="terms.note" label={t('insurance.note')} rows={2} maxLength={500} />
    </>
  );
};
