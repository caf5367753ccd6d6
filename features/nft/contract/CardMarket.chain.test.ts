import { TronWeb } from 'tronweb'
import { encodeFunctionData } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Deployed, deployed } from '#apps/deploy/deployed.ts'
import { type World, startWorld } from '#apps/deploy/testing.ts'
import { compileApart } from '../../../scripts/compile-contracts.ts'
import { teamAbi } from '#features/team/contract/abi.ts'
import { cardMarketAbi, cardsAbi } from './abi.ts'

let world: World
/** A contract that makes calls on command, and accepts TRX only when set so. */
let moody: Deployed
beforeAll(async () => {
  world = await startWorld()
  moody = deployed(world, compileApart([['features/nft/contract/Moody.t.sol', 'Moody']]))
  await moody.deploy('Moody')
  await call('alice', 'Team', 'bindParent', [world.hex('deployer')])
  await call('bob', 'Team', 'bindParent', [world.hex('alice')])
  const price = await world.read<bigint>('Cards', 'getUToCoin', [50_000_000n])
  for (let card = 0; card < 6; card += 1) await call('alice', 'Cards', 'Buy', [1n], price)
  await call('alice', 'Cards', 'setApprovalForAll', [world.hex('CardMarket'), true])
})
afterAll(() => world.close())

const trx = `0x${'0'.repeat(40)}`
const ask = 100_000_000n
/** 2.5 % to the splitter, as much to the level's fund. */
const each = 2_500_000n

async function call(...args: Parameters<World['send']>): Promise<void> {
  const { reason } = await world.send(...args)
  expect(reason).toBe('')
}

/** Alice's; in a later second than before, like the blocks of a public network. */
async function list(card: bigint, coin: string): Promise<void> {
  await world.net.travel(3)
  await call('alice', 'CardMarket', 'listForSale', [card, coin, ask, inDays(30)])
}

/** Makes the contract call another, with TRX of its own. */
async function act(on: string, data: string, value = 0n): Promise<void> {
  const { reason } = await moody.send('carol', 'Moody', 'act', [world.hex(on), value, data], value)
  expect(reason).toBe('')
}
const market = (functionName: string, args: readonly unknown[]): string =>
  encodeFunctionData({ abi: cardMarketAbi, functionName, args } as never)

/** Sun of a contract. */
async function trxOf(address: string): Promise<bigint> {
  const node = new TronWeb({ fullHost: world.net.url })
  return BigInt(await node.trx.getUnconfirmedBalance(`41${address.slice(2)}`))
}

const inDays = (days: number): bigint =>
  BigInt(Math.floor(world.net.status().head.timestamp / 1000) + days * 86_400)
const ownerOf = (card: bigint) => world.read<string>('Cards', 'ownerOf', [card])
const lower = (name: string) => world.hex(name).toLowerCase()

