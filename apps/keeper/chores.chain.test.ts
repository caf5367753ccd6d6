import { salesOn } from '#features/launch/testing/made.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type World, startWorld } from '#apps/deploy/testing.ts'
import { ChoresKeeper } from '#platform/chain/chores.ts'
import { deploymentOf } from '#platform/chain/deployment.ts'
import { TronNode } from '#platform/chain/node.ts'
import type { Address } from '#platform/std/address.ts'
import { choresOf } from './chores.ts'
import { operatorWith } from './operator.ts'

let world: World
let node: TronNode
let keeper: ChoresKeeper
let lines: string[] = []
/** A replaced reply of the node; null: its real reply. */
let refusal: string | null = null
let silent = false
/** What our server replies to a call. */
let hint: unknown = null

const day = 86_400
const zero = `0x${'0'.repeat(40)}`

beforeAll(async () => {
  world = await startWorld({ oracle: 'twap' })
  node = new TronNode(world.net.url, undefined, async (url, init) => {
    if (silent) throw new Error('no answer')
    return fetch(url, init)
  })
  keeper = start()
})
beforeEach(() => {
  lines = []
})
afterAll(async () => {
  node.close()
  await world.close()
})

function start(env: Record<string, string> = {}): ChoresKeeper {
  const deployment = deploymentOf(world.deployment)
  const key = world.net.accounts.find(({ name }) => name === 'judy')!.privateKey
  const recordLine = (values: object, message: string) => {
    const { functionName = '' } = values as { functionName?: string }
    lines.push(`${message}: ${functionName}`)
  }
  const parts = {
    node,
    log: { info: recordLine, warn: recordLine },
    ask: async () => hint,
    signer(contract: Address) {
      const signer = operatorWith(world.net.url, key, contract)
      return {
        address: signer.address,
        async sign(call: Parameters<typeof signer.sign>[0]) {
          const signed = await signer.sign(call)
          return { ...signed, broadcast: async () => refusal ?? signed.broadcast() }
        },
      }
    },
  }
  return new ChoresKeeper(choresOf(env, deployment, parts))
}

const averagedAt = async () =>
  Number((await world.read<readonly bigint[]>('TwapOracle', 'trxAverage'))[1])
const now = () => Math.floor(world.net.status().head.timestamp / 1_000)
const turns = async (count: number, of = keeper): Promise<void> => {
  for (let i = 0; i < count; i += 1) await of.turn()
}

test('nothing is sent before it is due', async () => {
  await keeper.turn()
  await world.net.travel(299)
  await keeper.turn()
  expect(lines).toEqual([])
})

test('requests an average once half an hour has passed, and not twice', async () => {
  await world.net.travel(1_800)
  await keeper.turn()
  expect(await averagedAt()).toBe(now())
  await turns(3)
  expect(lines).toEqual(['a chore is sent: poke'])
})

test('after a jump of time an average begins within a turn, and is there half an hour later', async () => {
  await world.net.travel(31 * day)
  expect(await world.read('TwapOracle', 'due')).toBe(true)
  await turns(2)
  expect(await averagedAt()).toBe(0)
  await world.net.travel(1_800)
  await turns(2)
  // 1 / 0.300842 = 3.32400396...
  expect(await world.read('TwapOracle', 'usdtToTrx', [1_000_000n])).toBe(3_324_004n)
})

test('a refused call is repeated, and another keeper continues where the first one was', async () => {
  await world.net.travel(1_800)
  refusal = 'no'
  await turns(2)
  expect(lines).toEqual(['the node refused a chore: poke'])
  refusal = null
  await world.net.travel(30)
  await turns(2)
  expect(await averagedAt()).toBe(now())

  await world.net.travel(1_800)
  await turns(2, start())
  expect(await averagedAt()).toBe(now())
})

test('a silent node fails the turn, and the next one goes on', async () => {
  await world.net.travel(1_800)
  silent = true
  await expect(keeper.turn()).rejects.toThrow('NODE_UNAVAILABLE')
  silent = false
  await turns(2)
  expect(lines).toEqual(['a chore is sent: poke'])
})

