import { addressFromHex } from '#platform/std/address.ts'
import type { Prepared } from '#tests/examples.ts'
import type { Client } from '#tests/journeys/client.ts'
import { doneBy } from '#tests/journeys/doneBy.ts'
import { must } from '#tests/journeys/must.ts'
import type { Stack } from '#tests/journeys/stack.ts'

import { quick, saleForm, tokenForm } from './forms.ts'
import { type MadeSale, salesOn } from './made.ts'

const day = 86_400
const ours = (name: string) => `/tessera/launch/${name}Before`
const before = '/deposit/exSwap/swapCoinIssuedAdd'

/**
 * For alice a presale in each state that a call of hers needs: to join and to leave, failed, with its market open, listed
 * by another and listed by herself; a token that is closed. One more becomes listable once eight days have passed.
 */
export async function preparedLaunches(stack: Stack, alice: Client): Promise<Prepared> {
  const { world, server } = stack
  const sales = salesOn(world)
  const now = () => server.app.clock.now()
  const friend = world.net.accounts.find(({ name }) => name === 'grace')!.address
  const token = tokenForm(friend)
  const form = saleForm(now() + 40 * day, friend, quick)
  await doneBy(stack, alice, before, { ...token, name: 'Closed', symbol: 'CLO' })
  const own = (await alice.post('/deposit/exSwap/swapIssuedList', { creator: alice.address })).data
  const closed = String(own.list[0].token)
  const lasting = { presaleMaxNum: '2', maxTotalNum: '1000', softCapRate: '3000' }
  const joinable = await sales.make('bob', lasting)
  const joined = await sales.make('bob', lasting)
  const [failed, inside, listable, listed] = [
    await sales.make('bob'),
    await sales.make('bob'),
    await sales.make('bob'),
    await sales.make('bob', { swapThreshold: '1', lpBurnFrequency: '3600' }),
  ]
  const mine = await sales.make('alice')
  await world.net.travel(60)
  await sales.mint(joined, 'alice', 1n)
  for (const sale of [failed, inside, listable, listed]) await sales.sellOut(sale, 'bob')
  await sales.sellOut(mine, 'alice')
  const [first = '', ...others] = sales.buyersOf('bob')
  for (const who of others) await sales.on(failed, who, 'leave')
  await world.net.travel(day)
  await sales.on(inside, first, 'buyInside', [1n], 2_000_000_000n)
  await sales.sellCurve(listable, others)
  await sales.sellCurve(listed, sales.buyersOf('bob'))
  await sales.sellCurve(mine, sales.buyersOf('alice'))
  for (const sale of [listed, mine]) await sales.on(sale, 'carol', 'list')
  await tokensFor(stack, listed)
  await server.indexer.catchUp()
  const at = ({ sale }: MadeSale) => addressFromHex(sale)
  const ofListed = { sale: at(listed) }
  const ofToken = { token: addressFromHex(listed.token) }
  return {
    values: {
      ...token,
      ...form,
      token: closed,
      sale: at(joinable),
      shares: '1',
      most: '7000000000',
      least: '1',
      tokens: '1000000000000000000000',
      creator: alice.address,
      picture: '',
      website: 'https://example.org/',
      telegram: 'https://t.me/mosaic',
      x: 'https://x.com/mosaic',
      introduction: 'Tiles of stone',
    },
    ofPath: {
      [ours('leave')]: { sale: at(joined) },
      [ours('refund')]: { sale: at(failed) },
      [ours('buyInside')]: { sale: at(inside) },
      [ours('sellInside')]: { sale: at(inside) },
      '/tessera/launch/curveQuote': { sale: at(inside) },
      '/tessera/launch/trades': { sale: at(inside) },
      [ours('claim')]: ofListed,
      [ours('claimInside')]: ofListed,
      [ours('redeem')]: ofListed,
      [ours('collectTap')]: { sale: at(mine) },
      [ours('convert')]: ofToken,
      [ours('burnStep')]: ofToken,
    },
    known: {
      sale: [joinable, joined, failed, inside, listable, listed, mine].map(at),
      token: [closed, ofToken.token],
      shares: ['0', '1', '2', '10'],
      tokens: ['0', '1', '1000000000000000000000'],
    },
    /** A week is what one has to list it. */
    async afterwards() {
      await sales.sellCurve(listable, [first])
      await server.indexer.catchUp()
      return { values: {}, ofPath: { [ours('list')]: { sale: at(listable) } } }
    },
  }
}

/** Carol’s inside shares become tokens: some for alice to redeem, some to the pair, whose fees can be converted. */
async function tokensFor({ world }: Stack, listed: MadeSale): Promise<void> {
  const sales = salesOn(world)
  await sales.on(listed, 'carol', 'claimInside')
  world.adopt('LaunchToken', listed.token)
  const pair = await world.read<string>('LaunchToken', 'pair')
  const some = 10n ** 22n
  await must(world, 'carol', 'LaunchToken', 'transfer', [world.hex('alice'), some])
  await must(world, 'carol', 'LaunchToken', 'transfer', [pair, some])
}
