import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { blankProfile } from '@shuka/domain/accounts';
import { keepDraft, readDraft } from '#kit/drafts.ts';
import { makeWords, WordsProvider } from '#kit/words.tsx';
import { beginDraft } from './profile-fields.ts';
import { useProfileForm } from './use-profile-form.ts';

const profile = blankProfile('0193a000-0000-7000-8000-000000000001', new Date('2026-11-21T09:00:00Z'));
const words = makeWords('en', {});

test('a picture that is ready after its form was left leaves the draft as it was', async () => {
  const key = `profile ${profile.id}`;
  const left = { ...beginDraft(profile), fields: { firstName: 'Amina' } };
  await keepDraft(key, left);
  const chosen: (() => void)[] = [];
  const LeftForm = () => {
    const { choosePhoto } = useProfileForm(profile, left, { current: null }, () => undefined);
    chosen.push(() => choosePhoto('AAAA'));
    return null;
  };
  renderToStaticMarkup(
    <WordsProvider words={words}>
      <LeftForm />
    </WordsProvider>,
  );
  expect(chosen).toHaveLength(1);
  chosen[0]?.();
  expect(await readDraft(key)).toEqual(left);
});
