import { newId } from '@shuka/domain/kit/new-id.ts';
import { picture } from './pictures.ts';

/** What an admin proposes of a company, with a picture of its certificate. */
export const somePaperOf = async (change: object = {}) => ({
  id: newId(),
  size: 'small' as const,
  company: 'Gonar Amina Ltd',
  cacNumber: 'RC1234567',
  paper: (await picture('webp')).toString('base64'),
  source: 'Audited accounts of 2025',
  notedOn: '2025-12-31',
  reason: 'The accounts show it.',
  ...change,
});
