import type { Opportunity } from '@shuka/domain/marketplace';

/** What a business is about, told by words of its kind and its own text, and the picture of each. */
const pictures = [
  [/rice/i, 'crop-rice'],
  [/cassava|garri|yam/i, 'crop-cassava'],
  [/cocoa/i, 'crop-cocoa'],
  [/tomato|pepper|vegetable/i, 'crop-tomato'],
  [/mill|process|flour/i, 'role-agro-processor'],
  [/sorghum|millet/i, 'crop-sorghum'],
  [/maize|corn|grain/i, 'crop-maize'],
] as const;

/** The address of a picture for a business: of what it does, else of what its text speaks of, else of land. */
export const opportunityPicture = ({ type, description }: Pick<Opportunity, 'type' | 'description'>): string => {
  const nameOf = (text: string): string | undefined => pictures.find(([words]) => words.test(text))?.[1];
  return `/pictures/${nameOf(type) ?? nameOf(description) ?? 'sustainable'}.svg`;
};
