import type { TronNode } from '#platform/chain/node.ts'
import type { Call, CallSigner } from '#platform/chain/signedCall.ts'
import { addressFromHex, zeroAddress } from '#platform/std/address.ts'
import { beforeEach, expect, test } from 'vitest'

import { epochOf } from '../epoch.ts'
import { EpochsKeeper } from './epochs.ts'

/** A node that returns what a test sets: an epoch of 5 sun is due, a day apart from the next, and its funds are there. */
const contract = addressFromHex('07'.repeat(20))
const trx = zeroAddress
const leaves = [{ account: addressFromHex('01'.repeat(20)), token: trx, amount: 5n }]
const own = epochOf({ chainId: '0x1', distributor: contract, upToBlock: 100, leaves })
const other = `0x${'22'.repeat(32)}`

/** As the contract returns it: state, root, hash of the file, last block, time of acceptance, tokens, totals. */
type There = readonly [bigint, string, string, bigint, bigint, readonly string[], readonly bigint[]]
const posted: There = [1n, own.root, own.dataHash, 100n, 1_000n, [trx], [5n]]
const nothing: There = [0n, '', '', 0n, 0n, [], []]
const withIts = (place: number, value: There[number]): There => posted.with(place, value) as never

let time: number
let waiting: bigint
let acceptedIn: bigint
let epochs: Map<bigint, There>
/** Sun in the contract, of it promised by accepted epochs, and in the splitter for the pool. */
let funds: bigint
let promised: bigint
let share: bigint
/** What contracts with money in coins owe the pool, by their addresses. */
let credits: Map<string, bigint>
let file: string
let proposed: readonly [string, bigint]
let isServed: boolean
let refusal: string | null
let result: string
let sent: Call[]
let lines: string[]
let keeper: EpochsKeeper

beforeEach(() => {
  ;[time, waiting, acceptedIn, funds, promised, share] = [1_000, 0n, 0n, 50n, 45n, 9n]
  proposed = [trx, 0n]
  ;[credits, file] = [new Map(), own.file]
  ;[isServed, refusal, result, sent, lines, epochs] = [true, null, 'SUCCESS', [], [], new Map()]
  const answers: Readonly<Record<string, (number: bigint) => unknown>> = {
    waitingEpoch: () => waiting,
    acceptedInBlock: () => acceptedIn,
    epochs: () => BigInt(epochs.size),
    epochOf: (number) => epochs.get(number) ?? nothing,
    reserve: () => [funds, promised],
    undistributed: () => [7n, share],
    proposedBuilder: () => proposed,
  }
  const node = {
    head: async () => ({ time }),
    // Off the local network every hundredth block is one that epochs are posted up to.
    solid: async () => ({ number: 199 }),
    receipt: async () => ({ result }),
    readContract: async ({ address, functionName, args }: Call & { address: string }) =>
      functionName === 'creditOf'
        ? (credits.get(address) ?? 0n)
        : answers[functionName]!(args[0] as bigint),
  } as unknown as TronNode
  const signer: CallSigner = {
    async sign(call) {
      sent.push(call)
      return { hash: '', expires: time + 60, broadcast: async () => refusal }
    },
  }
  const recordLine = (level: string) => (_: object, message: string) =>
    lines.push(`${level}: ${message}`)
  keeper = new EpochsKeeper({
    node,
    contract,
    builder: signer,
    splitter: addressFromHex('08'.repeat(20)),
    pool: signer,
    money: [
      { address: addressFromHex('0a'.repeat(20)), signer },
      { address: addressFromHex('0b'.repeat(20)), signer },
    ],
    file: async () => (isServed ? file : null),
    every: 86_400,
    network: 'nile',
    log: { info: () => {}, warn: recordLine('warn'), error: recordLine('error') },
  })
})

/** A turn after some seconds. */
async function turn(seconds: number): Promise<void> {
  time += seconds
  await keeper.turn()
}
const names = () => sent.map(({ functionName }) => functionName)
const waits = (there: There): void => {
  waiting = 1n
  epochs.set(1n, there)
}

test('an epoch is posted once within its time', async () => {
  await turn(0)
  await turn(10)
  await turn(86_380)
  expect(sent.map(({ args }) => args)).toEqual([[own.root, own.dataHash, 100n, [trx], [5n]]])
  await turn(10)
  expect(names()).toEqual(['post', 'post'])
})

