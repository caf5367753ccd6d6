import { Client } from '#tests/journeys/client.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { features } from '#apps/server/features.ts'
import type { Endpoint } from '#platform/std/endpoint.ts'
import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { png } from '#features/account/server/pictures/testing/pictures.ts'
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
const addressField = {
  right: someone,
  // The last differs in one letter only: its checksum is wrong.
  wrong: ['', 'T123', `0x${'41'.repeat(20)}`, someone.replace(/7$/, '8')],
  says: notAnAddress,
}
const wholeField = (right: string, min: number, max: number) => ({
  right,
  wrong: [String(min - 1), String(max + 1), '', ' 1', '1.5', '1e1', '0x1', '01', 'one'],
  says: whole(min, max),
})

const tooHuge = {
  en: 'at most 79228162514264337593543950335 base units',
  tc: '最多 79228162514264337593543950335 個最小單位',
}
const amountField = {
  right: '100000000',
  wrong: ['', '-1', '1.5', '1e6', '0x1', '01', ' 1', '１', String(2n ** 96n), '9'.repeat(30)],
  says: { en: 'enter an amount in base units', tc: '請輸入以最小單位計的數量' },
  own: {
    '-1': { en: 'an amount cannot be negative', tc: '數量不可為負數' },
    '1.5': { en: 'base units are whole: leave out the decimals', tc: '最小單位為整數，不含小數' },
    '１': { en: 'use the digits 0 to 9', tc: '請使用數字 0 至 9' },
    [String(2n ** 96n)]: tooHuge,
    ['9'.repeat(30)]: tooHuge,
  },
}

/** Counted as a reader counts them. */
const textField = (right: string, most: number) => ({
  right,
  wrong: ['x', '界', '👨‍👩‍👧‍👦', '\u00e9'].map((one) => one.repeat(most + 1)),
  says: { en: `use 0 to ${most} characters`, tc: `請輸入 0 至 ${most} 個字元` },
})

type Value = string | Uint8Array<ArrayBuffer>
interface Saying {
  readonly en: string
  readonly tc: string
}
interface Sample {
  readonly right: Value
  readonly wrong: readonly Value[]
  readonly says: Saying
  /** What is said of some of the wrong values instead. */
  readonly own?: Readonly<Record<string, Saying>>
}
/** By name; where two calls mean different things by one, the call's last segment stands before it. */
const samples: Readonly<Record<string, Sample>> = {
  address: addressField,
  inviter: addressField,
  to: addressField,
  spender: addressField,
  pool: addressField,
  addresses: { ...addressField, wrong: [...addressField.wrong, `${someone},`, `${someone};T`] },
  nickname: textField('馬賽克工坊', 12),
  introduction: textField('I lay tiles.\n馬賽克', 160),
  avatar: {
    right: '',
    wrong: ['ab', `${hash}0`, 'g'.repeat(64), `${hash}.webp`],
    says: notAccepted,
  },
  q: { right: 'ann', wrong: ['a'.repeat(65)], says: notAccepted },
  file: {
    right: png(9, 9, 9),
    wrong: [new Uint8Array(0), 'a text'],
    says: {
      en: 'choose a file that is not empty and not too large',
      tc: '請選擇一個非空且不過大的檔案',
    },
  },
  txHash: {
    right: hash,
    wrong: ['', 'ab', `0x${hash}`, 'g'.repeat(64), `${hash}0`],
    says: { en: 'a hash has 64 hex digits', tc: '交易雜湊為 64 位十六進位字元' },
  },
  requestId: {
    right: uuid,
    wrong: ['', '1', uuid.replaceAll('-', ''), `${uuid}0`],
    says: notAUuid,
  },
  orderId: { right: uuid, wrong: ['', '1', `{${uuid}}`], says: notAUuid },
  nonce: { right: 'a'.repeat(16), wrong: ['', 'a'.repeat(15), 'a'.repeat(65)], says: notAccepted },
  signature: { right: '0'.repeat(130), wrong: ['', '0x', '0'.repeat(128)], says: notAccepted },
  message: { right: 'a', wrong: ['', 'a'.repeat(1_001)], says: notAccepted },
  level: wholeField('1', 0, 1_000),
  tokenId: wholeField('5001', 1, 1_000_000_000),
  time: wholeField('2592000', 1, 1_000_000_000),
  pageNum: wholeField('1', 1, 1_000_000),
  pageSize: wholeField('20', 1, 100),
  tokenIds: {
    right: '7001',
    wrong: ['', ',', '1,', '1;2', '-1', Array.from({ length: 51 }, (_, n) => n + 1).join(',')],
    says: notAccepted,
  },
  ids: {
    right: '1',
    wrong: ['', ',', '1,', '1;2', '-1', Array.from({ length: 51 }, (_, n) => n + 1).join(',')],
    says: notAccepted,
  },
  boxIds: {
    right: '4294967297',
    wrong: [
      '',
      ',',
      '1,',
      '1;2',
      '-1',
      '1'.repeat(17),
      Array.from({ length: 51 }, () => 1).join(','),
    ],
    says: notAccepted,
  },
  seed: {
    right: `0x${hash}`,
    wrong: ['', '0x', hash, `0x${hash}0`, `0x${'g'.repeat(64)}`],
    says: notAccepted,
  },
  coin: {
    right: 'TRX',
    wrong: ['', 'trx', 'T RX', 'TRX ', 'TRX\n', 'A'.repeat(13)],
    says: notAccepted,
  },
  unit: { right: 'TRX', wrong: ['', 'trx', 'BNB'], says: oneOf('TRX, USDT, TES') },
  sort: {
    right: 'newest',
    wrong: ['', 'Newest', 'price'],
    says: oneOf('default, newest, oldest, expensive, cheap'),
  },
  search: { right: 'tes', wrong: ['a'.repeat(65)], says: notAccepted },
  'statistic coin': { right: 'TRX', wrong: ['', 'trx', 'USDT'], says: oneOf('TRX, TES') },
  'statistic days': { right: '7', wrong: ['', '8', '07', ' 7'], says: oneOf('7, 30, 90') },
  'teamList search': {
    right: someone,
    wrong: ['', 'tes', 'TSw2G', 'TSw2G%', `${someone}7`],
    says: notAccepted,
  },
  'swapCoinInfo coin': { right: 'TRX', wrong: ['', 'a'.repeat(65)], says: notAccepted },
  'swapCoinInfo pageSize': wholeField('200', 1, 500),
  'swapCoinList sort': {
    right: 'popular',
    wrong: ['', 'Popular', 'price'],
    says: oneOf('popular, cap, new'),
  },
  'cardPage state': {
    right: 'held',
    wrong: ['', 'mining'],
    says: oneOf('held, onSale, staked, frozen, inUrn'),
  },
  'ownCardPage state': {
    right: 'all',
    wrong: ['', 'staked'],
    says: oneOf('all, held, onSale, mining, pledging, frozen'),
  },
}

