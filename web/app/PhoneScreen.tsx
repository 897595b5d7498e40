import { useMemo } from 'react';
import { usePerson } from '#accounts';
import { lazy, Suspense } from '#kit/lazy.ts';
import { Loading } from '#kit/loading.tsx';
import { loadPhonePage } from '#sync';
import { mendersFor } from './menders.tsx';

const PhonePage = lazy(loadPhonePage);

/** This phone's page, with the forms of the slices whose acts wait on it. */
export const PhoneScreen = () => {
  const { person } = usePerson();
  const menders = useMemo(() => mendersFor(person.accountId), [person.accountId]);
  return (
    <Suspense fallback={<Loading />}>
      <PhonePage menders={menders} />
    </Suspense>
  );
};
