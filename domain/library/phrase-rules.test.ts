import { describe, expect, test } from 'vitest';
import { phraseState, type Standing } from './phrase-rules.ts';

const said = (state: Standing['state'], digest = 'seen', saidDigest = 'wished'): Standing => ({
  state,
  digest,
  saidDigest,
});

const unread = 'unreviewed';
const read = 'Halima Sani and Chidi Okafor, 2026-06-01';

describe('a text of the catalogues', () => {
  test.each([
    ['is open before anybody said a word', 'seen', unread, null, 'open'],
    ['is reviewed when the release says by whom', 'seen', read, null, 'reviewed'],
    ['waits for a second speaker', 'seen', unread, said('asked'), 'asked'],
    ['is open again when its texts changed while it waited', 'other', unread, said('asked'), 'open'],
    ['is agreed until a release takes it', 'seen', unread, said('agreed'), 'agreed'],
    ['is reviewed once a release took what was wished', 'wished', read, said('agreed'), 'reviewed'],
    ['falls when a release changes it, whatever mark stayed', 'other', read, said('agreed'), 'open'],
    ['is open when the second speaker did not agree', 'seen', unread, said('refused'), 'open'],
    ['stays reviewed when a better text for it was refused', 'seen', read, said('refused'), 'reviewed'],
  ] as const)('%s', (_what, digest, review, standing, state) => {
    expect(phraseState({ digest, review }, standing)).toBe(state);
  });
});
