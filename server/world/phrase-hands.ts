import {
  appointSpeaker,
  listPhrases,
  sayPhrase,
  settlePhrase,
  type Phrase,
  type PhraseLanguage,
} from '@shuka/domain/library';
import { newId } from '@shuka/domain/kit/new-id.ts';
import type { OpenHouse } from './open-house.ts';
import { people, type WorldPerson } from './people.ts';

const { halima, ngozi } = people;

/** What people do at the desk of texts, in Hausa. */
export const phraseHands = (house: OpenHouse) => {
  const duty = (managerId: string, language: PhraseLanguage, change: object = {}) => ({
    id: newId(),
    managerId,
    language,
    reason: 'Hausa is what she speaks at home.',
    password: ngozi.password,
    ...change,
  });

  const texts = async (query: object, by: WorldPerson = halima) =>
    (await house.as(by).call(listPhrases, { language: 'ha', ...query })).body.items;

  return {
    duty,
    texts,

    /** Makes somebody a speaker as an admin does. */
    appoint: ({ accountId }: WorldPerson, language: PhraseLanguage = 'ha') =>
      house.as(ngozi).call(appointSpeaker, duty(accountId, language)),

    /** A text by its id. */
    textOf: async (key: string, by: WorldPerson = halima): Promise<Phrase> => {
      const found = (await texts({ search: key, limit: '100' }, by)).find((one) => one.key === key);
      if (found === undefined) throw new Error(`${key} is in no catalogue`);
      return found;
    },

    /** That a text is right, or what the change says. */
    say: (by: WorldPerson, { room, key, digest }: Phrase, change: object = {}) => {
      const draft = { id: newId(), language: 'ha', room, key, digest, kind: 'right', text: '', reason: '' } as const;
      return house.as(by).call(sayPhrase, { ...draft, ...change });
    },

    /** Yes to what waits, or what the change says. */
    settle: (by: WorldPerson, { verdict }: Phrase, change: object = {}) => {
      const draft = { id: newId(), language: 'ha', verdictId: verdict?.id, isAgreed: true, note: '' };
      return house.as(by).call(settlePhrase, { ...draft, ...change });
    },
  };
};
