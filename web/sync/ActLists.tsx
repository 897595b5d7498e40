import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { useWords } from '#kit/words.tsx';
import { ActHead } from './ActHead.tsx';
import { FixCard } from './FixCard.tsx';
import type { Menders } from './menders.ts';
import { useActs } from './phone.ts';
import { PhoneSection } from './PhoneSection.tsx';

/** So many at a time: a phone that was away for weeks may hold thousands. */
const atOnce = 20;

/** What needs a person, first; then what only waits for the network. */
export const ActLists = ({ menders }: { menders: Menders }) => {
  const { t } = useWords();
  const acts = useActs();
  const [shown, setShown] = useState(atOnce);
  const toFix = acts.filter(({ state }) => state === 'needs-fixing');
  const waiting = acts.filter(({ state }) => state === 'waiting' || state === 'sending');
  return (
    <>
      {toFix.length > 0 && (
        <PhoneSection title={t('phone.toFix')}>
          <ul className="grid gap-3">
            {toFix.map((act) => (
              <FixCard key={act.seq} act={act} mender={menders[act.contract]} />
            ))}
          </ul>
        </PhoneSection>
      )}
      <PhoneSection title={t('phone.waiting')}>
        {waiting.length === 0 && <p>{t('phone.nothingWaits')}</p>}
        <ul className="grid gap-3 empty:hidden">
          {waiting.slice(0, shown).map((act) => (
            <li key={act.seq} className="border-t border-line pt-3 first:border-0 first:pt-0">
              <ActHead act={act} />
            </li>
          ))}
        </ul>
        {waiting.length > shown && (
          <Button look="bare" onClick={() => setShown(shown + atOnce)}>
            {t('phone.more', { count: waiting.length - shown })}
          </Button>
        )}
      </PhoneSection>
    </>
  );
};
