import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type World, startWorld } from '#apps/deploy/testing.ts'
import { TronNode } from '#platform/chain/node.ts'
import { addressFromHex } from '#platform/std/address.ts'
import { refundChore } from '../keeper/chores.ts'
import { document, equip, inDays, list, makeAsset, must, price } from '../testing/assets.ts'
import { measureRwa, rwaGoals } from '../testing/energy.ts'

const day = 86_400
let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world?.close())

const act = (who: string, name: string, args: readonly unknown[] = []) =>
  must(world.send(who, 'RwaAsset', name, args))
const reasonOf = async (who: string, name: string, args: readonly unknown[] = []) =>
  (await world.send(who, 'RwaAsset', name, args)).reason
const usdtOf = (who: string) => world.read<bigint>('Usdt', 'balanceOf', [world.hex(who)])

test('each action costs no more than it may', async () => {
  const untouched = await world.net.snapshot()
  onTestFinished(() => world.net.revert(untouched))
  const measured = await measureRwa(world)
  if (process.env['SHOW']) console.log(measured)
  const over = Object.entries(rwaGoals).flatMap(([action, goal]) => {
    const energy = measured[action as keyof typeof rwaGoals]
    return energy > goal ? [`${action}: ${energy}`] : []
  })
  expect(over).toEqual([])
})

test('an asset is bought, attested and released, pays dividends, moves and is redeemed', async () => {
  const untouched = await world.net.snapshot()
  onTestFinished(() => world.net.revert(untouched))
  const deadline = inDays(world, 20)
  const { asset } = await makeAsset(world, { target: 10n, most: 20n, deadline })
  await equip(world, asset, ['alice', 'bob', 'carol', 'dave'])
  expect(await reasonOf('alice', 'buy', [10n])).toBe('The receiver is not on the allow-list')
  await list(world, ['alice', 'dave'])
  await act('alice', 'buy', [10n])
  const changed = `0x${'d1'.padEnd(64, 'd0')}`
  expect(await reasonOf('deployer', 'attest', [changed, 1_000n])).toBe(
    'This is not the document that buyers saw',
  )
  await act('deployer', 'attest', [document, 1_000n])
  expect(await reasonOf('frank', 'release')).toBe('The money cannot be released yet')
  await world.net.travel(3 * day + 60)
  const before = await usdtOf('bob')
  await act('frank', 'release')
  // The local USDT answers false where it has paid.
  expect((await usdtOf('bob')) - before).toBe(10n * price)
  await act('carol', 'distribute', [500n])
  expect(
    await world.read('RwaAsset', 'canTransfer', [world.hex('alice'), world.hex('erin'), 1n]),
  ).toEqual([false, 'The receiver is not on the allow-list'])
  await act('alice', 'transfer', [world.hex('dave'), 4n])
  await act('carol', 'distribute', [500n])
  const holding = (who: string) =>
    world.read<readonly bigint[]>('RwaAsset', 'holdingOf', [world.hex(who)])
  expect(await holding('alice')).toEqual([6n, 0n, 0n, 800n, 0n])
  expect(await holding('dave')).toEqual([4n, 0n, 0n, 200n, 0n])
  await act('dave', 'requestRedemption', [4n])
  await act('bob', 'fulfil', [world.hex('dave'), 400n])
  await act('dave', 'claim')
  await act('dave', 'claimRedemption')
  expect(await holding('dave')).toEqual([0n, 0n, 0n, 0n, 0n])
  expect(await world.read('RwaAsset', 'money')).toEqual([0n, 800n, 0n])
  expect(await world.read('RwaRegistry', 'isMade', [asset])).toBe(true)
})

test('the keeper’s chore refunds every buyer of a sale that has failed', async () => {
  const untouched = await world.net.snapshot()
  const node = new TronNode(world.net.url)
  onTestFinished(async () => {
    node.close()
    await world.net.revert(untouched)
  })
  const buyers = ['alice', 'dave', 'erin']
  await list(world, buyers)
  const deadline = inDays(world, 2)
  const { asset } = await makeAsset(world, { target: 10n, most: 20n, deadline })
  await equip(world, asset, buyers)
  const before = await usdtOf('alice')
  for (const buyer of buyers) await act(buyer, 'buy', [3n])
  await act('dave', 'refund')

  const chore = refundChore()
  const registry = addressFromHex(world.hex('RwaRegistry'))
  const due = () => chore.due(node, registry, 0)
  expect(await due()).toEqual([])
  await world.net.travel(3 * day)
  const at = addressFromHex(asset)
  const refundOf = (who: string) => ({
    at,
    functionName: 'refundFor',
    args: [addressFromHex(world.hex(who))],
  })
  expect(await due()).toEqual([refundOf('erin'), refundOf('alice')])
  await act('frank', 'refundFor', [world.hex('erin')])
  expect(await due()).toEqual([refundOf('alice')])
  await act('frank', 'refundFor', [world.hex('alice')])
  expect(await usdtOf('alice')).toBe(before)
  expect(await due()).toEqual([])
})
