import type { House } from './house.ts';

export type Person = { readonly email: string; readonly password: string };

export type Cookie = { readonly name: string; readonly value: string; readonly url: string; readonly expires: number };

/** Signs in beside the browser: its cookies, as the server set them. */
export const signedIn = async (house: House, person: Person): Promise<Cookie[]> => {
  const answer = await fetch(`http://127.0.0.1:${house.port}/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: house.publicUrl },
    body: JSON.stringify({ email: person.email, password: person.password }),
  });
  if (!answer.ok) throw new Error(`${person.email} could not sign in: ${answer.status}`);
  const expires = Math.floor(Date.now() / 1000) + 3600;
  return answer.headers.getSetCookie().map((text) => {
    const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=');
    return { name, value, url: `${house.publicUrl}/`, expires };
  });
};