test('rewards of purchases are issued within the day’s budget; the operator’s own chore is not bounded', async () => {
  const price = async (): Promise<void> => {
    await world.net.travel(1_800)
    expect((await world.send('judy', 'TwapOracle', 'poke')).reason).toBe('')
  }
  expect((await world.send('carol', 'Team', 'bindParent', [world.hex('deployer')])).reason).toBe('')
  await price()
  const [pool] = await world.read<readonly string[]>('LpPurchases', 'pools', [])
  const sun = 400_000_000n
  for (let i = 0; i < 2; i += 1) {
    const call = [pool, zero, sun, 1n, 1n, 2n ** 40n]
    expect((await world.send('carol', 'LpPurchases', 'buy', call, sun)).reason).toBe('')
  }
  const issued = async (id: bigint) =>
    (await world.read<readonly unknown[]>('LpPurchases', 'purchaseOf', [id]))[6]

  const before = await world.net.snapshot()
  await world.net.travel(day)
  const { energy } = await world.send('judy', 'LpPurchases', 'issue', [1n])
  await world.net.revert(before)

  // Enough for one; before its time nothing of it is sent.
  const poor = start({ TESSERA_CHORE_ENERGY: String(energy + 1_000) })
  await turns(3, poor)
  expect(await issued(1n)).toBe(false)
  await world.net.travel(day)
  await turns(8, poor)
  expect([await issued(1n), await issued(2n)]).toEqual([true, false])
  const report = 'the budget of chores is used for today: '
  expect(lines.filter((line) => line === report)).toHaveLength(1)
  await world.net.travel(1_800)
  await turns(4, poor)
  expect(lines.filter((line) => line === 'a chore is sent: poke').length).toBeGreaterThan(0)
  await world.net.travel(day)
  await turns(4, poor)
  expect(await issued(2n)).toBe(true)
  await turns(4, poor)
  expect(lines.filter((line) => line.endsWith(': issue'))).toHaveLength(2)
})

test('a presale is listed, and its energy paid back; a step of its reserve is burnt', async () => {
  const sales = salesOn(world)
  for (const who of sales.buyersOf('bob')) {
    if (await world.read<boolean>('Team', 'isActive', [world.hex(who)])) continue
    expect((await world.send(who, 'Team', 'bindParent', [world.hex('deployer')])).reason).toBe('')
  }
  const made = await sales.make('bob', { lpBurnFrequency: '3600' })
  await world.net.travel(60)
  await sales.sellOut(made, 'bob')
  await world.net.travel(day)
  await turns(4, start())
  expect(lines.filter((line) => line.endsWith(': list'))).toEqual([])
  await sales.sellCurve(made, sales.buyersOf('bob'))
  world.adopt('Sale', made.sale)
  const before = await world.balance('judy')
  await turns(4, start())
  expect(await world.read<bigint>('Sale', 'state')).toBe(6n)
  // Its energy alone was paid for, and most of that came back.
  expect(before - (await world.balance('judy'))).toBeLessThan(30_000_000n)
  world.adopt('LaunchToken', made.token)
  const left = await world.read<bigint>('LaunchToken', 'reserveLeft')
  await world.net.travel(3_601)
  await turns(6, start())
  expect(await world.read<bigint>('LaunchToken', 'reserveLeft')).toBeLessThan(left)
})

test('a period opens once it is funded, a used pass is split, and a lapsed node is refunded', async () => {
  const here = 'BurnMining'
  const must = async (...call: Parameters<World['send']>): Promise<void> => {
    expect((await world.send(...call)).reason).toBe('')
  }
  for (let i = 0; i < 2; i += 1) {
    await must('judy', 'TwapOracle', 'poke')
    await world.net.travel(1_801)
  }
  await must('judy', 'TwapOracle', 'poke')
  const sunFor = (usdt: bigint) => world.read<bigint>('TwapOracle', 'usdtToTrx', [usdt])
  await must('carol', here, 'buyPass', [], await sunFor(10_000_000n))
  const tes = world.hex('Tes')
  await must('deployer', 'Tes', 'transfer', [world.hex('carol'), 1_000n * 10n ** 18n])
  await must('carol', 'Tes', 'approve', [world.hex(here), 1_000n * 10n ** 18n])
  await must('carol', here, 'burn', [tes, 1_000_000n])
  await must('carol', here, 'buyNode', [1n], await sunFor(100_000_000n))
  const took = async (name: string, ...args: readonly unknown[]) =>
    (await world.read<readonly bigint[]>(here, name, args))[0]

  // Nobody is asked for whom the contract has nothing, and a reply that is no list is none.
  const base58 = (name: string) => world.net.accounts.find((one) => one.name === name)!.address
  for (hint of [null, { data: { passes: 'all' } }, { data: { passes: [base58('alice')] } }]) {
    await turns(4, start())
  }
  expect(lines.filter((line) => line.endsWith(': collectPass'))).toEqual([])
  hint = { data: { passes: [base58('alice'), base58('carol')] } }
  await turns(8, start())
  expect(await took('passOf', world.hex('carol'))).toBe(0n)

  const opened = async () => (await world.read<readonly bigint[]>(here, 'period'))[4]
  expect(await opened()).toBe(1n)
  await must('deployer', 'Tes', 'approve', [world.hex(here), 1_800_000n * 10n ** 18n])
  await must('deployer', here, 'fund', [1_800_000n * 10n ** 18n])
  await world.net.travel(300)
  await turns(8, start())
  expect(await opened()).toBe(2n)

  await turns(8, start())
  expect(lines.filter((line) => line.endsWith(': refundNode'))).toEqual([])
  await world.net.travel(8 * day)
  await turns(8, start())
  expect((await world.read<readonly bigint[]>(here, 'kindOf', [1n]))[1]).toBe(0n)
  hint = null
})

test('a budget that is no number is refused', () => {
  expect(() => start({ TESSERA_CHORE_ENERGY: 'much' })).toThrow('TESSERA_CHORE_ENERGY')
})
