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

/** As the contract tells of it: state, root, hash of the file, last block, when to be accepted, tokens, totals. */
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
let proposed: readonly [string, bigint]
let isServed: boolean
let refusal: string | null
let result: string
let sent: Call[]
let said: string[]
let keeper: EpochsKeeper

beforeEach(() => {
  ;[time, waiting, acceptedIn, funds, promised, share] = [1_000, 0n, 0n, 50n, 45n, 9n]
  proposed = [trx, 0n]
  ;[isServed, refusal, result, sent, said, epochs] = [true, null, 'SUCCESS', [], [], new Map()]
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
    readContract: async ({ functionName, args }: Call) => answers[functionName]!(args[0] as bigint),
  } as unknown as TronNode
  const signer: CallSigner = {
    async sign(call) {
      sent.push(call)
      return { hash: '', expires: time + 60, broadcast: async () => refusal }
    },
  }
  const hear = (level: string) => (_: object, words: string) => said.push(`${level}: ${words}`)
  keeper = new EpochsKeeper({
    node,
    contract,
    builder: signer,
    splitter: addressFromHex('08'.repeat(20)),
    pool: signer,
    file: async () => (isServed ? own.file : null),
    every: 86_400,
    network: 'nile',
    log: { info: () => {}, warn: hear('warn'), error: hear('error') },
  })
})

/** A turn after so many seconds. */
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
])('a post that %s is tried again soon, and not at once', async (_, harm) => {
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
  expect(said).toEqual([])
})

const falseWords =
  'error: the epoch that waits is not what the fees give: it is not accepted, let the guardian revoke it'

test.each([
  ['another root', withIts(1, other)],
  ['the hash of another file', withIts(2, other)],
  ['a higher total', withIts(6, [6n])],
  ['no total', withIts(5, []).with(6, []) as never],
])('what waits with %s is never accepted, and told at once and each hour', async (_, there) => {
  waits(there.with(4, 2_000n) as never)
  await turn(0)
  expect(said).toEqual([falseWords])
  await turn(1_500)
  await turn(2_000)
  expect(said).toHaveLength(1)
  await turn(200)
  expect(said).toEqual([falseWords, falseWords])
  // The block was replaced, and the right one has its number.
  waits(posted)
  await turn(1)
  expect(names()).toEqual(['accept'])
})

test('an epoch is funded beside what is promised, and nothing is sent where the pool has no more', async () => {
  ;[funds, share] = [49n, 0n]
  await turn(0)
  await turn(3_599)
  expect(names()).toEqual([])
  const words =
    'error: funds for the next epoch are missing: an accepted epoch that does not match binds them, send TRX to the contract'
  expect(said).toEqual([words])
  await turn(1)
  expect(said).toEqual([words, words])
  funds = 50n
  await turn(3_600)
  expect(names()).toEqual(['post'])
})

test('nothing is posted that does not read the block in which the last epoch was accepted', async () => {
  acceptedIn = 101n
  await turn(0)
  expect(names()).toEqual([])
  acceptedIn = 100n
  await turn(1)
  expect(names()).toEqual(['post'])
})

test('what was revoked is not posted again', async () => {
  epochs.set(1n, withIts(0, 3n))
  await turn(0)
  expect(names()).toEqual([])
  expect(said).toEqual(['warn: this epoch was revoked, it is not posted again'])
  epochs.set(1n, withIts(0, 3n).with(1, other) as never)
  await turn(86_400)
  expect(names()).toEqual(['post'])
})

test('a proposed builder is reported at once and each hour, and another one at once', async () => {
  isServed = false
  proposed = [contract, 5_000n]
  await turn(0)
  await turn(3_599)
  const words =
    'error: another builder is proposed: let the builder call refuseBuilder where this was not agreed'
  expect(said).toEqual([words])
  await turn(1)
  expect(said).toEqual([words, words])
  proposed = [contract, 9_000n]
  await turn(1)
  expect(said).toHaveLength(3)
  proposed = [trx, 0n]
  await turn(3_600)
  expect(said).toHaveLength(3)
})
