import { MapPin } from 'lucide-react';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import { listMatches } from '@shuka/domain/marketplace';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { reasonsOf, weight } from './demand-words.ts';

/** The lots on show that fit a demand, the best first, each with why. Whose they are is not told. */
export const Matches = ({ companyId, demandId }: { readonly companyId: string; readonly demandId: string }) => {
  const words = useWords();
  const { t } = words;
  const loaded = useLoad(listMatches, { companyId, demandId });
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('demand.matches')}</h2>
      <p>{t('demand.matchesSay')}</p>
      <LoadedPart loaded={loaded}>
        {({ matches }) => (
          <>
            {matches.length === 0 && <output>{t('demand.noMatches')}</output>}
            <ol className="grid gap-3 sm:grid-cols-2">
              {matches.map((match) => (
                <li key={match.lotId} className="grid content-start gap-1 rounded-2xl border border-line bg-paper p-4">
                  <span className="text-lg font-bold">{weight(match.grams, words)}</span>
                  <span className="flex gap-2">
                    <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
                    {[match.lga, stateName(match.stateCode)].join(', ')}
                  </span>
                  <ul className="list-disc pl-5">
                    {reasonsOf(match, words).map((reason) => (
                      <li key={reason}>{reason}</li>
                    ))}
                  </ul>
                </li>
              ))}
            </ol>
          </>
        )}
      </LoadedPart>
    </section>
  );
};
