import { Client } from '#tests/journeys/client.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { features } from '#apps/server/features.ts'
import type { Endpoint } from '#platform/std/endpoint.ts'
import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { type FieldExample, merged } from '#tests/examples.ts'
import { fieldsOf as declaredFields } from './forms.ts'

/** Every field of every call, with right and wrong values; every call without a session, and without an inviter. */
let stack: Stack
let alice: Client
let heidi: Client

const uuid = '6f1c1b0e-0f3b-4d6a-9a53-5f0d3c1f0a11'
const someone = 'TSw2G3cQGD2Mhoj3GkjBobNyNocqNccTs7'
const hash = 'ab'.repeat(32)

const whole = (min: number, max: number) => ({
  en: `enter a whole number from ${min} to ${max}`,
  tc: `請輸入 ${min} 至 ${max} 的整數`,
})
const oneOf = (choices: string) => ({ en: `use one of ${choices}`, tc: `請使用 ${choices} 之一` })
const notAccepted = { en: 'this value is not accepted', tc: '不接受此值' }
const notAnAddress = { en: 'enter a correct TRON address', tc: '請輸入正確的 TRON 地址' }
const notAUuid = { en: 'enter a UUID', tc: '請輸入 UUID' }
const inHex = `0x${'41'.repeat(20)}`
const addressField = {
  right: someone,
  // The last differs in one letter only: its checksum is wrong.
  wrong: ['', 'T123', inHex, someone.replace(/7$/, '8')],
  message: notAnAddress,
  own: {
    [inHex]: {
      en: 'enter the form of the address that begins with T, not hex',
      tc: '請輸入以 T 開頭的地址，而非十六進位地址',
    },
  },
}
const wholeField = (right: string, min: number, max: number) => ({
  right,
  wrong: [String(min - 1), String(max + 1), '', ' 1', '1.5', '1e1', '0x1', '01', 'one'],
  message: whole(min, max),
})

const tooHuge = {
  en: 'at most 79228162514264337593543950335 base units',
  tc: '最多 79228162514264337593543950335 個最小單位',
}
const amountField = {
  right: '100000000',
  wrong: ['', '-1', '1.5', '1e6', '0x1', '01', ' 1', '１', String(2n ** 96n), '9'.repeat(30)],
  message: { en: 'enter an amount in base units', tc: '請輸入以最小單位計的數量' },
  own: {
    '-1': { en: 'an amount cannot be negative', tc: '數量不可為負數' },
    '1.5': { en: 'base units are whole: leave out the decimals', tc: '最小單位為整數，不含小數' },
    '１': { en: 'use the digits 0 to 9', tc: '請使用數字 0 至 9' },
    [String(2n ** 96n)]: tooHuge,
    ['9'.repeat(30)]: tooHuge,
  },
}

/** A longer request is refused as a whole: bytes. */
const mostSent = 64 * 1024
const isTooLarge = (value: Value): boolean =>
  typeof value === 'string' && encodeURIComponent(value).length > mostSent

/** Counted as a reader counts them. */
const textField = (most: number) => ({
  right: 'I lay tiles. 馬賽克'.slice(0, most),
  wrong: ['x', '界', '👨‍👩‍👧‍👦', '\u00e9'].map((one) => one.repeat(most + 1)),
  message: { en: `use 0 to ${most} characters`, tc: `請輸入 0 至 ${most} 個字元` },
})

const numbersField = (pattern: string) => ({
  right: '1',
  wrong: [
    // Where none may be named, the call itself states what it misses.
    ...(pattern.endsWith(')?$') ? [] : ['']),
    ',',
    '1,',
    '1;2',
    '-1',
    Array.from({ length: 51 }, () => 1).join(','),
    '1'.repeat(1 + Number(/\{1,(\d+)\}/.exec(pattern)?.[1])),
  ],
  message: notAccepted,
})

const fileField = {
  right: new Uint8Array(9),
  wrong: [new Uint8Array(0), 'a text'],
  message: {
    en: 'choose a file that is not empty and not too large',
    tc: '請選擇一個非空且不過大的檔案',
  },
}

type Value = FieldExample['right']
interface Saying {
  readonly en: string
  readonly tc: string
}
interface Sample {
  readonly right: Value
  readonly wrong: readonly Value[]
  readonly message: Saying
  /** The message for some of the wrong values instead. */
  readonly own?: Readonly<Record<string, Saying>>
}

