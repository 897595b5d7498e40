import { useRef } from 'react';
import { businessSizes } from '@shuka/domain/marketplace';
import { ChoiceField } from '#kit/choice-field.tsx';
import { TextArea, TextField } from '#kit/field.tsx';
import { PlaceField } from '#kit/place-field.tsx';
import { useWords } from '#kit/words.tsx';
import type { Fields } from './business-fields.ts';
import { sizeWords } from './business-words.ts';
import { CacField } from './CacField.tsx';

/** All fields of an agri-business, as they begin. What may stay empty says so. */
export const BusinessFields = ({ begins }: { begins: Fields }) => {
  const { t } = useWords();
  const place = useRef<HTMLDivElement>(null);
  const at = (name: string): string => begins[name] ?? '';
  // A place chosen from the search was typed nowhere: the draft that is kept would miss it.
  const tellForm = (): void =>
    void place.current?.closest('form')?.dispatchEvent(new Event('input', { bubbles: true }));
  return (
    <>
      <TextField name="name" label={t('business.name')} defaultValue={at('name')} maxLength={120} required />
      <div ref={place}>
        <PlaceField at={{ stateCode: at('stateCode'), lga: at('lga') }} onChosen={tellForm} />
      </div>
      <TextField
        name="address"
        label={t('business.address')}
        hint={t('business.optional')}
        defaultValue={at('address')}
        maxLength={300}
      />
      <ChoiceField
        name="farmSize"
        label={t('business.farmSize')}
        choices={businessSizes.map((size) => ({ value: size, label: t(sizeWords[size]) }))}
        chosen={at('farmSize')}
      />
      <TextField name="owner" label={t('business.owner')} defaultValue={at('owner')} maxLength={120} required />
      <TextField
        name="email"
        type="email"
        inputMode="email"
        label={t('accounts.email')}
        defaultValue={at('email')}
        required
      />
      <TextField
        name="phone"
        type="tel"
        inputMode="tel"
        label={t('accounts.phone')}
        hint={t('accounts.phoneHint')}
        defaultValue={at('phone')}
        maxLength={30}
        required
      />
      <WorkFields at={at} />
    </>
  );
};

type At = { readonly at: (name: string) => string };

/** What the business does, how much of it, and what is registered. */
const WorkFields = ({ at }: At) => {
  const { t } = useWords();
  return (
    <>
      <TextArea
        name="description"
        label={t('business.description')}
        hint={t('business.descriptionHint')}
        defaultValue={at('description')}
        maxLength={2000}
        required
      />
      <AmountFields at={at} />
      <CacField begins={{ cacClass: at('cacClass'), cacNumber: at('cacNumber') }} />
      <TextField
        name="cacDate"
        type="date"
        label={t('business.cacDate')}
        hint={t('business.optional')}
        defaultValue={at('cacDate')}
      />
      <TextField
        name="type"
        label={t('business.type')}
        hint={t('business.typeHint')}
        defaultValue={at('type')}
        maxLength={80}
      />
      <TextField
        name="website"
        inputMode="url"
        label={t('business.website')}
        hint={t('business.websiteHint')}
        defaultValue={at('website')}
        maxLength={200}
      />
    </>
  );
};

const AmountFields = ({ at }: At) => {
  const { t } = useWords();
  return (
    <>
      <TextField
        name="yearlyTonnes"
        inputMode="decimal"
        label={t('business.yearlyTonnes')}
        hint={t('business.amountHint')}
        defaultValue={at('yearlyTonnes')}
        maxLength={24}
      />
      <TextField
        name="employees"
        inputMode="numeric"
        label={t('business.employees')}
        hint={t('business.amountHint')}
        defaultValue={at('employees')}
        maxLength={24}
      />
      <TextField
        name="productCount"
        inputMode="numeric"
        label={t('business.productCount')}
        hint={t('business.productHint')}
        defaultValue={at('productCount')}
        maxLength={24}
      />
    </>
  );
};
