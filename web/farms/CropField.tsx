import { useState } from 'react';
import type { CropKey } from '@shuka/domain/kit/crop-names.ts';
import { TextField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';

/** The crops with a picture, to be chosen by looking, and others that the field suggests while typing. */
const pictured: readonly CropKey[] = ['maize', 'rice', 'cassava', 'sorghum', 'tomato', 'cocoa'];
const suggested: readonly CropKey[] = ['millet', 'cowpea', 'groundnut', 'soybean', 'yam', 'oilPalm'];

/** The main crop: pressed, chosen from the list, or typed. */
export const CropField = ({ crop }: { crop: string }) => {
  const { t, say } = useWords();
  const [typed, setTyped] = useState(crop);
  return (
    <div className="grid gap-2">
      <TextField
        name="crop"
        label={t('farms.crop')}
        hint={t('farms.cropHint')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        list="crops"
        maxLength={60}
        autoComplete="off"
        required
      />
      <datalist id="crops">
        {[...pictured, ...suggested].map((name) => (
          <option key={name}>{say(`crop.${name}`)}</option>
        ))}
      </datalist>
      <ul className="grid grid-cols-3 gap-2">
        {pictured.map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={typed === say(`crop.${name}`)}
              onClick={() => setTyped(say(`crop.${name}`))}
              className="grid w-full justify-items-center gap-1 rounded-xl border-2 border-line p-2 text-sm font-semibold hover:bg-leaf-soft aria-pressed:border-leaf aria-pressed:bg-leaf-soft"
            >
              <img src={`/pictures/crop-${name}.svg`} alt="" width="56" height="56" loading="lazy" />
              {say(`crop.${name}`)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};
