import { expect, test } from 'vitest';
import { opportunityPicture } from './opportunity-picture.ts';

test.each([
  ['Milling', 'Maize is bought from the neighbours.', 'role-agro-processor'],
  ['Grain production', 'We sell by the lorry.', 'crop-maize'],
  ['', 'We peel cassava for garri.', 'crop-cassava'],
  ['Honey', 'Bees among the trees.', 'sustainable'],
])('a business of "%s" (%s) is shown with %s', (type, description, picture) => {
  expect(opportunityPicture({ type, description })).toBe(`/pictures/${picture}.svg`);
});
