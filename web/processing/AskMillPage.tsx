import { useState } from 'react';
import { Warehouse } from 'lucide-react';
import { Link, useParams } from 'wouter';
import { listLots, type Lot } from '@shuka/domain/lots';
import { askMill, listAsked } from '@shuka/domain/processing';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { usePerson } from '#accounts';
import { BackLink } from '#kit/back-link.tsx';
import { cropName } from '#kit/crop-name.ts';
import { SelectField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { AskedList } from './AskedList.tsx';
import { AskFields, askedOf, WithMills } from './AskFields.tsx';
import { kilogramsText } from './kilograms.ts';
import { storagePaths } from './storage-paths.ts';

/** Asks a mill to process produce, one's own or of a farmer in care, and shows what mills answered. */
export const AskMillPage = () => {
  const { t } = useWords();
  const { person } = usePerson();
  const { farmerId } = useParams();
  const keeperId = farmerId ?? person.accountId;
  const [turn, setTurn] = useState(newId);
  const pages = usePages(keeperId);
  const loaded = useLoad(listAsked, { keeperId, ...pages.query });
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={farmerId === undefined ? '/Farmer/produce' : `/extension-farmers/${farmerId}/produce`}>
        {t('askMill.back')}
      </BackLink>
      <h1 className="text-2xl font-bold">{t('askMill.title')}</h1>
      <Link
        to={farmerId === undefined ? storagePaths.farmer : `/extension-farmers/${farmerId}/storage`}
        className="inline-flex min-h-12 items-center gap-2 justify-self-start font-semibold text-leaf"
      >
        <Warehouse aria-hidden className="size-5" />
        {t('askMill.store')}
      </Link>
      <AskForm
        key={turn}
        id={turn}
        keeperId={keeperId}
        onDone={() => {
          setTurn(newId());
          loaded.reload();
        }}
      />
      <AskedList loaded={loaded} pages={pages} />
    </section>
  );
};

type Props = { readonly id: string; readonly keeperId: string; readonly onDone: () => void };

const AskForm = ({ id, keeperId, onDone }: Props) => {
  const loaded = useLoad(listLots, { keeperId, limit: '100' });
  return (
    <LoadedPart loaded={loaded}>
      {({ items }) => (
        <OfLot id={id} keeperId={keeperId} lots={items.filter(({ leftGrams }) => leftGrams > 0)} onDone={onDone} />
      )}
    </LoadedPart>
  );
};

/** The request, which may name a lot in store: that says crop and weight. */
const OfLot = ({ id, keeperId, lots, onDone }: Props & { readonly lots: readonly Lot[] }) => {
  const words = useWords();
  const { t } = words;
  const [lotId, setLot] = useState('');
  const lot = lots.find((one) => one.id === lotId);
  return (
    <WithMills>
      {(mills) => (
        <Form
          contract={askMill}
          draftOf={(fields) => ({ ...askedOf(fields), id, keeperId, lotId: lot?.id ?? null })}
          onDone={onDone}
        >
          {lots.length > 0 && (
            <SelectField
              name="lotId"
              label={t('askMill.lot')}
              value={lotId}
              onChange={({ target }) => setLot(target.value)}
            >
              <option value="">{t('askMill.noLot')}</option>
              {lots.map(({ id: one, crop, leftGrams, standsAt }) => (
                <option key={one} value={one}>
                  {t('askMill.lotOf', {
                    crop: cropName(crop, words),
                    kilograms: kilogramsText(leftGrams),
                    place: standsAt,
                  })}
                </option>
              ))}
            </SelectField>
          )}
          <AskFields
            key={lotId}
            mills={mills}
            {...(lot === undefined ? {} : { crop: lot.crop, kilograms: kilogramsText(lot.leftGrams) })}
          />
        </Form>
      )}
    </WithMills>
  );
};
