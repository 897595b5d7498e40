import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { SelectField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';
import { usePlaceSays } from './figure-names.ts';
import type { LineChoices } from './lines-of.ts';

type Props = {
  readonly choices: LineChoices;
  /** The lines there are. */
  readonly lines: readonly string[];
  readonly onAdded: (keys: readonly string[]) => void;
};

/** Adds a line to a table: of which crop, and where. */
export const AddLine = ({ choices, lines, onAdded }: Props) => {
  const { t, say } = useWords();
  const placeSays = usePlaceSays();
  const [crop, setCrop] = useState(choices.crops[0] ?? '');
  const [place, setPlace] = useState(choices.places[0] ?? '');
  const line = `${crop}/${place}`;
  const isThere = lines.includes(line);
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-xl border border-line p-3">
      <legend className="px-1 font-bold">{t('reference.addLine')}</legend>
      <SelectField
        name="lineCrop"
        label={t('reference.lineCrop')}
        value={crop}
        onChange={({ target }) => setCrop(target.value)}
      >
        {choices.crops.map((one) => (
          <option key={one} value={one}>
            {say(`crop.${one}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="linePlace"
        label={t('reference.linePlace')}
        value={place}
        onChange={({ target }) => setPlace(target.value)}
      >
        {choices.places.map((one) => (
          <option key={one} value={one}>
            {placeSays(one)}
          </option>
        ))}
      </SelectField>
      {isThere && <p>{t('reference.lineIsThere')}</p>}
      <Button
        look="quiet"
        className="justify-self-start"
        disabled={isThere}
        onClick={() => onAdded(choices.sides.map((side) => `${line}/${side}`))}
      >
        <Plus aria-hidden className="size-5 shrink-0" />
        {t('reference.addLine')}
      </Button>
    </fieldset>
  );
};
