import { relationsToProfile } from '#relations';
import type { RelationsTo } from '#kit/route.ts';
import { findKeeperOfAdvice } from './advice-store.ts';
import { findArticle } from './article-store.ts';
import { isAgronomist } from './duty-store.ts';
import { isSpeaker } from './speaker-store.ts';
import { findCase } from './case-store.ts';
import { findText } from './text-store.ts';

/** An agronomist's desk is their own while they are one; nobody else has any. */
export const relationsToAgronomist: RelationsTo = async (db, { accountId }, agronomistId) => {
  if (!(await isAgronomist(db, agronomistId))) return null;
  return accountId === agronomistId ? ['own'] : [];
};

/** What is written in the library is assigned to all agronomists, whoever wrote it. */
const toAgronomists =
  (isThere: (db: Parameters<RelationsTo>[0], id: string) => Promise<boolean>): RelationsTo =>
  async (db, { accountId }, id) => {
    if (!(await isThere(db, id))) return null;
    return (await isAgronomist(db, accountId)) ? ['assigned'] : [];
  };

export const relationsToArticle = toAgronomists(async (db, id) => (await findArticle(db, id)) !== null);
export const relationsToText = toAgronomists(async (db, id) => (await findText(db, id)) !== null);

/** What a farmer opened or was sent is their own, and assigned to whoever looks after them now. */
export const relationsToAdvice: RelationsTo = async (db, viewer, adviceId) => {
  const keeperId = await findKeeperOfAdvice(db, adviceId);
  return keeperId === null ? null : relationsToProfile(db, viewer, keeperId);
};

/** A case is assigned to the one agronomist it was passed to, while they are one and it was not taken back. */
export const relationsToCase: RelationsTo = async (db, { accountId }, caseId) => {
  const held = await findCase(db, caseId);
  if (held === null) return null;
  return held.agronomistId === accountId && (await isAgronomist(db, accountId)) ? ['assigned'] : [];
};

/** The texts of a language are assigned to its speakers. */
export const relationsToPhraseLanguage: RelationsTo = async (db, { accountId }, language) =>
  (await isSpeaker(db, accountId, language)) ? ['assigned'] : [];
