import { Client } from '#tests/journeys/client.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { groupedAddress } from '#platform/std/format.ts'
import { acceptLanguage } from '#platform/std/text.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { plain, png, svg } from './pictures/testing/pictures.ts'

/** Profiles from the call to the row and back; alice, bob and carol are active, heidi is not. */
let stack: Stack
let alice: Client
let bob: Client
let carol: Client
let heidi: Client
let nobody: Client

beforeAll(async () => {
  stack = await startStack({ neighbours: true })
  const named = (name: string) => new Client(stack, name)
  ;[alice, bob, carol, heidi, nobody] = ['alice', 'bob', 'carol', 'heidi', 'mallory'].map(
    named,
  ) as [Client, Client, Client, Client, Client]
  for (const client of [alice, bob, carol, heidi]) await client.signIn()
})
afterAll(() => stack?.close())

const musician = '/deposit/blMusician'
const edit = (who: Client, form: Record<string, string>, language = 'en') =>
  who.post(`${musician}/edit`, form, language)
const info = async (who: Client) =>
  (await nobody.post(`${musician}/info`, { address: who.address })).data
const list = async (form: Record<string, string> = {}) =>
  (await nobody.post(`${musician}/pageQuery`, form)).data as {
    total: number
    list: { address: string; nickname: string; alike: boolean; longer: object | null }[]
  }
const upload = (who: Client, file: Uint8Array<ArrayBuffer>) =>
  who.post('/deposit/common/upload/oss/image', { file })
const picture = (hash: string) => fetch(`${stack.server.url}/tessera/account/picture/${hash}`)

test('is empty without entries, and in no list', async () => {
  expect(await info(heidi)).toEqual({
    address: heidi.address,
    nickname: '',
    avatar: null,
    alike: false,
    introduction: '',
    longer: null,
  })
  expect(await list()).toEqual({ total: 0, list: [] })
  const { data } = await nobody.post('/tessera/account/people', { addresses: heidi.address })
  expect(data).toEqual({ list: [] })
})

test('an omitted field stays, an empty one is cleared, and all texts are cleaned', async () => {
  const first = {
    nickname: ' \u202eAnn \u200bof  Ely ',
    introduction: 'I lay\r\n\r\n\r\n\r\ntiles.\u0007',
  }
  const { data } = await edit(alice, first)
  expect(data).toMatchObject({ nickname: 'Ann of Ely', introduction: 'I lay\n\ntiles.' })
  await edit(alice, { introduction: '' })
  expect(await info(alice)).toMatchObject({ nickname: 'Ann of Ely', introduction: '' })
  await edit(alice, { introduction: '馬賽克 👨‍👩‍👧‍👦' })
  expect(await info(alice)).toEqual({
    address: alice.address,
    nickname: 'Ann of Ely',
    avatar: null,
    alike: false,
    introduction: '馬賽克 👨‍👩‍👧‍👦',
    longer: null,
  })
})

test('two concurrent changes are both stored, also of a first row', async () => {
  for (const [i, who] of [bob, carol, carol, carol].entries()) {
    const wanted = { nickname: `Two ${i}`, introduction: `At once ${i}` }
    const { nickname, introduction } = wanted
    await Promise.all([edit(who, { nickname }), edit(who, { introduction })])
    expect(await info(who)).toMatchObject(wanted)
  }
  for (const who of [bob, carol]) await edit(who, { nickname: '', introduction: '' })
})

test('a nickname has at most twelve characters, as its reader counts them', async () => {
  for (const nickname of ['👨‍👩‍👧‍👦'.repeat(12), '馬'.repeat(12), 'e\u0301'.repeat(12)]) {
    expect((await edit(carol, { nickname })).code).toBe('OK')
    const refused = await edit(carol, { nickname: nickname + nickname.slice(0, 11) })
    expect(refused).toMatchObject({ status: 422, field: 'nickname' })
    expect(refused.msg).toBe('nickname: use 0 to 12 characters')
  }
  const tc = await edit(carol, { nickname: 'a'.repeat(13) }, acceptLanguage.tc)
  expect(tc.msg).toBe('nickname：請輸入 0 至 12 個字元')
  await edit(carol, { nickname: '' })
  expect(await list({ q: '馬' })).toMatchObject({ total: 0 })
})

test.each([
  ['Tеssera', 'NAME_OF_OURS', 'This nickname reads as if you spoke for Tessera. Choose another'],
  ['TQn9Y2…mMpZ', 'NAME_LIKE_ADDRESS', 'A nickname must not look like an address. Choose another'],
])('%s is refused, and nothing is changed', async (nickname, code, msg) => {
  const before = await info(alice)
  const refused = await edit(alice, { nickname, introduction: 'new' })
  expect(refused).toMatchObject({ status: 422, code, field: 'nickname', msg })
  expect(await info(alice)).toEqual(before)
})

