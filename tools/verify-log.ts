/**
 * Checks the trace log with nothing but its public key: a proof in a file, or a whole log at an address, leaf by leaf.
 *
 *   npm run verify -- proof.json --key 'shuka.example/trace-log+1a2b3c4d+A…'
 *   npm run verify -- https://shuka.example --key key.txt --since an-older-checkpoint.txt
 *
 * `--key` is the key or a file with it, from a letter or a paper; without it the key that the address gives is used, and said so.
 * Leaves with 1 where something does not hold.
 */
import { createHash, createPublicKey, verify } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import {
  checkHistory,
  checkProof,
  nodeBytes,
  leafBytes,
  openCheckpoint,
  readHistory,
  readProof,
  readVerifierKey,
  areSame,
  type LogTools,
} from '@shuka/domain/traceability';

const spkiHead = Buffer.from('302a300506032b6570032100', 'hex');

const sha256 = (bytes: Uint8Array): Uint8Array => Uint8Array.from(createHash('sha256').update(bytes).digest());

const nodeTools: LogTools = {
  sha256: async (bytes) => sha256(bytes),
  isSigned: async (bytes, signature, key) =>
    verify(
      null,
      bytes,
      createPublicKey({ key: Buffer.concat([spkiHead, key]), format: 'der', type: 'spki' }),
      signature,
    ),
};

type Ask = (path: string) => Promise<string>;

/** The root over leaves that come page by page; only the right rim of the tree is held. */
const treeOf = () => {
  const rim: { hash: Uint8Array; height: number }[] = [];
  const add = (leaf: string): void => {
    let top = { hash: sha256(leafBytes(Buffer.from(leaf))), height: 0 };
    for (let left = rim.at(-1); left !== undefined && left.height === top.height; left = rim.at(-1)) {
      rim.pop();
      top = { hash: sha256(nodeBytes(left.hash, top.hash)), height: top.height + 1 };
    }
    rim.push(top);
  };
  const root = (): Uint8Array => {
    const [last, ...rest] = rim.toReversed();
    if (last === undefined) return sha256(new Uint8Array());
    return rest.reduce((right, left) => sha256(nodeBytes(left.hash, right)), last.hash);
  };
  return { add, root };
};

/** Goes through a log from its first leaf. @returns what is wrong, or null. */
const checkAddress = async (ask: Ask, keyText: string, since: string | null): Promise<string | null> => {
  const key = await readVerifierKey(keyText, nodeTools);
  if (key === null) return 'the key is none';
  const note = await ask('/api/trace-log/checkpoint');
  const head = await openCheckpoint(note, key, nodeTools);
  if (head === null) return 'the newest checkpoint is not signed by this key';
  const tree = treeOf();
  for (let at = 0; at < head.size;) {
    const { leaves } = JSON.parse(await ask(`/api/trace-log/leaves?from=${at}`)) as { leaves: string[] };
    if (leaves.length === 0) return `the log ends at ${at}, and its checkpoint says ${head.size}`;
    for (const leaf of leaves.slice(0, head.size - at)) tree.add(leaf);
    at += leaves.length;
  }
  if (!areSame(tree.root(), head.root)) return 'the leaves are not those that were signed for';
  if (since === null) return null;
  const before = await openCheckpoint(since, key, nodeTools);
  if (before === null) return 'the older checkpoint is not signed by this key';
  const path = `/api/trace-log/consistency?first=${before.size}&second=${head.size}`;
  const history = readHistory(JSON.parse(await ask(path)));
  const verdict =
    history === null ? 'no-proof' : await checkHistory({ ...history, earlier: since }, keyText, nodeTools);
  return verdict === 'genuine' ? null : `what the older checkpoint stood for was changed (${verdict})`;
};

/** Checks the proof in a file. @returns what is wrong, or null. */
export const checkFile = async (text: string, keyText: string): Promise<string | null> => {
  const data = JSON.parse(text) as unknown;
  const [proof, history] = [readProof(data), readHistory(data)];
  if (proof === null && history === null) return 'the file holds no proof';
  const verdict =
    proof === null
      ? await checkHistory(history ?? { earlier: '', later: '', hashes: [] }, keyText, nodeTools)
      : await checkProof(proof, keyText, nodeTools);
  return verdict === 'genuine' ? null : verdict;
};

const optionOf = (name: string): string | null => {
  const at = process.argv.indexOf(name);
  const text = at === -1 ? undefined : process.argv[at + 1];
  if (text === undefined) return null;
  return existsSync(text) ? readFileSync(text, 'utf8') : text;
};

const main = async (): Promise<void> => {
  const [, , what] = process.argv;
  if (what === undefined) {
    console.error(
      'What is to be checked? A file with a proof, or the address of a server: npm run verify -- <file|address>',
    );
    process.exitCode = 1;
    return;
  }
  const isAddress = /^https?:\/\//.test(what);
  const ask: Ask = async (path) => {
    const answer = await fetch(`${what.replace(/\/$/, '')}${path}`);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.text();
  };
  const own = optionOf('--key')?.trim() ?? null;
  if (own === null && !isAddress) throw new Error('A file is checked with a key: --key <key or file>');
  const key = own ?? (JSON.parse(await ask('/api/trace-log')) as { verifierKey: string }).verifierKey;
  if (own === null) console.log(`No key was given. Trusting the one of the address itself:\n${key}`);
  const wrong = isAddress
    ? await checkAddress(ask, key, optionOf('--since'))
    : await checkFile(readFileSync(what, 'utf8'), key);
  console.log(wrong === null ? 'Genuine.' : `NOT genuine: ${wrong}.`);
  process.exitCode = wrong === null ? 0 : 1;
};

if (process.argv[1]?.endsWith('verify-log.ts') === true)
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
