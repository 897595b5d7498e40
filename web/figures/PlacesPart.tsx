import { useState } from 'react';
import { countryCode, indicators, type CountedPlace, type Indicator, type PlaceFigures } from '@shuka/domain/figures';
import { lgasOf } from '@shuka/domain/kit/nigeria.ts';
import { SelectField } from '#kit/field.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { PlaceTable } from './PlaceTable.tsx';
import { ShadedPlaces } from './ShadedPlaces.tsx';
import { bandsOf } from './shades.ts';

type Props = {
  readonly figures: PlaceFigures;
  /** Opens a state, where whoever looks may look at all of them. */
  readonly onOpen: ((place: string) => void) | undefined;
};

/** One indicator over the parts of a place: shades, what they mean, and the same as a table. */
export const PlacesPart = ({ figures: { place, parts }, onOpen }: Props) => {
  const { t, say } = useWords();
  const [chosen, setChosen] = useState(indicators[0]?.key ?? 'farmers');
  const indicator = indicators.find(({ key }) => key === chosen);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="text-xl font-bold">{t('counts.mapTitle')}</h2>
      <SelectField
        name="indicator"
        label={t('counts.indicator')}
        value={chosen}
        onChange={({ target }) => setChosen(indicators.find(({ key }) => key === target.value)?.key ?? chosen)}
      >
        {indicators.map(({ key }) => (
          <option key={key} value={key}>
            {say(`counts.name.${key}`)}
          </option>
        ))}
      </SelectField>
      {indicator !== undefined && <Shaded indicator={indicator} place={place} parts={parts} onOpen={onOpen} />}
    </section>
  );
};

type ShadedProps = Pick<Props, 'onOpen'> & {
  readonly indicator: Indicator;
  readonly place: string;
  readonly parts: readonly CountedPlace[];
};

const Shaded = ({ indicator, place, parts, onOpen }: ShadedProps) => {
  const { t } = useWords();
  const isCountry = place === countryCode;
  const cells = new Map(parts.map(({ code, cells: all }) => [code, all.find(({ key }) => key === indicator.key)]));
  const bands = bandsOf([...cells.values()].flatMap((cell) => cell ?? []));
  return (
    <>
      <p>{t(isCountry ? 'counts.mapText' : 'counts.lgaText')}</p>
      <ShadedPlaces cells={cells} bands={bands} indicator={indicator} codes={isCountry ? null : lgasOf(place)} />
      {parts.length === 0 ? (
        <Notice kind="hint">{t('counts.noParts')}</Notice>
      ) : (
        <PlaceTable indicator={indicator} parts={parts} onOpen={onOpen} />
      )}
    </>
  );
};
