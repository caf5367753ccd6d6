import { messageDigest, recoverSigner } from '#platform/chain/message.ts'
import { describe, expect, test } from 'vitest'

import { type Announcement, canonicalText, noHash } from './announcement.ts'
import { addressOfKey, signed } from './keeper/announce.ts'
import { faultsOf, type Remembered, type SignedAnnouncement } from './verify.ts'

const key = '1'.padStart(64, '0')
const stranger = '2'.padStart(64, '0')
const announcer = addressOfKey(key)
const curve = { hashOf: messageDigest, signerOf: recoverSigner }

/** So many in a row, each continuing the one before; the newest first, as they are listed. */
async function chainOf(count: number, title = 'Title'): Promise<SignedAnnouncement[]> {
  const list: SignedAnnouncement[] = []
  let previous = noHash
  for (let number = 1; number <= count; number++) {
    const words = { title: `${title} ${number}`, body: 'One.' }
    const one: Announcement = {
      chain: '0x2b6653dc',
      number,
      previous,
      time: number,
      kind: 'news',
      en: words,
      tc: words,
      spenders: [],
      release: null,
    }
    list.unshift({ ...one, signature: await signed(canonicalText(one), key) })
    previous = hashOf(one)
  }
  return list
}

const hashOf = (one: Announcement): string => messageDigest(canonicalText(one))

const check = async (
  list: readonly SignedAnnouncement[],
  { total = 3, count, of = announcer }: { total?: number; count?: number; of?: string | null } = {},
  remembered: Remembered | null = null,
): Promise<string[]> => {
  const listed = { announcer: of, total, count: count ?? total }
  const faults = await faultsOf(list, listed, curve, remembered)
  return faults.map(({ number, why }) => `${number} ${why}`)
}

test('the address of the smallest key, as wallets have it', () => {
  expect(announcer).toBe('TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC')
})

test('a chain is right, as a whole and its newest part', async () => {
  const list = await chainOf(3)
  expect(await check(list)).toEqual([])
  expect(await check(list.slice(0, 2), { count: 2 })).toEqual([])
  expect(await check([], { total: 0 })).toEqual([])
})

describe('what is wrong shows', () => {
  test('a changed text, and what continues it', async () => {
    const [third, second, first] = await chainOf(3)
    const tc = { title: second!.tc.title, body: 'Two.' }
    const tampered = [third!, { ...second!, tc }, first!]
    expect(await check(tampered)).toEqual(['2 signature', '3 previous'])
  })

  test('a signature of another account, of another network, and none', async () => {
    const [one] = await chainOf(1)
    const other = { ...one!, signature: await signed(canonicalText(one!), stranger) }
    const only = { total: 1 }
    expect(await check([other], only)).toEqual(['1 signature'])
    expect(await check([{ ...one!, chain: '0xcd8690dc' }], only)).toEqual(['1 signature'])
    expect(await check([{ ...one!, signature: '0x00' }], only)).toEqual(['1 signature'])
    expect(await check([one!], { ...only, of: null })).toEqual(['1 signature'])
  })

  test('a signed warning with a link', async () => {
    const [one] = await chainOf(1)
    const words = { title: 'Go to evil.example', body: 'Now.' }
    const warning: Announcement = { ...one!, kind: 'security', en: words }
    const signature = await signed(canonicalText(warning), key)
    expect(await check([{ ...warning, signature }], { total: 1 })).toEqual(['1 link'])
  })

  test('a gap: in between, at the end, at the beginning', async () => {
    const [third, second, first] = await chainOf(3)
    expect(await check([third!, first!])).toEqual(['2 gap'])
    expect(await check([second!, first!])).toEqual(['3 gap'])
    expect(await check([third!, second!])).toEqual(['1 gap'])
  })

  test('two of one number, both signed', async () => {
    const list = await chainOf(3)
    const words = { title: 'Another', body: 'One.' }
    const another = { ...list[0]!, en: words }
    const signature = await signed(canonicalText(another), key)
    expect(await check([...list, { ...another, signature }])).toEqual(['3 second'])
  })

  test('a first one that continues another', async () => {
    const [second] = await chainOf(2)
    const one = { ...second!, number: 1 }
    const signature = await signed(canonicalText(one), key)
    expect(await check([{ ...one, signature }], { total: 1 })).toEqual(['1 previous'])
  })

  test('one that this reader has read otherwise, or that is gone', async () => {
    const list = await chainOf(3)
    const before = await chainOf(3, 'Other title')
    const remembered = (one: Announcement) => ({ number: one.number, hash: hashOf(one) })
    expect(await check(list, {}, remembered(list[0]!))).toEqual([])
    expect(await check(list, {}, remembered(before[0]!))).toEqual(['3 changed'])
    expect(await check(list.slice(1), { total: 2 }, remembered(list[0]!))).toEqual(['3 lost'])
  })
})
