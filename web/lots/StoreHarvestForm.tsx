import { useState } from 'react';
import {
  checkBirth,
  custodies,
  grades,
  leftOfHarvest,
  storeHarvest,
  storedStep,
  type Custody,
  type StoreDraft,
} from '@shuka/domain/lots';
import { newId } from '@shuka/domain/kit/new-id.ts';
import type { Harvest, Season } from '@shuka/domain/seasons';
import { SelectField, TextField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';
import { AmountField, typedGrams } from './AmountField.tsx';
import { GradeField } from './GradeField.tsx';
import { originOf } from './lot-origin.ts';
import { LotForm, rightNow, someMaker } from './LotForm.tsx';
import { useAmount } from './LossFields.tsx';
import { PlaceField } from './PlaceField.tsx';
import { knownPlaces, type Stock } from './use-stock.ts';
import type { Writing } from './writing.ts';

type Props = {
  readonly season: Season;
  readonly harvest: Harvest;
  readonly stock: Stock;
  readonly entered: StoreDraft | null;
  readonly writing: Writing<typeof storeHarvest>;
};

/** How much of a harvest goes into store, and where. All that is not there yet, unless said otherwise. */
export const StoreHarvestForm = ({ season, harvest, stock, entered, writing }: Props) => {
  const { t } = useWords();
  const steps = stock.steps.filter(({ id }) => id !== writing.id);
  const { harvest: standing, storedGrams, leftGrams } = leftOfHarvest(harvest.id, stock.harvests, steps);
  const left = Math.max(0, leftGrams);
  const [amount, setAmount] = useAmount(harvest, Math.min(entered?.lot.grams ?? left, left));
  const [lotId] = useState(() => entered?.lot.id ?? newId());
  const { unit, kilogramsPerUnit, calibration } = harvest;
  return (
    <LotForm
      contract={storeHarvest}
      entered={entered ?? { happenedOn: harvest.harvestedOn, note: '' }}
      writing={writing}
      save={t('lots.saveStored')}
      draftOf={(fields, said) => ({
        ...said,
        id: writing.id,
        keeperId: season.keeperId,
        origin: { ...originOf(season, harvest), ...custodyOf(fields) },
        lot: {
          id: lotId,
          grams: typedGrams(amount, { counted: harvest, left }),
          grade: grades.find((grade) => grade === fields['lot.grade']) ?? 'ungraded',
          unit,
          kilogramsPerUnit,
          calibration,
          standsAt: fields['lot.standsAt'] ?? '',
        },
      })}
      check={(draft) => checkBirth(storedStep(draft, someMaker()), standing, storedGrams, rightNow())}
    >
      <AmountField
        name="lot.grams"
        label={t('lots.howMuch')}
        counted={harvest}
        left={left}
        value={amount}
        onChange={setAmount}
      />
      <PlaceField
        name="lot.standsAt"
        begins={entered?.lot.standsAt ?? knownPlaces(steps)[0] ?? t('lots.atHome')}
        known={knownPlaces(steps)}
      />
      <GradeField name="lot.grade" begins={entered?.lot.grade ?? 'ungraded'} />
      <CustodyField custody={entered?.origin.custody ?? 'ordinary'} certificate={entered?.origin.certificate ?? ''} />
    </LotForm>
  );
};

const custodyOf = (fields: Readonly<Record<string, string>>) => ({
  custody: custodies.find((custody) => custody === fields['origin.custody']) ?? ('ordinary' as const),
  certificate: fields['origin.certificate'] ?? '',
});

const CustodyField = ({ custody, certificate }: { readonly custody: Custody; readonly certificate: string }) => {
  const { t, say } = useWords();
  const [chosen, setChosen] = useState<string>(custody);
  return (
    <>
      <SelectField
        name="origin.custody"
        label={t('lots.custody')}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      >
        {custodies.map((one) => (
          <option key={one} value={one}>
            {say(`lots.custody.${one}`)}
          </option>
        ))}
      </SelectField>
      {chosen === 'certified' && (
        <TextField name="origin.certificate" label={t('lots.certificate')} defaultValue={certificate} />
      )}
    </>
  );
};