test.each([
  ['the node refuses', () => (refusal = 'no')],
  ['fails in its block', () => (result = 'REVERT')],
])('a post that %s is repeated soon, and not at once', async (_, harm) => {
  harm()
  await turn(0)
  await turn(10)
  ;[refusal, result] = [null, 'SUCCESS']
  await turn(19)
  expect(names()).toEqual(['post'])
  await turn(30)
  expect(names()).toEqual(['post', 'post'])
})

test.each([
  ['withdrawPool', () => (funds = 49n)],
  ['accept', () => waits(posted)],
])('nor is %s sent at every turn where it fails', async (call, harm) => {
  harm()
  result = 'REVERT'
  await turn(0)
  await turn(1)
  await turn(1)
  await turn(27)
  expect(names()).toEqual([call])
  await turn(30)
  expect(names()).toEqual([call, call])
})

test('what waits is accepted once its challenge time has passed, and its file was there', async () => {
  waits(withIts(4, 1_100n))
  isServed = false
  await turn(150)
  isServed = true
  epochs.set(1n, withIts(4, 1_200n))
  await turn(49)
  expect(names()).toEqual([])
  await turn(1)
  expect(names()).toEqual(['accept'])
  expect(lines).toEqual([])
})

const falseMessage =
  'error: the epoch that waits is not what the fees give: it is not accepted, let the guardian revoke it'

test.each([
  ['another root', withIts(1, other)],
  ['the hash of another file', withIts(2, other)],
  ['a higher total', withIts(6, [6n])],
  ['no total', withIts(5, []).with(6, []) as never],
])(
  'a waiting epoch with %s is never accepted, and is reported at once and each hour',
  async (_, there) => {
    waits(there.with(4, 2_000n) as never)
    await turn(0)
    expect(lines).toEqual([falseMessage])
    await turn(1_500)
    await turn(2_000)
    expect(lines).toHaveLength(1)
    await turn(200)
    expect(lines).toEqual([falseMessage, falseMessage])
    // The block was replaced, and the right one has its number.
    waits(posted)
    await turn(1)
    expect(names()).toEqual(['accept'])
  },
)

test('an epoch is funded beside earlier promises, and nothing is sent if the pool has no more', async () => {
  ;[funds, share] = [49n, 0n]
  await turn(0)
  await turn(3_599)
  expect(names()).toEqual([])
  const message =
    'error: funds for the next epoch are missing: an accepted epoch that does not match binds them, send them to the contract'
  expect(lines).toEqual([message])
  await turn(1)
  expect(lines).toEqual([message, message])
  funds = 50n
  await turn(3_600)
  expect(names()).toEqual(['post'])
})

test('coins that an epoch promises are brought from the contract that owes them to the pool', async () => {
  const usdt = addressFromHex('09'.repeat(20))
  const inUsdt = leaves.map((leaf) => ({ ...leaf, token: usdt }))
  file = epochOf({ chainId: '0x1', distributor: contract, upToBlock: 100, leaves: inUsdt }).file
  ;[funds, share] = [49n, 0n]
  credits.set(addressFromHex('0b'.repeat(20)), 3n)
  await turn(0)
  expect(sent.map(({ functionName, args }) => [functionName, args])).toEqual([
    ['withdraw', [contract, usdt]],
  ])
  funds = 50n
  await turn(30)
  expect(names()).toEqual(['withdraw', 'post'])
  expect(sent[1]!.args.slice(3)).toEqual([[usdt], [5n]])
})

test('nothing is posted that does not read the block in which the last epoch was accepted', async () => {
  acceptedIn = 101n
  await turn(0)
  expect(names()).toEqual([])
  acceptedIn = 100n
  await turn(1)
  expect(names()).toEqual(['post'])
})

test('a revoked epoch is not posted again', async () => {
  epochs.set(1n, withIts(0, 3n))
  await turn(0)
  expect(names()).toEqual([])
  expect(lines).toEqual(['warn: this epoch was revoked and is not posted again'])
  epochs.set(1n, withIts(0, 3n).with(1, other) as never)
  await turn(86_400)
  expect(names()).toEqual(['post'])
})

test('a proposed builder is reported at once and each hour, and another one at once', async () => {
  isServed = false
  proposed = [contract, 5_000n]
  await turn(0)
  await turn(3_599)
  const message =
    'error: another builder is proposed: let the builder call refuseBuilder where this was not agreed'
  expect(lines).toEqual([message])
  await turn(1)
  expect(lines).toEqual([message, message])
  proposed = [contract, 9_000n]
  await turn(1)
  expect(lines).toHaveLength(3)
  proposed = [trx, 0n]
  await turn(3_600)
  expect(lines).toHaveLength(3)
})
