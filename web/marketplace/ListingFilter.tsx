import { Search } from 'lucide-react';
import { useState } from 'react';
import { lgasOf } from '@shuka/domain/kit/nigeria.ts';
import { listingOrders } from '@shuka/domain/marketplace';
import { Button } from '#kit/button.tsx';
import { SelectField, TextField } from '#kit/field.tsx';
import { StateOptions } from '#kit/state-options.tsx';
import { useWords } from '#kit/words.tsx';

export type AskedListings = {
  readonly crop: string;
  readonly stateCode: string;
  readonly lga: string;
  readonly day: string;
  readonly order: string;
};

type Props = { readonly asked: AskedListings; readonly onAsked: (asked: AskedListings) => void };

/** Which produce: of a crop, in a state or one LGA of it, for a day one could collect; and in which order. */
export const ListingFilter = ({ asked, onAsked }: Props) => {
  const { t, say } = useWords();
  const [stateCode, setState] = useState(asked.stateCode);
  return (
    <form
      className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-3"
      onSubmit={(event) => {
        event.preventDefault();
        const said = new FormData(event.currentTarget);
        const of = (name: string): string => String(said.get(name) ?? '').trim();
        onAsked({ crop: of('crop'), stateCode, lga: of('lga'), day: of('day'), order: of('order') });
      }}
    >
      <TextField name="crop" type="search" label={t('demand.crop')} defaultValue={asked.crop} maxLength={60} />
      <SelectField
        name="stateCode"
        label={t('farms.state')}
        value={stateCode}
        onChange={({ target }) => setState(target.value)}
      >
        <option value="">{t('demand.everyState')}</option>
        <StateOptions />
      </SelectField>
      <SelectField key={stateCode} name="lga" label={t('farms.lga')} defaultValue={asked.lga}>
        <option value="">{t('listing.everyLga')}</option>
        {lgasOf(stateCode).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <TextField name="day" type="date" label={t('listing.collectOn')} defaultValue={asked.day} />
      <SelectField name="order" label={t('listing.sortBy')} defaultValue={asked.order}>
        {listingOrders.map((order) => (
          <option key={order} value={order}>
            {say(`listing.sort.${order}`)}
          </option>
        ))}
      </SelectField>
      <Button type="submit" look="quiet" className="min-h-12">
        <Search aria-hidden className="size-5" />
        {t('demand.find')}
      </Button>
    </form>
  );
};