/** By what the field declares of itself. */
const samples: Readonly<Record<string, Sample>> = {
  'base units, as a whole number': amountField,
  'TRON address in base58, T…': addressField,
  'TRON addresses in base58 with commas, at most 50': {
    ...addressField,
    wrong: [...addressField.wrong, `${someone},`, `${someone};T`],
  },
  'transaction hash, 64 hex digits': {
    right: hash,
    wrong: ['', 'ab', `0x${hash}`, 'g'.repeat(64), `${hash}0`],
    message: { en: 'a hash has 64 hex digits', tc: '交易雜湊為 64 位十六進位字元' },
  },
  UUID: {
    right: uuid,
    wrong: ['', '1', uuid.replaceAll('-', ''), `${uuid}0`, `{${uuid}}`],
    message: notAUuid,
  },
  '0x and 64 hex digits': {
    right: `0x${hash}`,
    wrong: ['', '0x', hash, `0x${hash}0`, `0x${'g'.repeat(64)}`],
    message: notAccepted,
  },
  'symbol of a coin, at most 12 capital letters or digits': {
    right: 'TRX',
    wrong: ['', 'trx', 'T RX', 'TRX ', 'TRX\n', 'A'.repeat(13)],
    message: notAccepted,
  },
}

/** Of fields that declare less, by name; where two calls mean different things by one, the call stands before it. */
const named = merged(({ fields }) => fields)
const sampleOf = ({ right, wrong, choices }: FieldExample): Sample => ({
  right,
  wrong,
  message: choices === undefined ? notAccepted : oneOf(choices),
})

type Declared = ReturnType<typeof declaredFields>[string]

/** Of a field that has no sample by name: from what it declares. */
function byForm(declared: Declared): Sample | undefined {
  const { description = '', enum: choices, pattern, minLength = 0, maxLength } = declared
  const [, min, max] = /^whole number from (\d+) to (\d+)$/.exec(description) ?? []
  if (min !== undefined) return wholeField(min, Number(min), Number(max))
  const [, most] = /^text of at most (\d+) characters$/.exec(description) ?? []
  if (most !== undefined) return textField(Number(most))
  if (description === 'whole numbers with commas, at most 50') return numbersField(pattern ?? '')
  if (description.startsWith('file of at most')) return fileField
  if (description !== '') return samples[description]
  if (maxLength !== undefined && pattern === undefined) {
    const short = minLength > 0 ? [''] : []
    return { right: 'a', wrong: [...short, 'a'.repeat(maxLength + 1)], message: notAccepted }
  }
  const [first] = choices ?? []
  if (choices === undefined || first === undefined) return undefined
  const wrong = ['', first.toUpperCase(), ` ${first}`, `${first},${first}`]
  return { right: first, wrong, message: oneOf(choices.join(', ')) }
}

const endpoints = features.flatMap((feature) => feature.endpoints.map(({ endpoint }) => endpoint))
const nameOf = ({ path }: Endpoint) => path.split('/').at(-1)!

function fieldsOf(endpoint: Endpoint): [name: string, sample: Sample, needed: boolean][] {
  const { shape } = endpoint.input as z.ZodMiniObject
  const declared = declaredFields(endpoint)
  return Object.entries(shape).map(([field, type]) => {
    const own = named[`${nameOf(endpoint)} ${field}`] ?? named[field]
    const sample = own === undefined ? byForm(declared[field] ?? {}) : sampleOf(own)
    if (sample === undefined) throw new Error(`${endpoint.path}: ${field} has no sample`)
    return [field, sample, !z.safeParse(type as z.ZodMiniType, undefined).success]
  })
}
/** All that a call must have, each right. */
const formOf = (endpoint: Endpoint): Record<string, Value> =>
  Object.fromEntries(
    fieldsOf(endpoint).flatMap(([field, { right }, needed]) => (needed ? [[field, right]] : [])),
  )

beforeAll(async () => {
  stack = await startStack({ neighbours: true })
  alice = new Client(stack, 'alice')
  heidi = new Client(stack, 'heidi')
  await alice.signIn()
  await heidi.signIn()
})
afterAll(() => stack?.close())

