import { useEffect, useState } from 'react';
import { formatNumber } from '@shuka/domain/kit/calendar.ts';
import { useWords } from '#kit/words.tsx';
import { storageFacts } from './phone.ts';
import { PhoneSection } from './PhoneSection.tsx';

type Facts = Awaited<ReturnType<typeof storageFacts>>;

const aMegabyte = 1_000_000;

/** '2.6' or '10,737': a tenth matters only where there is little. */
const megabytes = (bytes: number): string => {
  const steps = bytes < 10 * aMegabyte ? 10 : 1;
  return formatNumber(Math.round((bytes / aMegabyte) * steps) / steps);
};

/** How much room the records take, what is left, and whether the browser promised not to clear it. */
export const StoragePart = () => {
  const { t } = useWords();
  const [facts, setFacts] = useState<Facts | null>(null);
  useEffect(() => {
    storageFacts().then(setFacts, () => setFacts(null));
  }, []);
  if (facts === null) return null;
  const { usedBytes, quotaBytes, isPersisted } = facts;
  const free = Math.max(0, quotaBytes - usedBytes);
  return (
    <PhoneSection title={t('phone.storageTitle')}>
      <p>{t('phone.storageUsed', { used: megabytes(usedBytes), free: megabytes(free) })}</p>
      <p>{isPersisted ? t('phone.persisted') : t('phone.notPersisted')}</p>
    </PhoneSection>
  );
};
