import { Search } from 'lucide-react';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { Button } from '#kit/button.tsx';
import { cropName } from '#kit/crop-name.ts';
import { SelectField, TextField } from '#kit/field.tsx';
import { Notice } from '#kit/notice.tsx';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';
import { kilogramsText } from './typed-measures.ts';
import type { GateNow } from './use-gate.ts';
import { knownByName, type Supplier, type useWeighing } from './use-weighing.ts';

type Props = { readonly weighing: ReturnType<typeof useWeighing>; readonly now: GateNow };

/** Who brings something: by name, and by the card or number they show; names of those who came before are offered. */
export const WhoBrings = ({ weighing, now }: Props) => {
  const { t } = useWords();
  const isOnline = useOnline();
  const { typed, change, supplier, problem, find } = weighing;
  const names = [...new Set(now.deliveries.filter(({ row }) => row.keeperId !== null).map(({ row }) => row.name))];
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="name"
          label={t('weigh.name')}
          maxLength={80}
          list="known-names"
          value={typed.name}
          onChange={({ target }) => change('name', target.value)}
        />
        <datalist id="known-names">
          {names.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
        <div className="grid grid-cols-[1fr_auto] items-end gap-2">
          <TextField
            name="shown"
            label={t('weigh.shown')}
            maxLength={40}
            value={typed.shown}
            onChange={({ target }) => change('shown', target.value)}
          />
          <Button look="quiet" disabled={!isOnline || typed.shown.trim() === ''} onClick={() => void find()}>
            <Search aria-hidden className="size-5" />
            {t('weigh.find')}
          </Button>
        </div>
      </div>
      {supplier === null && knownByName(now, typed.name) !== null && <SameFarmer weighing={weighing} />}
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      <LotField weighing={weighing} />
    </>
  );
};

/** A name alone is no farmer: two may have it, so the clerk says that it is the one. */
const SameFarmer = ({ weighing: { isKnown, setKnown } }: Pick<Props, 'weighing'>) => {
  const { t } = useWords();
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" checked={isKnown} onChange={({ target }) => setKnown(target.checked)} className="size-6" />
      {t('weigh.sameFarmer')}
    </label>
  );
};

/** From which of their lots it comes: what is taken in leaves it. */
const LotField = ({ weighing: { supplier, typed, change } }: Pick<Props, 'weighing'>) => {
  const words = useWords();
  const { t, say } = words;
  if (supplier === null || supplier.lots.length === 0) return null;
  const agreedText = ({ agreement }: Supplier['lots'][number]): string[] =>
    agreement === null
      ? []
      : [
          t('weigh.agreedLot', {
            amount: formatNaira(agreement.koboPerKilogram),
            kilograms: kilogramsText(agreement.openGrams),
          }),
        ];
  return (
    <SelectField
      name="lotId"
      label={t('weigh.lot')}
      value={typed.lotId}
      onChange={({ target }) => change('lotId', target.value)}
    >
      <option value="">{t('weigh.noLot')}</option>
      {supplier.lots.map((lot) => (
        <option key={lot.id} value={lot.id}>
          {[
            cropName(lot.crop, words),
            say(`lots.grade.${lot.grade}`),
            kilogramsText(lot.leftGrams),
            ...agreedText(lot),
          ].join(', ')}
        </option>
      ))}
    </SelectField>
  );
};
