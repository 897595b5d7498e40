import { profileFields } from './profile-model.ts';

/** What is chosen between two accounts that become one, value by value: what people said of themselves, and their picture. */
export const mergedFields = [...profileFields, 'photo'] as const;

export type MergedField = (typeof mergedFields)[number];
