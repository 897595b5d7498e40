import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { searchPlaces } from '@shuka/domain/kit/place-search.ts';
import { TextField } from './field.tsx';
import { StateAndLga } from './state-and-lga.tsx';
import { useWords } from './words.tsx';

type Place = { readonly stateCode: string; readonly lga: string };

/** State and LGA, chosen from the lists, or found by typing their name however it is spelled. */
export const PlaceField = ({ at, onChosen }: { at?: Place; onChosen?: () => void }) => {
  const { t } = useWords();
  const [place, setPlace] = useState<Place>({ stateCode: at?.stateCode ?? '', lga: at?.lga ?? '' });
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-semibold">{t('farms.place')}</legend>
      <PlaceSearch
        onChosen={(chosen) => {
          setPlace(chosen);
          if (onChosen !== undefined) setTimeout(onChosen); // the fields hold it once this is drawn
        }}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <StateAndLga
          place={place}
          none={{ state: t('farms.choose'), lga: t('farms.choose') }}
          onChange={setPlace}
          required
        />
      </div>
    </fieldset>
  );
};

const shortestSearch = 2;

const PlaceSearch = ({ onChosen }: { onChosen: (place: Place) => void }) => {
  const { t } = useWords();
  const [search, setSearch] = useState('');
  const isAsking = search.trim().length >= shortestSearch;
  const found = isAsking ? searchPlaces(search) : [];
  return (
    <>
      <TextField
        name="placeSearch"
        type="search"
        label={t('farms.placeSearch')}
        hint={t('farms.placeHint')}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        autoComplete="off"
      />
      <output className={found.length === 0 ? '' : 'sr-only'}>
        {isAsking ? t('farms.placesFound', { count: found.length }) : ''}
      </output>
      {found.length > 0 && (
        <ul className="grid gap-1 rounded-xl border border-line bg-ground p-2">
          {found.map(({ stateCode, stateName, lga }) => (
            <li key={`${stateCode} ${lga}`}>
              <button
                type="button"
                onClick={() => {
                  onChosen({ stateCode, lga });
                  setSearch('');
                }}
                className="flex min-h-11 w-full items-center gap-2 rounded-lg px-2 text-left hover:bg-leaf-soft"
              >
                <MapPin aria-hidden className="size-5 shrink-0 text-leaf" />
                {[lga, stateName].join(', ')}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