type Declared = ReturnType<typeof declaredFields>[string]

/** Of a field that has no sample by name: from the limits, the choices or the kind that it declares. */
function byForm({ description = '', enum: choices }: Declared): Sample | undefined {
  const [, min, max] = /^whole number from (\d+) to (\d+)$/.exec(description) ?? []
  if (min !== undefined) return wholeField(min, Number(min), Number(max))
  if (description === 'base units, as a whole number') return amountField
  const [first] = choices ?? []
  if (choices === undefined || first === undefined) return undefined
  const wrong = ['', first.toUpperCase(), ` ${first}`, `${first},${first}`]
  return { right: first, wrong, says: oneOf(choices.join(', ')) }
}

const endpoints = features.flatMap((feature) => feature.endpoints.map(({ endpoint }) => endpoint))
const nameOf = ({ path }: Endpoint) => path.split('/').at(-1)!

function fieldsOf(endpoint: Endpoint): [name: string, sample: Sample, needed: boolean][] {
  const { shape } = endpoint.input as z.ZodMiniObject
  const declared = declaredFields(endpoint)
  return Object.entries(shape).map(([field, type]) => {
    const named = samples[`${nameOf(endpoint)} ${field}`] ?? samples[field]
    const sample = named ?? byForm(declared[field] ?? {})
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

const behind = endpoints.filter(({ access }) => access !== 'public')
const forActive = endpoints.filter(({ access }) => access === 'active')
const paged = endpoints.filter((one) => fieldsOf(one).some(([field]) => field === 'pageNum'))

test('all of a member’s own calls ask for a session; buying and staking for an inviter too', () => {
  expect(behind.length).toBeGreaterThanOrEqual(16)
  expect(forActive.map(nameOf)).toEqual(
    expect.arrayContaining(['buyProductFirstPayBefore', 'openPledgeBefore']),
  )
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
      const asked = async (form: Record<string, Value>, says: Saying) => {
        const wanted = { status: 422, code: 'INVALID', field, data: null }
        expect(await alice.post(one.path, form)).toMatchObject({
          ...wanted,
          msg: `${field}: ${says.en}`,
        })
        expect((await alice.post(one.path, form, 'zh-TW')).msg).toBe(`${field}：${says.tc}`)
      }
      for (const value of sample.wrong) {
        const says = sample.own?.[String(value)] ?? sample.says
        await asked({ ...formOf(one), [field]: value }, says)
      }
      if (!needed) return
      const { [field]: left, ...rest } = formOf(one)
      expect(left).toBe(sample.right)
      await asked(rest, { en: 'this field is required', tc: '此欄位為必填' })
    },
  )
})

test.each(paged.map((one) => [one.path, one] as const))(
  '%s: pages add up to the whole',
  async (_, one) => {
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
