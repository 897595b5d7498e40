import { useState } from 'react';
import { readStateReturn, readStateReturnFile } from '@shuka/domain/supervision';
import { SelectField } from '#kit/field.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { StateOptions } from '#kit/state-options.tsx';
import { statesByName } from '#kit/states-by-name.ts';
import { today } from '#kit/today.ts';
import { useWords } from '#kit/words.tsx';
import { ReturnDownloads } from './ReturnDownloads.tsx';
import { ReturnTables } from './ReturnTables.tsx';
import { YearField } from './YearField.tsx';

/** The yearly return of a whole state: its zones as one. */
export const StateReturnPart = () => {
  const { t } = useWords();
  const [year, setYear] = useState(() => today().slice(0, 4));
  const [stateCode, setState] = useState('');
  return (
    <section className="grid gap-4">
      <h2 className="text-xl font-bold">{t('board.stateReturn')}</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          name="returnState"
          label={t('farms.state')}
          value={stateCode}
          onChange={({ target }) => setState(target.value)}
        >
          <option value="">{t('farms.choose')}</option>
          <StateOptions states={statesByName} />
        </SelectField>
        <YearField year={year} onChange={setYear} />
      </div>
      {stateCode !== '' && <OfState key={`${stateCode} ${year}`} stateCode={stateCode} year={year} />}
    </section>
  );
};

const OfState = ({ stateCode, year }: { stateCode: string; year: string }) => {
  const loaded = useLoad(readStateReturn, { stateCode, year });
  return (
    <LoadedPart loaded={loaded}>
      {(made) => (
        <>
          <ReturnDownloads contract={readStateReturnFile} input={{ stateCode, year }} made={made} />
          <ReturnTables made={made} />
        </>
      )}
    </LoadedPart>
  );
};
