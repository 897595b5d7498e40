import ts from 'typescript';

/** What a source file says or points to, for checks against the catalogues. */
export type Spoken = {
  /** Text for people that stands in JSX itself. */
  readonly literals: readonly string[];
  /** Every string that could be an id, whatever it is for. */
  readonly strings: ReadonlySet<string>;
  /** Strings that are certainly ids of a screen's text: `t('…')`, `says: '…'`, `refusedField(field, '…')`. */
  readonly ids: ReadonlySet<string>;
  /** Ids of what the server itself says, in mails and the like: `say(language, '…')`. */
  readonly said: ReadonlySet<string>;
  /** Heads of ids put together while running: `role.` of t(`role.${role}`). */
  readonly families: ReadonlySet<string>;
  /** Codes of expected failures: declared in contracts, or thrown as `new Problem('…')`. */
  readonly problems: ReadonlySet<string>;
};

const heard = new Set([
  'placeholder',
  'title',
  'alt',
  'label',
  'aria-label',
  'aria-description',
  'aria-roledescription',
]);

/** Names that are the same in every language. */
const brands = new Set(['Shuka']);

const isText = (text: string): boolean => /\p{L}/u.test(text) && !brands.has(text.trim());

const stringsIn = (node: ts.Node | undefined): string[] => {
  if (node === undefined) return [];
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
  if (ts.isConditionalExpression(node)) return [...stringsIn(node.whenTrue), ...stringsIn(node.whenFalse)];
  if (ts.isBinaryExpression(node))
    return [...stringsIn(node.left), ...stringsIn(node.right)].filter(() => isJoining(node));
  if (ts.isParenthesizedExpression(node) || ts.isJsxExpression(node)) return stringsIn(node.expression);
  return [];
};

const isJoining = (node: ts.BinaryExpression): boolean =>
  [
    ts.SyntaxKind.PlusToken,
    ts.SyntaxKind.AmpersandAmpersandToken,
    ts.SyntaxKind.BarBarToken,
    ts.SyntaxKind.QuestionQuestionToken,
  ].includes(node.operatorToken.kind);

const literalsOf = (node: ts.Node): string[] => {
  if (ts.isJsxAttribute(node)) return heard.has(node.name.getText()) ? stringsIn(node.initializer).filter(isText) : [];
  if (ts.isJsxText(node)) return stringsIn(node).filter(isText);
  const isChild = ts.isJsxExpression(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent));
  return isChild ? stringsIn(node).filter(isText) : [];
};

const calleeOf = (node: ts.Node): string =>
  (ts.isCallExpression(node) || ts.isNewExpression(node)) && ts.isIdentifier(node.expression)
    ? node.expression.text
    : '';

const keyOf = (node: ts.Node): string =>
  ts.isPropertyAssignment(node) && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)) ? node.name.text : '';

/** Where in a call the id stands. */
const idPlace: Readonly<Record<string, number>> = { t: 0, refusedField: 1 };

const idsOf = (node: ts.Node): string[] => {
  if (ts.isPropertyAssignment(node) && keyOf(node) === 'says') return wholeStringsIn(node.initializer);
  const place = idPlace[calleeOf(node)];
  return place === undefined || !ts.isCallExpression(node) ? [] : wholeStringsIn(node.arguments[place]);
};

const saidOf = (node: ts.Node): string[] =>
  ts.isCallExpression(node) && calleeOf(node) === 'say' ? wholeStringsIn(node.arguments[1]) : [];

const wholeStringsIn = (node: ts.Node | undefined): string[] =>
  node !== undefined && ts.isTemplateExpression(node) ? [] : stringsIn(node);

const keysOf = (node: ts.Expression): string[] =>
  ts.isObjectLiteralExpression(node) ? node.properties.map(keyOf).filter((key) => key !== '') : keysBelow(node);

const keysBelow = (node: ts.Expression): string[] =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? keysOf(node.expression) : [];

const problemsOf = (node: ts.Node): string[] => {
  if (ts.isNewExpression(node) && calleeOf(node) === 'Problem') return wholeStringsIn(node.arguments?.[0]);
  if (ts.isVariableDeclaration(node) && /[pP]roblems$/.test(node.name.getText()) && node.initializer !== undefined)
    return keysOf(node.initializer);
  const isInEndpoint = ts.isPropertyAssignment(node) && calleeOf(node.parent.parent) === 'endpoint';
  return isInEndpoint && keyOf(node) === 'errors' ? keysOf(node.initializer) : [];
};

/** Names of contracts and of modules look like ids and are none. */
const isNoId = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  (ts.isPropertyAssignment(node) && keyOf(node) === 'name' && calleeOf(node.parent.parent) === 'endpoint');

/** Reads one TypeScript file. @param file - its name; tells whether JSX may stand in it */
export const listen = (file: string, text: string): Spoken => {
  const spoken = {
    literals: new Array<string>(),
    strings: new Set<string>(),
    ids: new Set<string>(),
    said: new Set<string>(),
  };
  const more = { families: new Set<string>(), problems: new Set<string>() };
  const visit = (node: ts.Node): void => {
    if (isNoId(node)) return;
    spoken.literals.push(...literalsOf(node));
    if (ts.isStringLiteralLike(node)) spoken.strings.add(node.text);
    if (ts.isTemplateExpression(node) && /^[a-z]\w*\.[\w.-]*$/.test(node.head.text)) more.families.add(node.head.text);
    for (const id of idsOf(node)) spoken.ids.add(id);
    for (const id of saidOf(node)) spoken.said.add(id);
    for (const code of problemsOf(node)) more.problems.add(code);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true));
  return { ...spoken, ...more };
};
