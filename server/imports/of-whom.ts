import type { Viewer } from '@shuka/domain/kit/viewer.ts';

/** Whose caseload a list is limited to that somebody brings: an admin's is the whole house's, null. */
export const ofWhom = ({ accountId, roles }: Viewer): string | null => (roles.includes('admin') ? null : accountId);
