import { useState } from 'react';
import { listShownFarmers } from '@shuka/domain/accounts';
import { SelectField, TextField } from '#kit/field.tsx';
import { FoundCards } from '#kit/found-cards.tsx';
import { usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { StateOptions } from '#kit/state-options.tsx';
import { useWords } from '#kit/words.tsx';
import { ShownFarmerCard } from './ShownFarmerCard.tsx';

type Filter = { readonly crop?: string; readonly stateCode?: string };

const perPage = '12';

/** 'Our Farmers': those who agreed to be shown to investors. */
export const InvestorFarmersPage = () => {
  const { t } = useWords();
  const [filter, setFilter] = useState<Filter>({});
  const pages = usePages(JSON.stringify(filter));
  const loaded = useLoad(listShownFarmers, { ...filter, ...pages.query, limit: perPage });
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('menu.investorFarmers')}</h1>
      <p>{t('investor.farmersIntro')}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          name="crop"
          type="search"
          label={t('investor.crop')}
          onChange={({ target }) => setFilter({ ...filter, crop: target.value.trim() })}
        />
        <SelectField
          name="stateCode"
          label={t('farms.state')}
          onChange={({ target }) => setFilter({ ...filter, stateCode: target.value })}
        >
          <option value="">{t('investor.everyState')}</option>
          <StateOptions />
        </SelectField>
      </div>
      <FoundCards loaded={loaded} pages={pages} none={t('investor.noFarmers')} idOf={({ farmerId }) => farmerId}>
        {(farmer) => <ShownFarmerCard farmer={farmer} onAsked={loaded.reload} />}
      </FoundCards>
    </section>
  );
};
