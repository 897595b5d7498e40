import { expect, test } from 'vitest';
import { isCode, isTest, listFiles, projectRoot, readIn } from './house.ts';

/* docs/cryptography.md is the only inventory of keys and algorithms; nothing in the code is missing there. */

const page = readIn(projectRoot, 'docs/cryptography.md');

const code = ['domain', 'server', 'web']
  .flatMap((folder) => listFiles(projectRoot, folder))
  .filter(
    (file) => isCode(file) && !isTest(file) && !/^server\/(?:world\/|app\/[\w-]+-scene)|pretend-server/.test(file),
  )
  .map((file) => ({ file, text: readIn(projectRoot, file) }));

const said = (pattern: RegExp): string[] => [
  ...new Set(
    code.flatMap(({ text }) => [...text.matchAll(pattern)].flatMap((match) => match.slice(1).filter(Boolean))),
  ),
];

/** What asks for a key that is told by a name elsewhere: the kit that makes and signs with them. */
const byArgument = ['server/kit/secrets.ts', 'server/kit/signer.ts'];

test('every purpose of a key stands in the inventory', () => {
  const literal = said(
    /(?:[sS]ecrets|\(secretKey\))\.(?:key|keys|hash)\('([\w.-]+)'|signerFor\([\w.]+, '([\w.-]+)'\)|\bhash\('([\w-]+)', /g,
  );
  const named = code
    .filter(({ text }) => /(?:\.(?:key|keys|hash)\(|signerFor\([\w.]+, )purpose\b/.test(text))
    .filter(({ file }) => !byArgument.includes(file))
    .map(({ file, text }) => /const purpose = '([\w.-]+)'/.exec(text)?.[1] ?? `${file} says no purpose`);
  const purposes = [...new Set([...literal, ...named])];
  expect(purposes.length).toBeGreaterThan(22);
  expect(purposes.filter((purpose) => !page.includes(`| \`${purpose}\``))).toEqual([]);
});

test('every algorithm is one of those that may be used', () => {
  const algorithms = said(
    /\b(?:createHash|createHmac|createCipheriv|createDecipheriv|hkdfSync|generateKeyPairSync)\(\s*'([\w-]+)'|cipherName = '([\w-]+)'|algorithm: '([\w-]+)'|\bisSigned\('(sha\d+)'|\b(?:hash|namedCurve): '([\w-]+)'|\{ name: '(AES[\w-]*|ECDSA|ECDH|RSA[\w-]*|HMAC|PBKDF2|HKDF|Ed25519|X25519)'|\bsubtle\.digest\('([\w-]+)'|(?:importKey|verify)\(\s*'(?:raw|spki)?',? ?[^,]*,? ?'(Ed25519|PBKDF2)'/g,
  );
  expect(algorithms.toSorted()).toEqual(
    ['AES-GCM', 'ECDSA', 'Ed25519', 'P-256', 'PBKDF2', 'SHA-256', 'SHA1', 'aes-256-gcm', 'sha1', 'sha256', 'sha512'].toSorted(),
  );
  for (const name of algorithms) expect(page, name).toContain(`\`${name}\``);
});

test('every file with a key, a cipher, a hash or a signature stands in the inventory', () => {
  const works =
    /\b(?:createHash|createHmac|createCipheriv|createPrivateKey|createPublicKey|hkdfSync|randomInt)\(|\brandomBytes\((?!12\))|\bsubtle\b|from '(?:@node-rs\/argon2|otpauth|web-push|@simplewebauthn\/server|@noble\/ed25519)'|import\('@noble|(?:[sS]ecrets|\(secretKey\))\.(?:key|hash)\(/;
  const files = code.filter(({ text }) => works.test(text)).map(({ file }) => file);
  expect(files.length).toBeGreaterThan(45);
  expect(files.filter((file) => !page.includes(`\`${file}\``))).toEqual([]);
});

test('chance for what must not be guessed is 128 bits at least, but for codes that are counted', () => {
  const sizes = said(/\brandomBytes\((\w+)\)/g);
  expect(sizes.filter((size) => Number(size) < 16)).toEqual([]);
  expect(sizes.toSorted()).toEqual(['20', '32', 'nonceBytes']);
});
