import { useState } from 'react';
import { useLocation } from 'wouter';
import { listMills } from '@shuka/domain/processing';
import { listShipments, listThings, planTrip, type Shipment, type TracedThing } from '@shuka/domain/traceability';
import { newId } from '@shuka/domain/kit/new-id.ts';
import type { Failure } from '#kit/api.ts';
import { BackLink } from '#kit/back-link.tsx';
import { SubmitButton } from '#kit/button.tsx';
import { SelectField } from '#kit/field.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { Form } from '#kit/form.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords, type Words } from '#kit/words.tsx';
import { OfCompany } from '#relations';
import { calledOf, ChooseGoods, goodsOf } from './ChooseGoods.tsx';
import { isAbout, readable } from './goods-words.ts';
import type { Trouble } from './PartsField.tsx';
import { plannedOf, TripFields } from './TripFields.tsx';
import { tripPaths } from './trip-paths.ts';

/** A company plans a trip with goods of its stock, or with what it sent off before. */
export const PlanTripPage = () => {
  const { t } = useWords();
  return (
    <section className="grid max-w-xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={tripPaths.mill}>{t('trips.back')}</BackLink>
      <h1 className="text-2xl font-bold">{t('trips.plan')}</h1>
      <OfCompany>{({ companyId, name }) => <WithGoods companyId={companyId} name={name} />}</OfCompany>
    </section>
  );
};

type Of = { readonly companyId: string; readonly name: string };

const WithGoods = ({ companyId, name }: Of) => {
  const things = useLoad(listThings, { companyId, limit: '50' });
  const shipments = useLoad(listShipments, { companyId, limit: '20' });
  return (
    <LoadedPart loaded={things}>
      {({ items }) => (
        <LoadedPart loaded={shipments}>
          {(sent) => (
            <Plan
              companyId={companyId}
              name={name}
              things={items.filter(
                ({ leftGrams, kind, endedAt }) => (leftGrams ?? 0) > 0 || (kind === 'one' && endedAt === null),
              )}
              shipments={sent.items.filter(({ receivedAt }) => receivedAt === null)}
            />
          )}
        </LoadedPart>
      )}
    </LoadedPart>
  );
};

type Stock = { readonly things: readonly TracedThing[]; readonly shipments: readonly Shipment[] };

const Plan = ({ companyId, name, things, shipments }: Of & Stock) => {
  const { t } = useWords();
  const [id] = useState(newId);
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const wordsOf = (failure: Failure, words: Words): string => {
    const said = failureWords(failure, words);
    const about = things.find(({ thing }) => isAbout(said, thing));
    const says = readable(said, about?.thing ?? '', about === undefined ? '' : calledOf(about));
    setTrouble(about === undefined ? null : { thing: about.thing, says });
    return says;
  };
  if (things.length + shipments.length === 0) return <p>{t('trips.noGoods')}</p>;
  return (
    <Form
      contract={planTrip}
      draftOf={(fields) => ({
        ...plannedOf(fields),
        ...goodsOf(fields, things, shipments),
        id,
        companyId,
        toCompanyId: (fields['toCompanyId'] ?? '') === '' ? null : (fields['toCompanyId'] ?? null),
      })}
      failureWords={wordsOf}
      onDone={(trip) => go(`${tripPaths.mill}/${trip.id}`)}
    >
      <ChooseGoods things={things} shipments={shipments} trouble={trouble} />
      <TripFields from={name} />
      <ToCompany but={companyId} />
      <SubmitButton sending={t('form.sending')}>{t('trips.save')}</SubmitButton>
    </Form>
  );
};

/** The mills of this house, of which one may receive the goods by its own word. */
const ToCompany = ({ but }: { readonly but: string }) => {
  const { t } = useWords();
  const mills = useLoad(listMills, { limit: '100' });
  return (
    <LoadedPart loaded={mills}>
      {({ items }) => (
        <SelectField name="toCompanyId" label={t('trips.toCompany')} hint={t('trips.toCompanyHint')}>
          <option value="">{t('trips.toNobody')}</option>
          {items
            .filter(({ companyId }) => companyId !== but)
            .map(({ companyId, name }) => (
              <option key={companyId} value={companyId}>
                {name}
              </option>
            ))}
        </SelectField>
      )}
    </LoadedPart>
  );
};
