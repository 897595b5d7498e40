import type { ComponentType } from 'react';
import { lazy, Suspense } from '#kit/lazy.ts';
import { loadWithWords } from '#kit/load-with-words.ts';
import type { WordPart } from '#kit/more-words.tsx';
import { useWords } from '#kit/words.tsx';

type Props = { readonly says: string };

const Said = ({ says }: Props) => useWords().say(says);

const inPart = (part: WordPart): ComponentType<Props> => lazy(() => loadWithWords(part, Promise.resolve(Said)));

const inSeasons = inPart('seasons');
const inProfile = inPart('profile');

/** Who says why a field was refused, by the first word of the text's id; the texts of the rest are here already. */
const saidBy: Readonly<Record<string, ComponentType<Props>>> = {
  plots: inPart('land'),
  seasons: inSeasons,
  scouting: inPart('pests'),
  measures: inSeasons,
  lots: inPart('lots'),
  finance: inPart('finance'),
  extension: inPart('extension'),
  reports: inPart('reports'),
  business: inPart('market'),
  prices: inPart('prices'),
  profile: inProfile,
  identity: inProfile,
};

/** Why a field was refused, in words that come with another slice's screens. */
export const RefusedField = ({ says }: Props) => {
  const Words = saidBy[says.split('.')[0] ?? ''] ?? Said;
  return (
    <Suspense>
      <Words says={says} />
    </Suspense>
  );
};
