/** Asking the server: JSON there and back, and problems in words. */
import { language } from '../words/words.svelte';

import type { Problem } from './types';

/** The server said no: `message` is a sentence for people, `error` a key for programs. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    message: string,
    readonly problem: Problem | null = null,
  ) {
    super(message);
  }
}

/** Nobody answers. */
export class Unreachable extends Error {}

export type Query = Record<string, string | number | boolean | null | undefined>;

export function address(path: string, query: Query = {}): string {
  const all: Query = { ...query, lang: language() };
  const pairs = Object.entries(all)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => [name, String(value)]);
  return `/api${path}?${new URLSearchParams(pairs).toString()}`;
}

async function ask<T>(
  method: string,
  path: string,
  query: Query,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' };
  const options: RequestInit = { method, headers };
  if (signal !== undefined) options.signal = signal;
  if (body !== undefined) {
    options.body = JSON.stringify(body);
    headers['content-type'] = 'application/json';
  }
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(address(path, query), options);
    text = await answer.text();
  } catch (error) {
    if (signal?.aborted) throw error; // nobody waits for it any more
    throw new Unreachable(String(error));
  }
  if (answer.ok) return (text ? JSON.parse(text) : undefined) as T;
  let problem: Problem | null = null;
  try {
    problem = JSON.parse(text) as Problem;
  } catch {
    // Something between us and the server has answered.
  }
  throw new Refused(answer.status, problem?.error ?? '', problem?.message ?? answer.statusText, problem);
}

export const api = {
  get: async <T>(path: string, query: Query = {}, signal?: AbortSignal) =>
    ask<T>('GET', path, query, undefined, signal),
  post: async <T>(path: string, body: unknown = {}, query: Query = {}) => ask<T>('POST', path, query, body),
  patch: async <T>(path: string, body: unknown, query: Query = {}) => ask<T>('PATCH', path, query, body),
  put: async <T>(path: string, body: unknown, query: Query = {}) => ask<T>('PUT', path, query, body),
  delete: async <T>(path: string, body?: unknown, query: Query = {}) => ask<T>('DELETE', path, query, body),
};
