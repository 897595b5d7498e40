import { useState } from 'react';
import { sumOfLines, type OrderLine, type ShopGood } from '@shuka/domain/marketplace';
import { TextField } from '#kit/field.tsx';
import { useFormState } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { numberOf, packText } from './input-words.ts';

type Good = Pick<ShopGood, 'id' | 'name' | 'priceKobo' | 'packSize' | 'packUnit'>;
type Typed = Readonly<Record<string, string>>;

/** The lines as they were typed, each good at the price that was seen. */
export const linesTyped = (goods: readonly Good[], fields: Typed): OrderLine[] =>
  goods.map(({ id, priceKobo }, place) => ({ goodId: id, packs: numberOf(fields[`lines.${place}.packs`]), priceKobo }));

type Props = { readonly goods: readonly Good[]; readonly onTotal: (kobo: number) => void };

/** How many packs of each good; what is wrong with the lines as a whole stands below them. */
export const LinesField = ({ goods, onTotal }: Props) => {
  const words = useWords();
  const error = useFormState().errors['lines'];
  const [typed, setTyped] = useState<Typed>({});
  const retype = (name: string, value: string): void => {
    const next = { ...typed, [name]: value };
    setTyped(next);
    const lines = linesTyped(
      goods,
      Object.fromEntries(goods.map((_, at) => [`lines.${at}.packs`, next[`lines.${at}.packs`] ?? '1'])),
    );
    const counted = lines.filter(({ packs }) => packs > 0);
    onTotal(Math.min(Number.MAX_SAFE_INTEGER, sumOfLines(counted)));
  };
  return (
    <>
      {goods.map((good, place) => {
        const name = `lines.${place}.packs`;
        return (
          <TextField
            key={good.id}
            name={name}
            inputMode="numeric"
            label={words.t('inputs.packsOf', { name: good.name, pack: packText(good, words) })}
            maxLength={5}
            value={typed[name] ?? '1'}
            onChange={({ target }) => retype(name, target.value)}
          />
        );
      })}
      {error !== undefined && <p className="font-medium text-danger">{error}</p>}
    </>
  );
};
