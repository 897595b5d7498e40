/* Every regular expression of what ships: none may take longer than in proportion to the text it is given. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSync } from 'recheck';
import ts from 'typescript';
import { filesOf } from './kit/files.ts';
import { root } from './kit/machine.ts';
import type { Proved } from './kit/section.ts';

export type Pattern = { readonly file: string; readonly line: number; readonly source: string; readonly flags: string };

/** The regular expressions of a file: literals, and those made of one text. What is made of other texts comes as `made`. */
export const patternsOf = (file: string, text: string): { patterns: Pattern[]; made: string[] } => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const patterns: Pattern[] = [];
  const made: string[] = [];
  const lineOf = (node: ts.Node): number => source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      patterns.push({ file, line: lineOf(node), source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp') {
      const [first, flags] = node.arguments ?? [];
      const isFlagText = flags === undefined || ts.isStringLiteralLike(flags);
      if (first !== undefined && ts.isStringLiteralLike(first) && isFlagText)
        patterns.push({ file, line: lineOf(node), source: first.text, flags: flags?.text ?? '' });
      else made.push(`${file}:${lineOf(node)} ${node.getText().slice(0, 80)}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { patterns, made };
};

const patience = { timeout: 30_000 };

/** Why a pattern is not known to be linear; null for one that is. */
export const slowness = ({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string | null => {
  const found = checkSync(source, flags, patience);
  if (found.status === 'safe') return null;
  return found.status === 'vulnerable' ? found.complexity.type : found.status;
};

/** Looks at every pattern of the three rooms. */
export const provePatterns = (): Proved => {
  const files = filesOf(['domain', 'server', 'web']);
  const read = files.map((file) => patternsOf(file, readFileSync(join(root, file), 'utf8')));
  const all = read.flatMap(({ patterns }) => patterns);
  const made = read.flatMap((one) => one.made);
  const known = new Map<string, string | null>();
  const slow = all.flatMap((pattern) => {
    const key = `/${pattern.source}/${pattern.flags}`;
    if (!known.has(key)) known.set(key, slowness(pattern));
    const why = known.get(key) ?? null;
    return why === null ? [] : [`${pattern.file}:${pattern.line} \`${key}\` is ${why}`];
  });
  return {
    lines: [
      { what: 'regular expressions of the domain, the server and the web', figure: all.length, goal: '', met: null },
      { what: 'of them not linear, by recheck', figure: slow.length, goal: 0, met: slow.length === 0 },
      { what: 'made of parts when they are used, and read by hand', figure: made.length, goal: '', met: null },
    ],
    notes: [...slow, ...made.map((one) => `Made when it is used: \`${one.replaceAll('`', "'")}\`.`)],
  };
};
