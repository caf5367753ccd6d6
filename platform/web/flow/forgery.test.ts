import type { ContractCall } from '#platform/std/order.ts'

import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { AnyFlow, Signs } from './flow.ts'
import type { FlowRun } from './run.ts'

import { decodeRawData } from '../tron/rawData.ts'
import { readShown } from './agreed.ts'
import { confirm, drive } from './drive.ts'
import { honestCall } from './forgeries/honest.ts'
import type { Forgery } from './forgeries/kind.ts'
import { nodeForgeries } from './forgeries/node.ts'
import { elsewhere, serverForgeries } from './forgeries/server.ts'
import { storageForgeries } from './forgeries/storage.ts'
import { walletForgeries } from './forgeries/wallet.ts'
import { contract, freshRun, testFlow, World } from './testWorld.ts'

/**
 * Between the order and the broadcast stand the server, the node, the browser's storage and the
 * wallet. Each of them lies here, in every way that bytes allow; none may get anything signed or
 * sent that was not shown.
 */
const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31))

const forgeries = [
  ...nodeForgeries,
  ...serverForgeries,
  ...elsewhere,
  ...storageForgeries,
  ...walletForgeries,
]

const meaning = [testFlow.title, testFlow.title]
const from = (key: string) => (subject: Readonly<Record<string, string>>) => subject[key] ?? null
const signs: Record<string, Signs> = {
  buy: { ...testFlow.signs },
  pledge: {
    contract: 'Cards',
    method: 'pledge(uint256 tokenId, uint256 time)',
    meaning,
    args: (subject) => [from('a')(subject), from('b')(subject)],
  },
  claim: {
    contract: 'Cards',
    method: 'claim(uint256[] tokenIds)',
    meaning,
    args: (subject) => [from('a')(subject)],
  },
  bind: {
    contract: 'Cards',
    method: 'bindParent(address to)',
    meaning,
    args: (subject) => [from('a')(subject)],
  },
}

/** Orders, checks, shows, and has the button pressed below what was shown. */
async function attempt(kind: string, call: ContractCall, forgery: Forgery | null) {
  const world = new World()
  world.signer = { ...world.signer, chainId: '0x00000001' }
  world.chainId = '0x00000001'
  const flow: AnyFlow = { ...testFlow, signs: signs[kind] ?? testFlow.signs }
  const [a = '', b = ''] = call.args
  const subject = kind === 'buy' ? { level: a } : kind === 'pledge' ? { a, b } : { a }
  world.ordered.set('r1', { orderId: 'o1', expiresAt: Math.floor(world.now / 1000) + 900, call })
  world.put({ ...freshRun(), chainId: '0x00000001', subject })
  forgery?.before?.(world)
  const page = Object.assign(world.page(), { flow: () => flow })
  await world.until(drive('r1', page))
  const shown = page.get('r1')
  if (shown?.stage === 'review') {
    if (forgery?.stored !== undefined) world.put(forgery.stored(shown))
    confirm('r1', shown.tx?.txID ?? '', page)
    await world.until(drive('r1', page))
  }
  return { world, shown, end: page.get('r1') }
}

const beyond: ReadonlySet<FlowRun['stage']> = new Set([
  'sending',
  'sent',
  'packed',
  'final',
  'done',
])

test(`1,000 forged cases, all caught (seed ${seed})`, async () => {
  const met = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(honestCall, fc.oneof(...forgeries), async ({ kind, call }, forgery) => {
      const { world, shown, end } = await attempt(kind, call, forgery)
      met.set(forgery.name, (met.get(forgery.name) ?? 0) + 1)
      // Only what was shown ever came to a wallet, and to an honest one nothing did.
      const given = world.given.map(({ raw_data_hex }) => raw_data_hex)
      const allowed = forgery.name.startsWith('wallet:') ? [shown?.tx?.rawHex] : []
      expect({
        forgery: forgery.name,
        told: end?.note?.code,
        beyond: beyond.has(end?.stage ?? 'done'),
        given: given.filter((rawHex) => !allowed.includes(rawHex)),
        signature: end?.signature,
        broadcasts: world.broadcasts,
      }).toEqual({
        forgery: forgery.name,
        told: expect.toBeOneOf([...forgery.told]),
        beyond: false,
        given: [],
        signature: null,
        broadcasts: 0,
      })
    }),
    { numRuns: 1_000, seed, endOnFailure: true },
  )
  expect([...met.values()].reduce((sum, count) => sum + count)).toBe(1_000)
  expect(met.size).toBe(forgeries.length)
}, 120_000)

test(`200 honest ones, none refused, and shown as ordered (seed ${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(honestCall, async ({ kind, call }) => {
      const { world, shown, end } = await attempt(kind, call, null)
      expect([shown?.stage, end?.stage]).toEqual(['review', 'done'])
      const rawHex = shown?.tx?.rawHex ?? ''
      expect(world.given.map(({ raw_data_hex }) => raw_data_hex)).toEqual([rawHex])
      const flow = { ...testFlow, signs: signs[kind] ?? testFlow.signs }
      const read = readShown(rawHex, flow, {}, { Cards: contract })
      expect(read.args.map(({ value }) => value)).toEqual(call.args)
      expect(`${read.method}(`).toBe(call.selector.slice(0, read.method.length + 1))
      expect([String(read.callValue), String(read.feeLimit)]).toEqual([
        call.callValue,
        call.feeLimit,
      ])
      expect(read.expiration).toBe(Number(decodeRawData(rawHex).expiration))
    }),
    { numRuns: 200, seed },
  )
}, 60_000)
