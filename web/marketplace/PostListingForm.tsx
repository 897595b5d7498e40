import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Lot } from '@shuka/domain/lots';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { postListing } from '@shuka/domain/marketplace';
import { SubmitButton } from '#kit/button.tsx';
import { produceName } from '#kit/crop-name.ts';
import { SelectField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { ListingFields } from './ListingFields.tsx';
import { weight } from './demand-words.ts';
import { typedListing } from './typed-listing.ts';

type Props = { readonly lots: readonly Lot[]; readonly at: string };

/** Puts one of these lots, or a part of it, up for sale; the listing opens below `at`. */
export const PostListingForm = ({ lots, at }: Props) => {
  const words = useWords();
  const { t } = words;
  const [, go] = useLocation();
  const [id] = useState(newId);
  const [chosen, setChosen] = useState(lots[0]?.id);
  const lot = lots.find((one) => one.id === chosen);
  if (lot === undefined) return <Notice kind="hint">{t('listing.noLots')}</Notice>;
  return (
    <Form
      contract={postListing}
      draftOf={(fields) => ({ id, keeperId: lot.keeperId, lotId: lot.id, ...typedListing(fields, lot) })}
      onDone={(made) => go(`${at}/${made.id}`)}
    >
      <SelectField
        name="lotId"
        label={t('listing.lot')}
        value={lot.id}
        onChange={({ target }) => setChosen(target.value)}
      >
        {lots.map((one) => (
          <option key={one.id} value={one.id}>
            {t('demand.lotAt', {
              weight: weight(one.leftGrams, words),
              crop: produceName(one, words),
              place: one.standsAt,
            })}
          </option>
        ))}
      </SelectField>
      <ListingFields key={lot.id} counted={lot} begins={{ grams: lot.leftGrams }} />
      <p>{t('listing.postSays')}</p>
      <SubmitButton sending={t('form.sending')}>{t('listing.post')}</SubmitButton>
    </Form>
  );
};
