import { TronWeb } from 'tronweb'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Abi, encodeFunctionData } from 'viem'
import { type Deployed, deployed } from '#apps/deploy/deployed.ts'
import { type World, startWorld } from '#apps/deploy/testing.ts'
import { TronNode } from '#platform/chain/node.ts'
import { addressFromHex } from '#platform/std/address.ts'
import { usualEnergyWeight } from '#tools/devnet/index.ts'
import { compileApart, compileContracts } from '../../../scripts/compile-contracts.ts'
import { endChore } from '../keeper/chores.ts'
import { energyGoals, measureLeasing } from '../testing/energy.ts'
import { least, makeLender, must, price, trx } from '../testing/lenders.ts'

const day = 86_400
let world: World
beforeAll(async () => {
  world = await startWorld({ energyWeight: usualEnergyWeight })
})
afterAll(() => world?.close())

/** Puts everything back when the test ends. */
async function apart(): Promise<void> {
  const untouched = await world.net.snapshot()
  onTestFinished(() => world.net.revert(untouched))
}
const act = (who: string, name: string, args: readonly unknown[] = [], value = 0n) =>
  must(world.send(who, 'Lender', name, args, value))
const reasonOf = async (who: string, name: string, args: readonly unknown[] = [], value = 0n) =>
  (await world.send(who, 'Lender', name, args, value)).reason
const lease = (receiver: string, energy: bigint, time: bigint) =>
  act('bob', 'lease', [receiver, energy, time], energy * price * time)
const books = () => world.read<readonly bigint[]>('Lender', 'books')

interface Resources {
  readonly EnergyLimit?: number
  readonly EnergyUsed?: number
}
async function resourcesOf(who: string): Promise<Resources> {
  const answer = await fetch(`${world.net.url}/wallet/getaccountresource`, {
    method: 'POST',
    body: JSON.stringify({ address: `41${world.hex(who).slice(2)}` }),
  })
  return (await answer.json()) as Resources
}

test('each action costs no more than it may', async () => {
  await apart()
  const measured = await measureLeasing(world)
  if (process.env['SHOW']) console.log(measured)
  const over = Object.entries(energyGoals).flatMap(([action, goal]) => {
    const energy = measured[action as keyof typeof energyGoals]
    return energy > goal ? [`${action}: ${energy}`] : []
  })
  expect(over).toEqual([])
})

test('the double of the Solidity tests does what the network does', async () => {
  await apart()
  const file = 'features/energy/contract/StakeScript.t.sol'
  const scripts = deployed(world, compileApart([[file, 'StakeScript']]))
  const ops = await world.read<`0x${string}`>('LenderFactory', 'stakeOps')
  await scripts.deploy('StakeScript', [ops, world.hex('bob')])
  await scripts.send('alice', 'StakeScript', 'fund', [], 50n * trx)
  const count = await scripts.read<bigint>('StakeScript', 'count')
  for (let step = 0n; step < count; step += 1n) {
    const wait = await scripts.read<bigint>('StakeScript', 'wait', [step])
    if (wait > 0n) await world.net.travel(Number(wait))
    expect((await scripts.send('alice', 'StakeScript', 'run', [step])).reason).toBe('')
    expect([step, await scripts.read('StakeScript', 'foundAll')]).toEqual([
      step,
      await scripts.read('StakeScript', 'expected', [step]),
    ])
  }
})

test('energy is leased, used up, ended, and leased again as it recovers', async () => {
  await apart()
  const { lender } = await makeLender(world, 'alice', 20_000n * trx)
  expect(await world.read('LenderFactory', 'isMade', [lender])).toBe(true)
  // 20,000 of the 19 × 10^9 + 20,000 TRX that all have staked.
  expect(await world.read('Lender', 'free')).toEqual([189_473n, 20_000n])
  await lease(world.hex('carol'), 94_000n, 1n)
  const { EnergyLimit: given = 0 } = await resourcesOf('carol')
  expect(given).toBeGreaterThanOrEqual(94_000)
  const [, lent] = await world.read<readonly [string, bigint]>('Lender', 'leaseOf', [1n])
  expect(await books()).toEqual([lent * trx, (20_000n - lent) * trx, 0n, 0n, 94_000n * price])

  // Carol's calls cost her no TRX until all is used.
  await world.net.travel(day - 600)
  for (const spender of ['alice', 'bob', 'dave', 'erin']) {
    await must(world.send('carol', 'Usdt', 'approve', [world.hex(spender), 1n]))
  }
  const { EnergyUsed: used = 0 } = await resourcesOf('carol')
  expect(used).toBeGreaterThan(20_000)
  expect(await reasonOf('bob', 'end', [1n])).toBe('The lease is not over yet')
  await world.net.travel(660)
  await act('bob', 'end', [1n])
  expect((await resourcesOf('carol')).EnergyLimit ?? 0).toBe(0)

  // What she has used and not got back by then is the lender's to recover, within a day.
  const free = async (): Promise<number> =>
    Number((await world.read<readonly bigint[]>('Lender', 'free'))[0])
  const missing = 189_473 - (await free())
  expect(missing).toBeGreaterThan(used * 0.98)
  expect(missing).toBeLessThan(used * 1.02)
  await world.net.travel(day / 2)
  expect(189_473 - (await free())).toBeLessThan(missing * 0.52)
  await world.net.travel(day / 2)
  expect(await free()).toBe(189_473)
})

