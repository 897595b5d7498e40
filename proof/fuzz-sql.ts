/* SQL is written with the tag that numbers its values, and never put together from texts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { filesOf } from './kit/files.ts';
import { root } from './kit/machine.ts';
import type { Proved } from './kit/section.ts';

/** The words a statement begins with, in a text that goes on. */
const statement = /^\s*(?:select|insert into|update|delete from|with|alter|create|drop|truncate|savepoint|set) /i;

/**
 * The places in a file where a text with parts in it is, or may become, SQL: a template that reads like a statement without
 * the tag, a sum of texts that begins like one, and an object of text and values whose text is put together.
 */
export const builtStatements = (file: string, text: string): string[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const tell = (node: ts.Node): void => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    found.push(`${file}:${line} ${node.getText().replaceAll(/\s+/g, ' ').slice(0, 80)}`);
  };
  const isBuilt = (node: ts.Node): boolean =>
    (ts.isTemplateExpression(node) && !ts.isTaggedTemplateExpression(node.parent)) ||
    (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken);
  const beginning = (node: ts.Node): string => {
    if (ts.isTemplateExpression(node)) return node.head.text;
    if (ts.isBinaryExpression(node)) return beginning(node.left);
    return ts.isStringLiteralLike(node) ? node.text : '';
  };
  const visit = (node: ts.Node): void => {
    const isQuery =
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'query';
    if (isQuery) for (const given of node.arguments) if (isBuilt(given)) tell(given);
    if (isBuilt(node) && statement.test(beginning(node))) tell(node);
    if (ts.isCallExpression(node) && node.expression.getText() === 'raw') tell(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...new Set(found)];
};

/** Where the parts are names of our own tables and columns, which no value can stand for and nobody from outside says. */
const argued: Readonly<Record<string, string>> = {
  'server/kit/merging.ts': 'the tables are those that slices name in their code',
  'server/kit/migrate-apart.ts': 'the parts are statements of our own migrations',
};

/** Looks at all of the server that ships. */
export const proveSql = (): Proved => {
  const all = filesOf(['server']).map(
    (file) => [file, builtStatements(file, readFileSync(join(root, file), 'utf8'))] as const,
  );
  const built = all.filter(([file]) => argued[file] === undefined).flatMap(([, found]) => found);
  const kept = all.filter(([file]) => argued[file] !== undefined);
  return {
    lines: [{ what: 'statements put together from texts', figure: built.length, goal: 0, met: built.length === 0 }],
    notes: [
      ...built.map((one) => `Put together: \`${one.replaceAll('`', "'")}\`.`),
      ...kept.map(([file, found]) => `${file} puts ${found.length} together: ${argued[file]}.`),
    ],
  };
};
