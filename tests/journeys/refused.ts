import { randomUUID } from 'node:crypto'

import { expect } from 'vitest'

import type { Client } from './client.ts'

/** A before-call that must be refused: with this code and field, in both languages. */
export async function refused(
  client: Client,
  path: string,
  form: Record<string, string>,
  wanted: {
    status: number
    code: string
    field?: string
    en: string | RegExp
    tc: string | RegExp
  },
): Promise<void> {
  const { en, tc, ...rest } = wanted
  const sent = { requestId: randomUUID(), ...form }
  const english = await client.post(path, sent, 'en-US,en')
  expect(english).toMatchObject({ ...rest, data: null })
  expect(english.msg).toMatch(en)
  expect((await client.post(path, sent, 'zh-TW,zh')).msg).toMatch(tc)
}