test('a provider leaves with all that is not lent, and with the rest once it is over', async () => {
  await apart()
  await makeLender(world, 'alice', 1_000n * trx)
  await lease(world.hex('carol'), 5_000n, 30n)
  const [lent = 0n, staked = 0n] = await books()
  expect(await reasonOf('alice', 'leave', [staked + 1n])).toBe('More than is free')
  expect(await reasonOf('bob', 'leave', [1n])).toBe('Only the provider can do this')
  await act('alice', 'leave', [staked])
  await world.net.travel(14 * day + 60)
  const before = await world.balance('alice')
  const energy = await act('alice', 'collect')
  expect((await world.balance('alice')) - before).toBe(
    staked + 5_000n * 30n * price - BigInt(energy) * 100n,
  )
  await world.net.travel(16 * day)
  await act('bob', 'end', [1n])
  await act('alice', 'leave', [lent])
  await world.net.travel(14 * day + 60)
  await act('alice', 'collect')
  expect(await books()).toEqual([0n, 0n, 0n, 0n, 0n])
})

test('32 amounts wait at once, and another provider leaves beside them', async () => {
  await apart()
  await makeLender(world, 'dave', 10n * trx)
  const { lender } = await makeLender(world, 'alice', 1_000n * trx)
  for (let i = 0; i < 32; i += 1) await act('alice', 'leave', [1n])
  expect(await reasonOf('alice', 'leave', [1n])).toBe('32 withdrawals are waiting: collect first')
  const other = await world.read<`0x${string}`>('LenderFactory', 'lenderOf', [world.hex('dave')])
  world.adopt('Lender', other)
  await act('dave', 'leave', [10n * trx])
  world.adopt('Lender', lender)
  await world.net.travel(14 * day + 60)
  await act('alice', 'collect')
  expect(await books()).toEqual([0n, 1_000n * trx - 32n, 0n, 0n, 0n])
})

test('a receiver exists and is no contract', async () => {
  await apart()
  await makeLender(world, 'alice', 1_000n * trx)
  const wrong = 'The receiver must be an activated account, not a contract'
  for (const receiver of [`0x${'5e'.repeat(20)}`, world.hex('Usdt'), world.hex('Lender')]) {
    expect(await reasonOf('bob', 'lease', [receiver, 1_000n, 1n], trx)).toBe(wrong)
  }
  expect(await reasonOf('bob', 'lease', [world.hex('carol'), 1_000n, 1n], 59_999n)).toBe(
    'Price is above your maximum',
  )
})

test('a lease ends also where its receiver has become a contract', async () => {
  await apart()
  await makeLender(world, 'alice', 1_000n * trx)
  const file = 'features/energy/contract/Cuckoo.t.sol'
  const cuckoo = deployed(world, compileApart([[file, 'Cuckoo']]))
  await cuckoo.deploy('Cuckoo')
  const receiver = await cuckoo.read<`0x${string}`>('Cuckoo', 'place')
  await world.net.faucet(addressFromHex(receiver), trx)
  await lease(receiver, 1_000n, 1n)
  const [lent = 0n, staked = 0n] = await books()
  expect((await cuckoo.send('mallory', 'Cuckoo', 'hatch')).reason).toBe('')
  const wrong = 'The receiver must be an activated account, not a contract'
  expect(await reasonOf('bob', 'lease', [receiver, 1_000n, 1n], trx)).toBe(wrong)
  await world.net.travel(day + 60)
  await act('bob', 'end', [1n])
  expect(await books()).toEqual([0n, lent + staked, 0n, 0n, 60_000n])
  expect(await world.read('Lender', 'free')).toEqual([9_473n, 1_000n])
  await act('alice', 'leave', [1_000n * trx])
})

/** At depth 64 no call takes place, also none of a precompiled contract. */
const depths = [57n, 58n, 59n, 60n, 61n, 62n, 63n]

