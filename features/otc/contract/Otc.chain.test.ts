import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type World, startWorld } from '#apps/deploy/testing.ts'
import { TronNode } from '#platform/chain/node.ts'
import { addressFromHex } from '#platform/std/address.ts'
import { compileApart } from '../../../scripts/compile-contracts.ts'
import { sweepChore } from '../keeper/chores.ts'
import { equipTraders, measureOtc, otcGoals, trade, trx } from '../testing/energy.ts'

type Offer = readonly [string, string, string, bigint, string, bigint, bigint, bigint, bigint]

const odd = ['platform/contracts/OddToken.t.sol', 'OddToken'] as const
const { give, want, lot } = trade
const day = 86_400
let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world?.close())

const must = async (...call: Parameters<World['send']>): Promise<void> =>
  expect((await world.send(...call)).reason).toBe('')
const reasonOf = async (...call: Parameters<World['send']>): Promise<string> =>
  (await world.send(...call)).reason
const offerOf = (id: bigint) => world.read<Offer>('Otc', 'offerOf', [id])
const inDays = (days: number): bigint =>
  BigInt(Math.floor(world.net.status().head.timestamp / 1_000) + days * day)

test('each action costs no more than it may', async () => {
  const untouched = await world.net.snapshot()
  onTestFinished(() => world.net.revert(untouched))
  const measured = await measureOtc(world, compileApart([odd]))
  const over = Object.entries(otcGoals).flatMap(([action, goal]) => {
    const energy = measured[action as keyof typeof otcGoals]
    return energy > goal ? [`${action}: ${energy}`] : []
  })
  expect(over).toEqual([])
})

test('an offer is published, taken in parts, changed, and swept by the keeper’s chore once it has expired', async () => {
  const untouched = await world.net.snapshot()
  const node = new TronNode(world.net.url)
  onTestFinished(async () => {
    node.close()
    await world.net.revert(untouched)
  })
  const [tes, usdt, otc] = [world.hex('Tes'), world.hex('Usdt'), world.hex('Otc')]
  await equipTraders(world, otc)
  const terms = [tes, give, usdt, want, lot, inDays(1), trx]
  expect(await reasonOf('bob', 'Otc', 'publish', terms)).toBe('Please active first')
  await must('bob', 'Team', 'bindParent', [world.hex('deployer')])
  await must('carol', 'Team', 'bindParent', [world.hex('bob')])
  await must('bob', 'Otc', 'publish', terms)
  await must('bob', 'Otc', 'publish', [tes, give, usdt, want, lot, inDays(20), world.hex('dave')])
  expect(await reasonOf('carol', 'Otc', 'take', [2n, 1n, give, want])).toBe(
    'This offer is for another account',
  )
  // A quarter for a quarter: 12.5 USDT, of which 0.0625 are the fee.
  const before = await world.read<bigint>('Usdt', 'balanceOf', [world.hex('bob')])
  await must('carol', 'Otc', 'take', [1n, 1n, give / 4n, want / 4n])
  const paid = (await world.read<bigint>('Usdt', 'balanceOf', [world.hex('bob')])) - before
  expect(paid).toBe(12_437_500n)
  await must('bob', 'Otc', 'edit', [1n, want, lot, inDays(2)])
  expect(await reasonOf('carol', 'Otc', 'take', [1n, 1n, lot, want])).toBe('This offer was changed')
  const [maker, , , giveLeft, , wantLeft, , , order] = await offerOf(1n)
  expect([maker.toLowerCase(), giveLeft, wantLeft, order]).toEqual([
    world.hex('bob'),
    (give * 3n) / 4n,
    want,
    2n,
  ])

  const chore = sweepChore()
  const due = async () =>
    chore.due(node, addressFromHex(otc), Math.floor(world.net.status().head.timestamp / 1_000))
  expect(await due()).toEqual([])
  await world.net.travel(3 * day)
  expect(await due()).toEqual([{ functionName: 'sweep', args: [1n] }])
  await must('frank', 'Otc', 'sweep', [1n])
  expect((await offerOf(1n))[3]).toBe(0n)
  expect(await due()).toEqual([])
})
