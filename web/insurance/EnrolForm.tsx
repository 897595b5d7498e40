import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { plotRows } from '@shuka/domain/farms';
import {
  agreedWays,
  amountsOf,
  coverPlot,
  coverTextVersion,
  landText,
  type AgreedWay,
  type PayTime,
  type Product,
} from '@shuka/domain/insurance';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { usePerson } from '#accounts';
import { SubmitButton } from '#kit/button.tsx';
import { ChoiceField } from '#kit/choice-field.tsx';
import { Facts } from '#kit/facts.tsx';
import { SelectField } from '#kit/field.tsx';
import { FormDraft } from '#kit/form-draft.tsx';
import { Form } from '#kit/form.tsx';
import { rowsOf, useKept } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { insurancePaths } from './insurance-paths.ts';
import { TickField } from './TickField.tsx';

type Props = { readonly product: Product; readonly keeperId: string };

/** Covers one plot; what was chosen is kept on the phone until it is sent. */
export const EnrolForm = (props: Props) => (
  <FormDraft name={`enrol ${props.product.id} ${props.keeperId}`}>
    {(saved) => <Fields {...props} saved={saved} />}
  </FormDraft>
);

const squareMetresOf = (areaHectares: number): number => Math.round(areaHectares * 10_000);

const Fields = ({ product, keeperId, saved }: Props & { readonly saved: () => Promise<void> }) => {
  const { t } = useWords();
  const { person } = usePerson();
  const [, go] = useLocation();
  const [id] = useState(newId);
  const isOwn = keeperId === person.accountId;
  const { id: productId, version } = product;
  return (
    <Form
      contract={coverPlot}
      draftOf={({ plotId = '', payTime = '', hasReadTerms, 'consent.how': how = '' }) => ({
        id,
        keeperId,
        plotId,
        productId,
        version,
        payTime: payTime as PayTime, // the contract refuses any other
        hasReadTerms: (hasReadTerms === 'on') as true, // and this too
        consent: isOwn ? null : { how: how as AgreedWay, textVersion: coverTextVersion },
      })}
      onDone={async () => {
        await saved();
        go(isOwn ? insurancePaths.farmer : insurancePaths.manager);
      }}
    >
      <Choices product={product} keeperId={keeperId} isOwn={isOwn} />
      <SubmitButton sending={t('form.sending')}>
        <ShieldCheck aria-hidden className="size-5 shrink-0" />
        {t('insurance.enrolNow')}
      </SubmitButton>
    </Form>
  );
};

/** Which plot, with what it costs, when it is paid, and how a farmer agreed for whom a manager does it. */
const Choices = ({ product, keeperId, isOwn }: Props & { readonly isOwn: boolean }) => {
  const { t, say } = useWords();
  const [chosen, setChosen] = useState('');
  const plots = rowsOf(useKept(plotRows)).filter((plot) => plot.keeperId === keeperId);
  const plot = plots.find((one) => one.id === chosen);
  const { payTimes } = product.terms;
  return (
    <>
      <SelectField name="plotId" label={t('insurance.plot')} onChange={({ target }) => setChosen(target.value)}>
        <option value="">{t('insurance.choosePlot')}</option>
        {plots.map(({ id: plotId, name, areaHectares }) => (
          <option key={plotId} value={plotId}>
            {t('insurance.plotLand', { name, land: landText(squareMetresOf(areaHectares)) })}
          </option>
        ))}
      </SelectField>
      {plot !== undefined && <Costs product={product} squareMetres={squareMetresOf(plot.areaHectares)} />}
      <ChoiceField
        name="payTime"
        label={t('insurance.payTime')}
        choices={payTimes.map((value) => ({ value, label: say(`insurance.pay.${value}`) }))}
      />
      {!isOwn && (
        <ChoiceField
          name="consent.how"
          label={t('insurance.agreedHow')}
          choices={agreedWays.map((value) => ({ value, label: say(`insurance.agreed.${value}`) }))}
        />
      )}
      <TickField name="hasReadTerms" label={t(isOwn ? 'insurance.readTerms' : 'insurance.readToFarmer')} />
    </>
  );
};

/** What a cover of so much land is for and what it costs, with what others pay of it. */
const Costs = ({ product, squareMetres }: { readonly product: Product; readonly squareMetres: number }) => {
  const { t } = useWords();
  const { sumKobo, premiumKobo, subsidyKobo, ownKobo } = amountsOf(product.terms, squareMetres);
  return (
    <Facts
      facts={[
        [t('cover.sum'), formatNaira(sumKobo)],
        [t('cover.premium'), formatNaira(premiumKobo)],
        [t('cover.subsidy'), formatNaira(subsidyKobo)],
        [t('cover.own'), formatNaira(ownKobo)],
      ]}
    />
  );
};
