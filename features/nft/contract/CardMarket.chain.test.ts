import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type World, startWorld } from '#apps/deploy/testing.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
  await call('alice', 'Team', 'bindParent', [world.hex('deployer')])
  await call('bob', 'Team', 'bindParent', [world.hex('alice')])
  const price = await world.read<bigint>('Cards', 'getUToCoin', [50_000_000n])
  for (let card = 0; card < 3; card += 1) await call('alice', 'Cards', 'Buy', [1n], price)
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

/** Alice's; in a later second than whatever came before, as blocks of a public network are. */
async function list(card: bigint, coin: string): Promise<void> {
  await world.net.travel(3)
  await call('alice', 'CardMarket', 'listForSale', [card, coin, ask, inDays(30)])
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
    expect((await ownerOf(1n)).toLowerCase()).toBe(lower('bob'))
    expect((await world.balance('alice')) - alice).toBe(ask - 2n * each)
    const again = await world.send('bob', 'CardMarket', 'buy', [1n, 1n, ask], ask)
    expect(again.reason).toBe('This listing has ended')
  })

  test('USDT, whose transfer says false, is paid in, split and withdrawn', async () => {
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
})
