import { Send } from 'lucide-react';
import { useState } from 'react';
import { offerProduce } from '@shuka/domain/loans';
import { listMills } from '@shuka/domain/processing';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { parseNaira } from '@shuka/domain/kit/naira.ts';
import { SubmitButton } from '#kit/button.tsx';
import { SelectField, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { NairaField } from '#kit/naira-field.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';

type Props = { readonly loanId: string; readonly onDone: () => void };

/** Offers a farmer that what a mill weighs settles their loan; it binds nobody before they agree. */
export const OfferProduceForm = ({ loanId, onDone }: Props) => {
  const { t } = useWords();
  const loaded = useLoad(listMills, { limit: '100' });
  const [id] = useState(newId);
  return (
    <LoadedPart loaded={loaded}>
      {({ items }) => (
        <Form
          contract={offerProduce}
          draftOf={(fields) => ({
            id,
            loanId,
            companyId: fields['companyId'] ?? '',
            crop: fields['crop'] ?? '',
            koboPerKilogram: parseNaira(fields['koboPerKilogram'] ?? '') ?? Number.NaN,
            untilOn: fields['untilOn'] ?? '',
          })}
          onDone={onDone}
        >
          <h3 className="text-lg font-bold">{t('loans.produceOffer')}</h3>
          <p>{t('loans.produceOfferText')}</p>
          <SelectField name="companyId" label={t('loans.produceMill')} defaultValue={items[0]?.companyId}>
            {items.map(({ companyId, name }) => (
              <option key={companyId} value={companyId}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField name="crop" label={t('loans.produceCrop')} maxLength={60} />
          <NairaField name="koboPerKilogram" label={t('loans.producePrice')} />
          <TextField type="date" name="untilOn" label={t('loans.produceUntil')} />
          <SubmitButton sending={t('form.sending')}>
            <Send aria-hidden className="size-5 shrink-0" />
            {t('loans.produceSend')}
          </SubmitButton>
        </Form>
      )}
    </LoadedPart>
  );
};