const behind = endpoints.filter(({ access }) => !['public', 'operator'].includes(access))
const forActive = endpoints.filter(({ access }) => access === 'active')
const paged = endpoints.filter((one) => fieldsOf(one).some(([field]) => field === 'pageNum'))

test('all private calls of a member require a session; buying and staking for an inviter too', () => {
  expect(behind.length).toBeGreaterThanOrEqual(16)
  expect(forActive.length).toBeGreaterThanOrEqual(8)
})

test.each(behind.map((one) => [one.path, one] as const))('%s without a session', async (_, one) => {
  const stranger = new Client(stack, 'mallory')
  for (const token of ['', 'ab'.repeat(32), `${alice.token}0`]) {
    stranger.token = token
    const wanted = { status: 401, code: 'NOT_SIGNED_IN', data: null }
    const english = await stranger.post(one.path, formOf(one))
    expect(english).toMatchObject({ ...wanted, msg: 'Sign in with your wallet first' })
    expect((await stranger.post(one.path, formOf(one), 'zh-TW')).msg).toBe('請先以錢包登入')
  }
})

test.each(forActive.map((one) => [one.path, one] as const))(
  '%s without an inviter',
  async (_, one) => {
    const wanted = { status: 403, code: 'NOT_ACTIVE', data: null }
    const english = await heidi.post(one.path, formOf(one))
    expect(english).toMatchObject({ ...wanted, msg: 'Please active first' })
    expect((await heidi.post(one.path, formOf(one), 'zh-TW')).msg).toBe('請先啟用')
  },
)

describe.each(
  endpoints.filter((one) => fieldsOf(one).length > 0).map((one) => [one.path, one] as const),
)('%s', (_, one) => {
  test.each(fieldsOf(one))(
    '%s with a wrong value names the field and the rule',
    async (field, sample, needed) => {
      const asked = async (form: Record<string, Value>, message: Saying) => {
        const wanted = { status: 422, code: 'INVALID', field, data: null }
        expect(await alice.post(one.path, form)).toMatchObject({
          ...wanted,
          msg: `${field}: ${message.en}`,
        })
        expect((await alice.post(one.path, form, 'zh-TW')).msg).toBe(`${field}：${message.tc}`)
      }
      const wrongForm = (value: Value) => ({ ...formOf(one), [field]: value })
      // Without its field a path is another path.
      const inPath = one.path.includes(`{${field}}`)
      const sent = inPath ? sample.wrong.filter((text) => text !== '') : sample.wrong
      for (const value of sent.filter((text) => !isTooLarge(text))) {
        await asked(wrongForm(value), sample.own?.[String(value)] ?? sample.message)
      }
      for (const value of sent.filter(isTooLarge)) {
        const wanted = { status: 413, code: 'TOO_LARGE' }
        expect(await alice.post(one.path, wrongForm(value))).toMatchObject(wanted)
      }
      if (!needed || inPath) return
      const { [field]: left, ...rest } = formOf(one)
      expect(left).toBe(sample.right)
      await asked(rest, { en: 'this field is required', tc: '此欄位為必填' })
    },
  )
})

test.each(paged.map((one) => [one.path, one] as const))(
  '%s: pages add up to the whole',
  async (_, one) => {
    // The list of a thing that does not exist is refused as declared; its pages are its feature's tests.
    const first = await alice.post(one.path, formOf(one))
    const missing = one.failures.filter(({ status }) => status === 404)
    expect(['OK', ...missing.map(({ code }) => code)]).toContain(first.code)
    if (first.status === 404) return
    const page = async (pageNum: number, pageSize: number) => {
      const form = { ...formOf(one), pageNum: String(pageNum), pageSize: String(pageSize) }
      const { status, data } = await alice.post(one.path, form)
      expect(status).toBe(200)
      return data as { total: number; list: unknown[] }
    }
    const { total, list } = await page(1, 100)
    expect(list).toHaveLength(total)
    const pieces: unknown[] = []
    for (let pageNum = 1; pageNum <= total; pageNum++) pieces.push(...(await page(pageNum, 1)).list)
    expect(pieces).toEqual(list)
    for (const beyond of [total + 1, 1_000_000]) {
      expect(await page(beyond, 1)).toMatchObject({ total, list: [] })
    }
    expect(await page(1_000_000, 100)).toMatchObject({ total, list: [] })
  },
)