async function makeDiver(): Promise<Deployed> {
  const diver = deployed(world, compileApart([['platform/contracts/Diver.t.sol', 'Diver']]))
  await diver.deploy('Diver')
  return diver
}
function encoded(contract: string, functionName: string, args: readonly unknown[] = []) {
  const abi = compileContracts()[contract]!.abi as Abi
  return encodeFunctionData({ abi, functionName, args })
}
/** Whether the call at the bottom was done. */
async function dive(
  diver: Deployed,
  levels: bigint,
  on: string,
  data: string,
  value = 0n,
): Promise<boolean> {
  const { reason } = await diver.send('mallory', 'Diver', 'dive', [levels, on, value, data], value)
  expect(reason).toBe('')
  return diver.read<boolean>('Diver', 'done')
}

test('a lease from a contract at any depth is paid and lent, or neither', async () => {
  await apart()
  const { lender } = await makeLender(world, 'alice', 10_000n * trx)
  const diver = await makeDiver()
  const data = encoded('Lender', 'lease', [world.hex('carol'), 1_000n, 1n])
  const outcomes: boolean[] = []
  for (const levels of depths) {
    const [lent = 0n, , , , earned = 0n] = await books()
    const done = await dive(diver, levels, lender, data, trx)
    const [after = 0n, , , , paid = 0n] = await books()
    expect([after > lent, paid - earned]).toEqual([done, done ? 60_000n : 0n])
    outcomes.push(done)
  }
  expect(outcomes[0]).toBe(true)
  expect(outcomes.at(-1)).toBe(false)
})

test('a lease is ended from a contract at any depth, or stays to be ended', async () => {
  await apart()
  const { lender } = await makeLender(world, 'alice', 1_000n * trx)
  await lease(world.hex('carol'), 1_000n, 1n)
  await world.net.travel(day + 60)
  const diver = await makeDiver()
  const data = encoded('Lender', 'end', [1n])
  const [lent] = await books()
  const outcomes: boolean[] = []
  for (const levels of depths) {
    const before = await world.net.snapshot()
    const done = await dive(diver, levels, lender, data)
    expect((await books())[0]).toBe(done ? 0n : lent)
    expect(await reasonOf('bob', 'end', [1n])).toBe(done ? 'No such lease' : '')
    expect((await books())[0]).toBe(0n)
    await world.net.revert(before)
    outcomes.push(done)
  }
  expect(outcomes[0]).toBe(true)
  expect(outcomes.at(-1)).toBe(false)
})

test('a provider that is a contract collects everything at any depth, or nothing', async () => {
  await apart()
  const diver = await makeDiver()
  const supplied = 1_000n * trx
  const make = encoded('LenderFactory', 'make', [price, least])
  expect(await dive(diver, 0n, world.hex('LenderFactory'), make, supplied)).toBe(true)
  const lender = await world.read<`0x${string}`>('LenderFactory', 'lenderOf', [diver.hex('Diver')])
  world.adopt('Lender', lender)
  await lease(world.hex('carol'), 1_000n, 1n)
  expect(await dive(diver, 0n, lender, encoded('Lender', 'leave', [300n * trx]))).toBe(true)
  await world.net.travel(14 * day + 60)
  const { trx: chain } = new TronWeb({ fullHost: world.net.url })
  const held = () => chain.getUnconfirmedBalance(`41${diver.hex('Diver').slice(2)}`)
  const data = encoded('Lender', 'collect')
  const due = 300_060_000
  const begun = await held()
  const outcomes: boolean[] = []
  for (const levels of depths) {
    const before = await world.net.snapshot()
    const done = await dive(diver, levels, lender, data)
    expect((await held()) - begun).toBe(done ? due : 0)
    expect(await dive(diver, 0n, lender, data)).toBe(!done)
    expect((await held()) - begun).toBe(due)
    await world.net.revert(before)
    outcomes.push(done)
  }
  expect(outcomes[0]).toBe(true)
  expect(outcomes.at(-1)).toBe(false)
})

test('the keeper’s chore ends every lease whose time is over', async () => {
  await apart()
  const node = new TronNode(world.net.url)
  onTestFinished(() => node.close())
  const { lender } = await makeLender(world, 'alice', 10_000n * trx)
  await lease(world.hex('carol'), 1_000n, 2n)
  await lease(world.hex('carol'), 2_000n, 1n)
  await lease(world.hex('dave'), 3_000n, 1n)
  const chore = endChore()
  const due = () => chore.due(node, addressFromHex(world.hex('LenderFactory')), 0)
  expect(await due()).toEqual([])
  await world.net.travel(day + 60)
  const at = addressFromHex(lender)
  const endOf = (number: bigint) => ({ at, functionName: 'end', args: [number] })
  expect(await due()).toEqual([endOf(2n), endOf(3n)])
  await act('frank', 'end', [2n])
  await act('frank', 'end', [3n])
  expect(await due()).toEqual([])
  await world.net.travel(day)
  expect(await due()).toEqual([endOf(1n)])
})
