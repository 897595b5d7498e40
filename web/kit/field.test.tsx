import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PasswordField } from './field.tsx';
import { makeWords, WordsProvider } from './words.tsx';

const words = makeWords('en', { 'form.showPassword': 'Show the password', 'form.hidePassword': 'Hide the password' });

const label = 'Password';

test('a password is masked until its owner asks to see it, and a program that keeps passwords knows it', () => {
  const drawn = renderToStaticMarkup(
    <WordsProvider words={words}>
      <PasswordField name="password" label={label} autoComplete="current-password" required />
    </WordsProvider>,
  );
  const [input = ''] = drawn.match(/<input [^>]*>/) ?? [];
  expect(input).toContain('type="password"');
  expect(input).toMatch(/autocomplete="current-password"/i);
  expect(input).not.toMatch(/maxlength|pattern|readonly/i);
  expect(drawn).toContain('aria-label="Show the password"');
});
