import { type Hex, keccak256, numberToHex, sliceHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Deployed, deployed } from '#apps/deploy/deployed.ts'
import { operatorWith } from '#apps/keeper/operator.ts'
import { type Address, addressFromHex } from '#platform/std/address.ts'
import { compileApart, compileContracts } from '../../../scripts/compile-contracts.ts'
import type { Keeper } from './keeper.ts'
import { type Boxes, solidLag, startBoxes } from './testing.ts'

/** A provider of words as in WINkLink's documents, which answers on command. */
const provider = ['Win', 'Mid', 'Coordinator', 'Wrapper'].map(
  (name) => ['features/blindbox/contract/WinklinkWorld.t.sol', name] as const,
)
const untilSolid = 1 + solidLag
const one = 1n << 32n

let boxes: Boxes
let place: Deployed
let keeper: Keeper
let price = 0n
beforeAll(async () => {
  boxes = await startBoxes()
  const { world } = boxes
  place = deployed(world, { ...compileContracts(), ...compileApart(provider) })
  await place.deploy('Win')
  await place.deploy('Mid', [place.hex('Win')])
  await place.deploy('Coordinator')
  await place.deploy('Wrapper', [place.hex('Mid'), place.hex('Coordinator')])
  const source = [place.hex('Win'), place.hex('Mid'), place.hex('Wrapper'), 50_000, 20]
  await place.deploy('WinklinkWords', [...source, world.hex('deployer')])
  const own = ['Team', 'FeeSplitter', 'FixedPriceOracle', 'Cards', 'deployer', 'deployer']
  const args = [...own.map((name) => world.hex(name)), 20n, place.hex('WinklinkWords')]
  await place.deploy('BlindBoxes', args)
  await does('deployer', 'WinklinkWords', 'bind', [place.hex('BlindBoxes')])
  const contract: Address = addressFromHex(place.hex('BlindBoxes'))
  const { privateKey } = world.net.accounts[0]!
  keeper = boxes.keeper({ contract, operator: operatorWith(world.net.url, privateKey, contract) })

  const card = await world.read<bigint>('Cards', 'getUToCoin', [50_000_000n])
  for (let i = 0; i < 3; i += 1) await world.send('deployer', 'Cards', 'Buy', [1n], card)
  await world.send('deployer', 'Cards', 'setApprovalForAll', [place.hex('BlindBoxes'), true])
  const now = BigInt(Math.floor(world.net.status().head.timestamp / 1000))
  const offer = [20_000_000n, now, now + 86_400n, 0n, 0n, 50_000_000n, [1n, 2n, 3n]]
  await does('deployer', 'BlindBoxes', 'createSeries', offer)
  await does('deployer', 'BlindBoxes', 'addBond', [1n], 6n * card)
  price = await place.read<bigint>('BlindBoxes', 'priceOf', [1n])
  await does('alice', 'BlindBoxes', 'buy', [1n, 3n], 3n * price)
  await does('deployer', 'Win', 'transfer', [place.hex('WinklinkWords'), 2n * 10_050_000n])
})
afterAll(() => boxes?.world.close())

async function does(...call: Parameters<Deployed['send']>): Promise<void> {
  const { reason } = await place.send(...call)
  if (reason !== '') throw new Error(`${call[2]}: ${reason}`)
}
const open = (numbers: readonly bigint[]) =>
  does('alice', 'BlindBoxes', 'open', [numbers.map((n) => one | n), numberToHex(7, { size: 32 })])
const chain = () =>
  place.read<readonly [boolean, Hex, bigint, bigint]>('BlindBoxes', 'chainOf', [1n])

test('settles with the word of the source, once it is there', async () => {
  await keeper.turn()
  await boxes.world.net.mine()
  expect((await chain())[0]).toBe(true)
  await open([1n, 3n])
  await boxes.world.net.mine(untilSolid)
  await keeper.turn()
  expect((await chain())[2]).toBe(one | 1n)

  const word = keccak256('0x3a')
  const asked = await place.read<bigint>('Wrapper', 'lastRequestId')
  await does('bob', 'Coordinator', 'fulfill', [place.hex('Wrapper'), asked, [BigInt(word)]])
  expect(await place.read<Hex>('WinklinkWords', 'wordOf', [one | 1n])).toBe(word)
  await keeper.turn()
  const [standing, tip, next] = await chain()
  expect([standing, next]).toEqual([true, one | 2n])
  expect(tip).toBe(sliceHex(keccak256(word), 0, 20))
  expect(await place.read<readonly bigint[]>('BlindBoxes', 'urnOf', [1n])).toHaveLength(1)
  expect(boxes.lines.filter(({ level }) => level !== 'info')).toEqual([])
})

test('refunds if the source is silent, and posts a chain for the series again', async () => {
  await open([2n])
  await boxes.world.net.mine(20)
  await boxes.turns(keeper, 3)
  const [standing, , next] = await chain()
  expect([standing, next]).toEqual([true, one | 3n])
  expect(await place.read('BlindBoxes', 'stockOf', [1n])).toEqual([3n, 1n, 1n, 0n])
})

test('without WIN a box is refused, and can be returned', async () => {
  await does('alice', 'BlindBoxes', 'buy', [1n, 1n], price)
  await expect(open([4n])).rejects.toThrow('open: ')
  expect((await chain())[3]).toBe(one | 2n)
  await does('alice', 'BlindBoxes', 'giveBack', [[one | 4n]])
})
