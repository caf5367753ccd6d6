import { examples } from '#tests/examples.ts'
import { TronWeb } from 'tronweb'
import { type Abi, encodeFunctionData } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { compileApart, compileContracts } from '../../scripts/compile-contracts.ts'
import { type Deployed, deployed } from './deployed.ts'
import { payingFunctions } from './payers.ts'
import type { Payment, PaymentStage, Payments } from './testing/payments.ts'
import { type World, startWorld } from './testing.ts'

const features = examples.flatMap((one): Payments[] => (one.payments ? [one.payments] : []))
const callersOwn = features.flatMap((one) => one.callersOwn ?? [])
const variants = features.flatMap((one) => one.variants ?? [])
/** By function, with the file that it stands in. */
const payments = new Map<string, Payment>()
/** For the contract alone that made the vault. */
const spendersOwn = ['RewardVault.pay']
const toOthers = payingFunctions().filter((name) => ![...callersOwn, ...spendersOwn].includes(name))
let world: World
let diver: Deployed
const abis = compileContracts()
const day = 86_400

function stageOf(world: World): PaymentStage {
  const now = (): bigint => BigInt(Math.floor(world.net.status().head.timestamp / 1_000))
  return {
    world,
    add: (name, payment) => void payments.set(name, payment),
    async call(...args) {
      const { reason } = await world.send(...args)
      expect(reason).toBe('')
    },
    encoded,
    now,
    inDays: (days) => now() + BigInt(days * day),
    async sunOf(hex) {
      const { trx } = new TronWeb({ fullHost: world.net.url })
      return BigInt(await trx.getUnconfirmedBalance(`41${hex.slice(2)}`))
    },
    coinOf: (coin, hex) => world.read<bigint>(coin, 'balanceOf', [hex]),
  }
}

const encoded: PaymentStage['encoded'] = (contract, functionName, args) =>
  encodeFunctionData({ abi: abis[contract]!.abi as Abi, functionName, args })

async function dive(
  levels: number,
  { contract, name, args, value = 0n }: Payment,
): Promise<boolean> {
  const data = encoded(contract, name, args)
  const down = [BigInt(levels), world.hex(contract), value, data]
  expect((await diver.send('mallory', 'Diver', 'dive', down, value)).reason).toBe('')
  return diver.read('Diver', 'done')
}

/** By a wallet. */
async function pay({ contract, name, args, value }: Payment): Promise<void> {
  await stageOf(world).call('dave', contract, name, args, value)
}

async function grown(balance: () => Promise<bigint>, during: () => Promise<unknown>) {
  const before = await balance()
  await during()
  return (await balance()) - before
}

beforeAll(async () => {
  world = await startWorld()
  const stage = stageOf(world)
  diver = deployed(world, compileApart([['platform/contracts/Diver.t.sol', 'Diver']]))
  await diver.deploy('Diver')
  await stage.call('alice', 'Team', 'bindParent', [world.hex('deployer')])
  await stage.call('bob', 'Team', 'bindParent', [world.hex('alice')])
  await stage.call('dave', 'Team', 'bindParent', [world.hex('alice')])
  const bind = encoded('Team', 'bindParent', [world.hex('alice')])
  await diver.send('mallory', 'Diver', 'dive', [0n, world.hex('Team'), 0n, bind])
  for (const { prepare } of features) await prepare?.(stage)
  await world.net.travel(10 * day)
  for (const { last } of features) await last?.(stage)
})
afterAll(() => world?.close())

test('each function that pays is one of these', () => {
  const known = [...callersOwn, ...spendersOwn, ...payments.keys()]
  const named = known.filter((name) => !variants.includes(name))
  expect(named.toSorted()).toEqual(payingFunctions())
})

/** At depth 64 no call takes place; one below, none that the receiver makes. */
test.each(
  [...toOthers, ...variants].flatMap(
    (name) =>
      [
        [name, 62],
        [name, 63],
      ] as const,
  ),
)('%s from a contract at depth %i pays, or changes nothing', async (name, depth) => {
  const payment = payments.get(name)!
  const { balance, credit = async () => 0n } = payment
  const untouched = await world.net.snapshot()
  const due = await grown(balance, () => pay(payment))
  expect(due).toBeGreaterThan(0n)
  await world.net.revert(untouched)

  const before = await world.net.snapshot()
  onTestFinished(() => world.net.revert(before))
  const credited = await credit()
  let done = false
  const paid = await grown(balance, async () => {
    done = await dive(depth, payment)
  })
  const after = done ? 0n : await grown(balance, () => pay(payment))
  expect({ credit: await credit(), paid, sum: paid + after }).toEqual({
    credit: credited,
    paid: done ? due : 0n,
    sum: due,
  })
})
