import { useState } from 'react';
import { countryCode, listCountedPlaces, readPlaceFigures } from '@shuka/domain/figures';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { SelectField } from '#kit/field.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { FigureCards } from './FigureCards.tsx';
import { FigureFiles } from './FigureFiles.tsx';
import { FigureMails } from './FigureMails.tsx';
import { placeName } from './figure-words.ts';
import { PlacesPart } from './PlacesPart.tsx';

/** What is counted of the country or a state, for those who may look. */
export const PlaceFiguresPage = () => {
  const { t } = useWords();
  const loaded = useLoad(listCountedPlaces, {});
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('counts.title')}</h1>
      <p>{t('counts.lead')}</p>
      <LoadedPart loaded={loaded}>
        {({ places }) =>
          places.length === 0 ? <Notice kind="hint">{t('counts.nowhere')}</Notice> : <ChoosePlace places={places} />
        }
      </LoadedPart>
    </section>
  );
};

const ChoosePlace = ({ places }: { readonly places: readonly string[] }) => {
  const words = useWords();
  const [place, setPlace] = useState(places[0] ?? countryCode);
  return (
    <>
      <SelectField
        name="place"
        label={words.t('counts.place')}
        value={place}
        onChange={({ target }) => setPlace(target.value)}
      >
        {places.map((code) => (
          <option key={code} value={code}>
            {placeName(words, code)}
          </option>
        ))}
      </SelectField>
      <OfPlace key={place} place={place} onOpen={places.includes(countryCode) ? setPlace : undefined} />
    </>
  );
};

type PlaceProps = { readonly place: string; readonly onOpen: ((place: string) => void) | undefined };

const OfPlace = ({ place, onOpen }: PlaceProps) => {
  const { t, language } = useWords();
  const loaded = useLoad(readPlaceFigures, { place });
  return (
    <LoadedPart loaded={loaded}>
      {(figures) =>
        figures.day === null ? (
          <Notice kind="hint">{t('counts.notYet')}</Notice>
        ) : (
          <>
            <p>
              {t('counts.countedOn', { date: formatDate(figures.day, language) })}{' '}
              {t('counts.few', { least: figures.leastOfCell })}
            </p>
            <FigureCards cells={figures.total.cells} />
            <FigureFiles figures={figures} />
            <FigureMails place={place} />
            <PlacesPart figures={figures} onOpen={place === countryCode ? onOpen : undefined} />
          </>
        )
      }
    </LoadedPart>
  );
};
