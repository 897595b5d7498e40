import { Search } from 'lucide-react';
import { Button } from '#kit/button.tsx';
import { SelectField, TextField } from '#kit/field.tsx';
import { StateOptions } from '#kit/state-options.tsx';
import { useWords } from '#kit/words.tsx';

export type AskedDemands = { readonly crop: string; readonly stateCode: string; readonly day: string };

type Props = { readonly asked: AskedDemands; readonly onAsked: (asked: AskedDemands) => void };

/** Which demands: of a crop, in a state, and for a day one could deliver. */
export const DemandFilter = ({ asked, onAsked }: Props) => {
  const { t } = useWords();
  return (
    <form
      className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-4"
      onSubmit={(event) => {
        event.preventDefault();
        const said = new FormData(event.currentTarget);
        const of = (name: string): string => String(said.get(name) ?? '').trim();
        onAsked({ crop: of('crop'), stateCode: of('stateCode'), day: of('day') });
      }}
    >
      <TextField name="crop" type="search" label={t('demand.crop')} defaultValue={asked.crop} maxLength={60} />
      <SelectField name="stateCode" label={t('farms.state')} defaultValue={asked.stateCode}>
        <option value="">{t('demand.everyState')}</option>
        <StateOptions />
      </SelectField>
      <TextField name="day" type="date" label={t('demand.deliverOn')} defaultValue={asked.day} />
      <Button type="submit" look="quiet" className="min-h-12">
        <Search aria-hidden className="size-5" />
        {t('demand.find')}
      </Button>
    </form>
  );
};