describe('the market on a TRON node', () => {
  test('a card is listed, bought with TRX, and the parts of the price arrive', async () => {
    await list(1n, trx)
    const [open, , number, , price] = await world.read<unknown[]>('CardMarket', 'listingOf', [1n])
    expect([open, number, price]).toEqual([true, 1n, ask])
    const short = await world.send('bob', 'CardMarket', 'buy', [1n, 1n, ask], ask - 1n)
    expect(short.reason).toBe('Wrong amount of TRX')

    const alice = await world.balance('alice')
    // More than the price is sent; the market keeps none of it.
    await call('bob', 'CardMarket', 'buy', [1n, 1n, ask], ask + 5n)
    expect(await trxOf(world.hex('CardMarket'))).toBe(each)
    expect((await ownerOf(1n)).toLowerCase()).toBe(lower('bob'))
    expect((await world.balance('alice')) - alice).toBe(ask - 2n * each)
    const again = await world.send('bob', 'CardMarket', 'buy', [1n, 1n, ask], ask)
    expect(again.reason).toBe('This listing has ended')
  })

  test('USDT, whose transfer returns false, is paid in, split and withdrawn', async () => {
    const usdt = world.hex('Usdt')
    await call('deployer', 'Usdt', 'transfer', [world.hex('bob'), ask])
    await call('bob', 'Usdt', 'approve', [world.hex('CardMarket'), ask])
    await list(2n, usdt)
    await call('bob', 'CardMarket', 'buy', [2n, 1n, ask])
    expect(await world.read('Usdt', 'balanceOf', [world.hex('alice')])).toBe(ask - 2n * each)
    expect(await world.read('Usdt', 'balanceOf', [world.hex('CardMarket')])).toBe(2n * each)
    // Of the fee bob's inviter gets a tenth.
    expect(await world.read('CardMarket', 'creditOf', [world.hex('alice'), usdt])).toBe(each / 10n)
    await call('bob', 'CardMarket', 'withdraw', [world.hex('alice'), usdt])
    expect(await world.read('Usdt', 'balanceOf', [world.hex('alice')])).toBe(
      ask - 2n * each + each / 10n,
    )
  })

  test('a staked card is sold frozen, and swapped at its unlock time by anyone', async () => {
    await call('alice', 'Cards', 'pledge', [3n, 7n * 86_400n])
    await list(3n, trx)
    await call('bob', 'CardMarket', 'buy', [3n, 1n, ask], ask)
    expect((await ownerOf(3n)).toLowerCase()).toBe(lower('alice'))
    const early = await world.send('carol', 'CardMarket', 'settle', [3n, 1n])
    expect(early.reason).toBe('Unlock time not reached')
    await world.net.travel(7 * 86_400)
    const alice = await world.balance('alice')
    await call('carol', 'CardMarket', 'settle', [3n, 1n])
    expect((await ownerOf(3n)).toLowerCase()).toBe(lower('bob'))
    expect((await world.balance('alice')) - alice).toBe(ask - 2n * each)
    expect(await world.read('Cards', 'owedOf', [world.hex('alice')])).toBeGreaterThan(0n)
  })

  test('an offer waits in the market, and comes back whole', async () => {
    await call('alice', 'CardMarket', 'offerOnCard', [1n, trx, ask, inDays(1)], ask)
    const [maker, , , , amount] = await world.read<unknown[]>('CardMarket', 'offerOf', [1n])
    expect([String(maker).toLowerCase(), amount]).toEqual([lower('alice'), ask])
    const stranger = await world.send('carol', 'CardMarket', 'cancelOffer', [1n])
    expect(stranger.reason).toBe('Only its maker can cancel an offer')
    await world.net.travel(86_400)
    const alice = await world.balance('alice')
    await call('carol', 'CardMarket', 'cancelOffer', [1n])
    expect((await world.balance('alice')) - alice).toBe(ask)
  })

  test('an offer on a level is accepted with any card of it', async () => {
    await call('alice', 'CardMarket', 'offerOnLevel', [1n, trx, ask, inDays(1)], ask)
    await call('bob', 'Cards', 'setApprovalForAll', [world.hex('CardMarket'), true])
    await call('bob', 'CardMarket', 'accept', [2n, 2n, ask])
    expect((await ownerOf(2n)).toLowerCase()).toBe(lower('alice'))
  })

  test('an offer on a card in USDT is accepted, and a replaced listing is not sold', async () => {
    const usdt = world.hex('Usdt')
    await call('deployer', 'Usdt', 'transfer', [world.hex('bob'), ask])
    await call('bob', 'Usdt', 'approve', [world.hex('CardMarket'), ask])
    await list(4n, trx)
    await list(4n, usdt)
    const first = await world.send('bob', 'CardMarket', 'buy', [4n, 1n, ask], ask)
    expect(first.reason).toBe('This listing has ended')
    const above = await world.send('bob', 'CardMarket', 'buy', [4n, 2n, ask - 1n])
    expect(above.reason).toBe('Price is above your maximum')

    await call('bob', 'CardMarket', 'offerOnCard', [4n, usdt, ask, inDays(1)])
    expect(await world.read('Usdt', 'balanceOf', [world.hex('bob')])).toBe(0n)
    const before = await world.read<bigint>('Usdt', 'balanceOf', [world.hex('alice')])
    await call('alice', 'CardMarket', 'accept', [3n, 4n, ask])
    expect((await ownerOf(4n)).toLowerCase()).toBe(lower('bob'))
    expect(await world.read('Usdt', 'balanceOf', [world.hex('alice')])).toBe(
      before + ask - 2n * each,
    )
    const late = await world.send('bob', 'CardMarket', 'buy', [4n, 2n, ask])
    expect(late.reason).toBe('This listing has ended')
  })

  test('a frozen sale is called off by its buyer, who gets all of it back', async () => {
    const usdt = world.hex('Usdt')
    await call('deployer', 'Usdt', 'transfer', [world.hex('bob'), ask])
    await call('bob', 'Usdt', 'approve', [world.hex('CardMarket'), ask])
    await call('alice', 'Cards', 'pledge', [5n, 7n * 86_400n])
    await list(5n, usdt)
    await call('bob', 'CardMarket', 'buy', [5n, 1n, ask])
    const seller = await world.send('alice', 'CardMarket', 'cancelSale', [5n, 1n])
    expect(seller.reason).toBe('Only the buyer can cancel')
    await call('bob', 'CardMarket', 'cancelSale', [5n, 1n])
    expect(await world.read('Usdt', 'balanceOf', [world.hex('bob')])).toBe(ask)
    const again = await world.send('carol', 'CardMarket', 'settle', [5n, 1n])
    expect(again.reason).toBe('No such sale')
  })

  test('a buyer that refuses its change buys nothing; to the sun it does', async () => {
    const address = moody.hex('Moody')
    const bind = { abi: teamAbi, functionName: 'bindParent', args: [world.hex('alice')] } as const
    await act('Team', encodeFunctionData(bind))
    await list(6n, trx)
    const data = market('buy', [6n, 1n, ask])
    const args = [world.hex('CardMarket'), ask + 5n, data]
    const refused = await moody.send('carol', 'Moody', 'act', args, ask + 5n)
    expect(refused.reason).not.toBe('')
    await act('CardMarket', data, ask)
    expect((await ownerOf(6n)).toLowerCase()).toBe(address.toLowerCase())
    expect(await world.read('CardMarket', 'creditOf', [address, trx])).toBe(0n)
  })

  test('a seller that refuses TRX does not stop its sale; its price waits for it', async () => {
    const address = moody.hex('Moody')
    const permit = { abi: cardsAbi, functionName: 'setApprovalForAll' } as const
    await act('Cards', encodeFunctionData({ ...permit, args: [world.hex('CardMarket'), true] }))
    await world.net.travel(3)
    await act('CardMarket', market('listForSale', [6n, trx, ask, inDays(30)]))
    await call('bob', 'CardMarket', 'buy', [6n, 2n, ask], ask)
    expect((await ownerOf(6n)).toLowerCase()).toBe(lower('bob'))
    const due = ask - 2n * each
    expect(await world.read('CardMarket', 'creditOf', [address, trx])).toBe(due)
    const refused = await world.send('carol', 'CardMarket', 'withdraw', [address, trx])
    expect(refused.reason).toBe('TRX transfer failed')

    await moody.send('carol', 'Moody', 'set', [true, false])
    await call('carol', 'CardMarket', 'withdraw', [address, trx])
    expect(await trxOf(address)).toBe(due)
    expect(await world.read('CardMarket', 'creditOf', [address, trx])).toBe(0n)
  })
})
