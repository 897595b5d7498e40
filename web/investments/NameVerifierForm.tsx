import { useState } from 'react';
import { nameVerifier, type Offer } from '@shuka/domain/investments';
import { listManagers } from '@shuka/domain/relations';
import { SubmitButton } from '#kit/button.tsx';
import { SelectField, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';
import { lacking } from './lacking.ts';

type Props = { readonly offer: Offer; readonly onChanged: (offer: Offer) => void };

/** Names the manager who stands for an offer; its promoter is not among them. */
export const NameVerifierForm = ({ offer, onChanged }: Props) => {
  const { t } = useWords();
  const [search, setSearch] = useState('');
  return (
    <section className="grid gap-3 rounded-2xl border border-line bg-paper p-4">
      <h2 className="text-xl font-bold">{t('offers.nameVerifier')}</h2>
      <p>{t('offers.nameVerifierText')}</p>
      <TextField
        name="managerSearch"
        type="search"
        autoComplete="off"
        label={t('offers.findManager')}
        onChange={({ target }) => setSearch(target.value.trim())}
      />
      <Managers search={search} offer={offer} onChanged={onChanged} />
    </section>
  );
};

const Managers = ({ search, offer, onChanged }: Props & { readonly search: string }) => {
  const { t } = useWords();
  const isOnline = useOnline();
  const loaded = useLoad(listManagers, { limit: '20', ...(search === '' ? {} : { search }) });
  return (
    <LoadedPart loaded={loaded}>
      {({ items }) => (
        <Form
          contract={nameVerifier}
          draftOf={(fields) => ({ offerId: offer.id, managerId: fields['managerId'] ?? '' })}
          check={(fields) => lacking(!fields['managerId'], 'managerId', 'offers.managerRequired')}
          onDone={onChanged}
        >
          <SelectField name="managerId" label={t('offers.manager')} defaultValue="">
            <option value="">{t('farms.choose')}</option>
            {items
              .filter(({ managerId }) => managerId !== offer.promoter.id)
              .map(({ managerId, firstName, lastName }) => (
                <option key={managerId} value={managerId}>
                  {[firstName, lastName].join(' ')}
                </option>
              ))}
          </SelectField>
          <SubmitButton sending={t('form.sending')} isDisabled={!isOnline}>
            {t('offers.nameVerifierYes')}
          </SubmitButton>
        </Form>
      )}
    </LoadedPart>
  );
};
