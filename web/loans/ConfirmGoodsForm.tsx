import { PackageCheck } from 'lucide-react';
import { useState } from 'react';
import { confirmGoods, openPacks, shortReasons, type GoodsItem, type ShortReason } from '@shuka/domain/loans';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { SubmitButton } from '#kit/button.tsx';
import { SelectField, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { packText } from '#marketplace';
import { shortWords } from './goods-words.ts';

type Props = {
  readonly loanId: string;
  readonly voucherId: string;
  /** Those that wait for a word. */
  readonly items: readonly GoodsItem[];
  readonly onDone: () => void;
};

type Typed = Readonly<Record<string, string>>;

const packsOf = (typed: string | undefined): number =>
  /^\d{1,7}$/.test((typed ?? '').trim()) ? Number(typed) : Number.NaN;

const reasonOf = (typed: string | undefined): ShortReason | null => shortReasons.find((one) => one === typed) ?? null;

/** Item by item, how many packs came. Nothing is filled in: whoever counts writes what they counted. */
export const ConfirmGoodsForm = ({ loanId, voucherId, items, onDone }: Props) => {
  const { t } = useWords();
  const [typed, setTyped] = useState<Typed>({});
  const received = items.reduce((sum, { id, priceKobo }) => sum + (packsOf(typed[id]) || 0) * priceKobo, 0);
  return (
    <Form
      contract={confirmGoods}
      draftOf={(fields) => ({
        loanId,
        voucherId,
        items: items.map(({ id }, place) => ({
          itemId: id,
          packs: packsOf(fields[`items.${place}.packs`]),
          why: reasonOf(fields[`items.${place}.why`]),
          words: fields[`items.${place}.words`] ?? '',
        })),
      })}
      onDone={onDone}
    >
      <h4 className="text-lg font-bold">{t('loans.countGoods')}</h4>
      <p>{t('loans.countGoodsText')}</p>
      {items.map((item, place) => (
        <Counted
          key={item.id}
          item={item}
          place={place}
          value={typed[item.id] ?? ''}
          onTyped={(value) => setTyped({ ...typed, [item.id]: value })}
        />
      ))}
      <p className="text-lg font-semibold">{t('loans.willOwe', { amount: formatNaira(received) })}</p>
      <SubmitButton sending={t('form.sending')}>
        <PackageCheck aria-hidden className="size-5 shrink-0" />
        {t('loans.confirmGoods')}
      </SubmitButton>
    </Form>
  );
};

type CountedProps = {
  readonly item: GoodsItem;
  readonly place: number;
  readonly value: string;
  readonly onTyped: (value: string) => void;
};

const Counted = ({ item, place, value, onTyped }: CountedProps) => {
  const words = useWords();
  const { t } = words;
  const open = openPacks(item);
  const isShort = packsOf(value) < open;
  return (
    <>
      <TextField
        name={`items.${place}.packs`}
        inputMode="numeric"
        label={t('loans.howManyCame', { name: item.name, pack: packText(item, words), packs: open })}
        maxLength={7}
        value={value}
        onChange={({ target }) => onTyped(target.value)}
      />
      {isShort && (
        <>
          <SelectField name={`items.${place}.why`} label={t('loans.whatWasWrong')} defaultValue="">
            <option value="">{t('loans.choose')}</option>
            {shortReasons.map((one) => (
              <option key={one} value={one}>
                {t(shortWords[one])}
              </option>
            ))}
          </SelectField>
          <TextField name={`items.${place}.words`} label={t('loans.shortMore')} maxLength={300} />
        </>
      )}
    </>
  );
};
