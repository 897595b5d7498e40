import { useState } from 'react';
import { useLocation } from 'wouter';
import { plotRows } from '@shuka/domain/farms';
import { amountsOf, coverPlot, type PayTime, type Product } from '@shuka/domain/insurance';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { usePerson } from '#accounts';
import { SubmitButton } from '#kit/button.tsx';
import { ChoiceField } from '#kit/choice-field.tsx';
import { SelectField } from '#kit/field.tsx';
import { FormDraft } from '#kit/form-draft.tsx';
import { Form } from '#kit/form.tsx';
import { rowsOf, useKept } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { landText } from './figure-text.ts';
import { insurancePaths } from './insurance-paths.ts';
import { TickField } from './TickField.tsx';

type Props = { readonly product: Product };

/** Covers one plot; what was chosen is kept on the phone until it is sent. */
export const EnrolForm = ({ product }: Props) => (
  <FormDraft name={`enrol ${product.id}`}>{(saved) => <Fields product={product} saved={saved} />}</FormDraft>
);

const Fields = ({ product, saved }: Props & { readonly saved: () => Promise<void> }) => {
  const { t, say } = useWords();
  const { person } = usePerson();
  const [, go] = useLocation();
  const [id] = useState(newId);
  const plots = rowsOf(useKept(plotRows)).filter(({ keeperId }) => keeperId === person.accountId);
  const { terms, id: productId, version } = product;
  return (
    <Form
      contract={coverPlot}
      draftOf={({ plotId = '', payTime = '', hasReadTerms }) => ({
        id,
        keeperId: person.accountId,
        plotId,
        productId,
        version,
        payTime: payTime as PayTime, // the contract refuses any other
        hasReadTerms: (hasReadTerms === 'on') as true, // and this too
      })}
      onDone={async () => {
        await saved();
        go(insurancePaths.farmer);
      }}
    >
      <SelectField name="plotId" label={t('insurance.plot')}>
        <option value="">{t('insurance.choosePlot')}</option>
        {plots.map(({ id: plotId, name, areaHectares }) => {
          const squareMetres = Math.round(areaHectares * 10_000);
          const { ownKobo } = amountsOf(terms, squareMetres);
          return (
            <option key={plotId} value={plotId}>
              {t('insurance.plotCosts', { name, land: landText(squareMetres), amount: formatNaira(ownKobo) })}
            </option>
          );
        })}
      </SelectField>
      <ChoiceField
        name="payTime"
        label={t('insurance.payTime')}
        choices={terms.payTimes.map((value) => ({ value, label: say(`insurance.pay.${value}`) }))}
      />
      <TickField name="hasReadTerms" label={t('insurance.readTerms')} />
      <SubmitButton sending={t('form.sending')}>{t('insurance.enrolNow')}</SubmitButton>
    </Form>
  );
};
