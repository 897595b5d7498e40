import { useState } from 'react';
import { useLocation } from 'wouter';
import { planLotTrip } from '@shuka/domain/traceability';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { BackLink } from '#kit/back-link.tsx';
import { SubmitButton } from '#kit/button.tsx';
import { TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { gramsOfTyped } from './kilograms-typed.ts';
import { useLotOfAddress } from './LotLabelsPage.tsx';
import { plannedOf, TripFields } from './TripFields.tsx';
import { tripPaths } from './trip-paths.ts';

/** As the contract names it, so that what is wrong with it stands beside it. */
const gramsField = ['lots', 0, 'grams'].join('.');

/** A manager sends a lot of a farmer in care with a driver. */
export const PlanLotTripPage = () => {
  const { t } = useWords();
  const [id] = useState(newId);
  const [, go] = useLocation();
  const { lotId, lotPath } = useLotOfAddress();
  return (
    <section className="grid max-w-xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={lotPath}>{t('codes.backToLot')}</BackLink>
      <h1 className="text-2xl font-bold">{t('trips.plan')}</h1>
      <Form
        contract={planLotTrip}
        draftOf={(fields) => ({
          ...plannedOf(fields),
          id,
          lots: [{ lotId, grams: gramsOfTyped(fields[gramsField]) }],
        })}
        onDone={(trip) => go(`${tripPaths.manager}/${trip.id}`)}
      >
        <TextField name={gramsField} label={t('trips.lotGrams')} inputMode="decimal" required />
        <TripFields from="" />
        <SubmitButton sending={t('form.sending')}>{t('trips.save')}</SubmitButton>
      </Form>
    </section>
  );
};