test('of an inactive account accepts no entry and no file', async () => {
  expect((await edit(heidi, { nickname: 'Heidi' })).code).toBe('NOT_ACTIVE')
  expect((await upload(heidi, png(9, 9, 9))).code).toBe('NOT_ACTIVE')
  expect((await upload(nobody, png(9, 9, 9))).code).toBe('NOT_SIGNED_IN')
})

describe('names that look alike', () => {
  beforeAll(async () => {
    await stack.world.net.travel(60)
    await stack.world.net.mine()
    await stack.server.indexer.catchUp()
    // Cyrillic А and у.
    await edit(bob, { nickname: 'Аnn of Elу' })
  })

  test('both are marked, and the later one names the earlier owner', async () => {
    const { list: both } = await list({ q: 'ann' })
    expect(both.map(({ address, alike, longer }) => ({ address, alike, longer }))).toEqual([
      { address: alice.address, alike: true, longer: null },
      {
        address: bob.address,
        alike: true,
        longer: { address: alice.address, nickname: 'Ann of Ely' },
      },
    ])
    const addresses = `${alice.address},${bob.address},${alice.address}`
    const { data } = await nobody.post('/tessera/account/people', { addresses })
    const flags = data.list.map((one: { alike: boolean }) => one.alike)
    expect(flags).toEqual([true, true])
  })

  test('to write it otherwise does not make it newer; another name does', async () => {
    await edit(alice, { nickname: 'ANN OF ELY' })
    expect(await info(alice)).toMatchObject({ alike: true, longer: null })
    await edit(alice, { nickname: 'Annette' })
    expect(await info(bob)).toMatchObject({ alike: false, longer: null })
    await edit(alice, { nickname: 'Ann of Ely' })
    expect(await info(alice)).toMatchObject({ alike: true, longer: { address: bob.address } })
  })
})

test('the list: newest first, by any word, by address; who takes the nickname away leaves it', async () => {
  await edit(carol, { nickname: 'Laying Tiles' })
  const names = async (form: Record<string, string>) =>
    (await list(form)).list.map(({ nickname }) => nickname)
  expect(new Set(await names({}))).toEqual(new Set(['Laying Tiles', 'Ann of Ely', 'Аnn of Elу']))
  expect(await names({ q: 'tile' })).toEqual(['Laying Tiles'])
  expect(await names({ q: ' LAYING t' })).toEqual(['Laying Tiles'])
  expect(await names({ q: carol.address })).toEqual(['Laying Tiles'])
  expect(await names({ q: groupedAddress(carol.address) })).toEqual(['Laying Tiles'])
  expect(await names({ q: 'ying' })).toEqual([])
  expect(await names({ q: "'; drop table" })).toEqual([])
  await edit(carol, { nickname: '' })
  expect(await names({ q: 'tile' })).toEqual([])
  expect((await list()).total).toBe(2)
})

describe('a picture', () => {
  test('is served by its hash, as a picture only', async () => {
    const { data } = await upload(alice, await asSent(plain('jpeg')))
    const reply = await picture(data.avatar)
    expect(reply.status).toBe(200)
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none';frame-ancestors 'none';sandbox",
      'content-disposition': 'inline',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const { format, width } = await sharp(await reply.arrayBuffer()).metadata()
    expect({ format, width }).toEqual({ format: 'webp', width: 256 })
    expect((await info(alice)).avatar).toBeNull()
    await edit(alice, { avatar: data.avatar })
    expect((await info(alice)).avatar).toBe(data.avatar)
  })

  test('that is none is refused in both languages', async () => {
    const sent = await asSent(Promise.resolve(svg))
    expect(await upload(alice, sent)).toMatchObject({
      status: 422,
      code: 'NOT_A_PICTURE',
      field: 'file',
      msg: 'This is no JPEG, PNG or WebP picture that can be read whole',
    })
    expect(await upload(alice, png(60_000, 60_000, 1))).toMatchObject({
      code: 'TOO_MANY_PIXELS',
      msg: 'The picture has more than 16 million pixels',
    })
  })

  test("of another account is not accepted, and the profile's picture stays until it is replaced", async () => {
    const { avatar } = await info(alice)
    const refused = await edit(bob, { avatar })
    expect(refused).toMatchObject({ status: 404, code: 'NO_SUCH_PICTURE', field: 'avatar' })
    const other = (await upload(alice, png(9, 9, 9))).data.avatar
    expect(other).not.toBe(avatar)
    expect((await picture(avatar)).status).toBe(200)
    await edit(alice, { avatar: other })
    expect((await picture(other)).status).toBe(200)
    expect((await picture(avatar)).status).toBe(404)
    await edit(alice, { avatar: '' })
    expect((await picture(other)).status).toBe(404)
    expect((await info(alice)).avatar).toBeNull()
  })

  test.each(['', '..', 'x'.repeat(64), `${'a'.repeat(64)}.svg`, 'a'.repeat(64)])(
    'under the name %j is none',
    async (name) => {
      const reply = await picture(name)
      expect([404, 200]).toContain(reply.status)
      expect(reply.headers.get('content-type')).not.toContain('image')
    },
  )
})

const asSent = async (made: Promise<Buffer>) => Uint8Array.from(await made)
