import { look } from './stage';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { askToNotify, call } from '$lib/notify.svelte';
import { settings } from '$lib/settings.svelte';

const shown: string[] = [];

class FakeNotification {
  static permission = 'granted';
  static readonly requestPermission = async () => Promise.resolve('granted');
  onclick: (() => void) | null = null;
  constructor(title: string) {
    shown.push(title);
  }
}

beforeEach(() => {
  shown.length = 0;
  settings.sound = false;
  settings.notifications = true;
  FakeNotification.permission = 'granted';
  vi.stubGlobal('Notification', FakeNotification);
  look(false);
});
afterEach(() => {
  look(true);
});

test('who looks elsewhere and wants it is called', () => {
  call('Your turn', 'Play a card.');
  expect(shown).toEqual(['Your turn']);
});

test('who looks at the page, or does not want it, is not', () => {
  look(true);
  call('Your turn', '');
  look(false);
  settings.notifications = false;
  call('Your turn', '');
  settings.notifications = true;
  FakeNotification.permission = 'denied';
  call('Your turn', '');
  expect(shown).toEqual([]);
});

test('a browser that cannot show notes does no harm', async () => {
  vi.stubGlobal(
    'Notification',
    Object.assign(
      () => {
        throw new TypeError('illegal constructor');
      },
      { permission: 'granted' },
    ),
  );
  expect(() => {
    call('Your turn', '');
  }).not.toThrow();
  Reflect.deleteProperty(globalThis, 'Notification');
  expect(await askToNotify()).toBe(false);
});

test('the person is asked once', async () => {
  FakeNotification.permission = 'default';
  expect(await askToNotify()).toBe(true);
  FakeNotification.permission = 'denied';
  expect(await askToNotify()).toBe(false);
});
