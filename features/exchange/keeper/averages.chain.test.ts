import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorWith } from '#apps/keeper/operator.ts'
import { type World, startWorld } from '#apps/deploy/testing.ts'
import { deploymentOf } from '#platform/chain/deployment.ts'
import { TronNode } from '#platform/chain/node.ts'
import type { CallSigner } from '#platform/chain/signedCall.ts'
import { AveragesKeeper } from './averages.ts'

let world: World
let node: TronNode
let keeper: AveragesKeeper
const said: string[] = []
/** What the node is said to answer; null: what it does answer. */
let refusal: string | null = null

beforeAll(async () => {
  world = await startWorld({ oracle: 'twap' })
  node = new TronNode(world.net.url)
  keeper = start()
})
afterAll(async () => {
  node.close()
  await world.close()
})

function start(): AveragesKeeper {
  const contract = deploymentOf(world.deployment).address('TwapOracle')
  const key = world.net.accounts.find(({ name }) => name === 'judy')!.privateKey
  const signer = operatorWith(world.net.url, key, contract)
  const operator: CallSigner = {
    async sign(call) {
      const signed = await signer.sign(call)
      return { ...signed, broadcast: async () => refusal ?? signed.broadcast() }
    },
  }
  const hear = (_values: object, message: string) => said.push(message)
  return new AveragesKeeper({ node, contract, operator, log: { info: hear, warn: hear } })
}

const averagedAt = async () =>
  Number((await world.read<readonly bigint[]>('TwapOracle', 'trxAverage'))[1])
const now = () => Math.floor(world.net.status().head.timestamp / 1_000)

test('nothing is sent before it is due', async () => {
  await keeper.turn()
  await world.net.travel(299)
  await keeper.turn()
  expect(said).toEqual([])
})

test('an average is asked for once half an hour has passed, and not twice', async () => {
  await world.net.travel(1_800)
  await keeper.turn()
  expect(await averagedAt()).toBe(now())
  await keeper.turn()
  await keeper.turn()
  expect(said).toEqual(['an average is asked for'])
})

test('after a jump of time an average begins within a turn, and is there half an hour later', async () => {
  await world.net.travel(31 * 86_400)
  expect(await world.read('TwapOracle', 'due')).toBe(true)
  await keeper.turn()
  expect(await averagedAt()).toBe(0)
  await world.net.travel(1_800)
  await keeper.turn()
  // 1 / 0.300842 = 3.32400396...
  expect(await world.read('TwapOracle', 'usdtToTrx', [1_000_000n])).toBe(3_324_004n)
})

test('what a node refuses is tried again, and another keeper starts where the first was', async () => {
  await world.net.travel(1_800)
  refusal = 'no'
  said.length = 0
  await keeper.turn()
  await keeper.turn()
  expect(said).toEqual(['the node refused to ask for an average'])
  refusal = null
  await world.net.travel(30)
  await keeper.turn()
  expect(await averagedAt()).toBe(now())

  await world.net.travel(1_800)
  await start().turn()
  expect(await averagedAt()).toBe(now())
})
