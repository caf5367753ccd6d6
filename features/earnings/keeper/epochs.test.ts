import type { TronNode } from '#platform/chain/node.ts'
import type { Call, CallSigner } from '#platform/chain/signedCall.ts'
import { addressFromHex, zeroAddress } from '#platform/std/address.ts'
import { beforeEach, expect, test } from 'vitest'

import { epochOf } from '../epoch.ts'
import { EpochsKeeper } from './epochs.ts'

/** A node that says what a test has it say: one epoch of 5 sun is due, a day apart from the next, and nobody funds it. */
const contract = addressFromHex('07'.repeat(20))
const trx = zeroAddress
const leaves = [{ account: addressFromHex('01'.repeat(20)), token: trx, cumulative: 5n }]
const { file } = epochOf({ chainId: '0x1', distributor: contract, upToBlock: 9, leaves })

let time: number
let waiting: bigint
let funds: bigint
let refusal: string | null
let result: string
let sent: string[]
let keeper: EpochsKeeper

beforeEach(() => {
  ;[time, waiting, funds, refusal, result, sent] = [1_000, 0n, 5n, null, 'SUCCESS', []]
  const answers: Readonly<Record<string, () => unknown>> = {
    waitingEpoch: () => waiting,
    epochs: () => 0n,
    epochOf: () => [0n, '', '', 0n, 0n],
    totalsOf: () => [0n, 0n],
    reserve: () => [funds],
  }
  const node = {
    head: async () => ({ time }),
    solid: async () => ({ number: 9 }),
    receipt: async () => ({ result }),
    readContract: async ({ functionName }: Call) => answers[functionName]!(),
  } as unknown as TronNode
  const signer: CallSigner = {
    async sign({ functionName }) {
      sent.push(functionName)
      return { hash: '', expires: time + 60, broadcast: async () => refusal }
    },
  }
  keeper = new EpochsKeeper({
    node,
    contract,
    builder: signer,
    pool: signer,
    file: async () => file,
    every: 86_400,
    log: { info: () => {}, warn: () => {} },
  })
})

/** A turn after so many seconds. */
async function turn(seconds: number): Promise<void> {
  time += seconds
  await keeper.turn()
}

test('an epoch is posted once within its time', async () => {
  await turn(0)
  await turn(10)
  await turn(86_380)
  expect(sent).toEqual(['post'])
  await turn(10)
  expect(sent).toEqual(['post', 'post'])
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
  expect(sent).toEqual(['post'])
  await turn(30)
  expect(sent).toEqual(['post', 'post'])
})

test.each([
  ['withdrawPool', () => (funds = 4n)],
  ['accept', () => (waiting = 1n)],
])('nor is %s sent at every turn where it fails', async (call, harm) => {
  harm()
  result = 'REVERT'
  await turn(0)
  await turn(1)
  await turn(1)
  await turn(27)
  expect(sent).toEqual([call])
  await turn(30)
  expect(sent).toEqual([call, call])
})
