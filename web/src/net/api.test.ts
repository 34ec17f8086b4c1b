import { expect, it } from 'vitest';
import { Api, ApiError } from './api.ts';

const answering = (status: number, body: unknown, headers: Record<string, string> = {}): Api =>
  new Api(() => Promise.resolve(new Response(JSON.stringify(body), { status, headers })));

it('gives the person, or nobody', async () => {
  await expect(answering(200, { id: 'p', name: 'Ann', password: false }).me()).resolves.toMatchObject({ name: 'Ann' });
  await expect(answering(200, null).me()).resolves.toBeNull();
});

it('says what the server said, and when to try again', async () => {
  const api = answering(429, { error: ['server.too_many', { seconds: 7 }], text: 'Too often.' }, { 'Retry-After': '7' });
  const error = await api.callMe('Ann').catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 429, said: ['server.too_many', { seconds: 7 }], message: 'Too often.', retryAfter: 7 });
});

it('tells a silent server and a strange answer apart', async () => {
  const silent = new Api(() => Promise.reject(new TypeError('no network')));
  await expect(silent.lobby()).rejects.toMatchObject({ status: 0, said: ['ui.no_server'] });
  await expect(answering(200, { tables: 7 }).lobby()).rejects.toMatchObject({ said: ['ui.strange_answer'] });
});
