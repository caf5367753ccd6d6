import { deployed } from '#apps/deploy/deployed.ts'
import type { PaymentStage, Payments } from '#apps/deploy/testing/payments.ts'
import type { Hex } from 'viem'

import { compileApart } from '../../../scripts/compile-contracts.ts'

const trx: Hex = `0x${'0'.repeat(40)}`
const ask = 100_000_000n
const day = 86_400

export const nftPayments: Payments = {
  callersOwn: [
    'CardMarket.accept',
    'CardMarket.offerOnCard',
    'CardMarket.offerOnLevel',
    'CardStakes.claim',
  ],
  variants: ['CardMarket.cancelOffer in USDT', 'CardMarket.cancelOffer of a contract'],
  async prepare(stage) {
    await prepareCards(stage)
    await prepareOffers(stage)
  },
}

const marketCredit = ({ world }: PaymentStage, hex: string, coin: string) =>
  world.read<bigint>('CardMarket', 'creditOf', [hex, coin])

/** Alice's 1 to 6. The second is listed; the third is sold frozen; of the fourth the sale is broken. */
async function prepareCards(stage: PaymentStage): Promise<void> {
  const { world, call, sunOf, inDays } = stage
  const price = await world.read<bigint>('Cards', 'getUToCoin', [50_000_000n])
  for (let card = 0; card < 6; card += 1) await call('alice', 'Cards', 'Buy', [1n], price)
  await call('alice', 'Cards', 'setApprovalForAll', [world.hex('CardMarket'), true])
  await call('alice', 'Cards', 'pledge', [3n, BigInt(7 * day)])
  await call('alice', 'Cards', 'pledge', [4n, BigInt(7 * day)])
  await world.net.travel(3)
  for (const card of [1n, 2n, 3n, 4n]) {
    await call('alice', 'CardMarket', 'listForSale', [card, trx, ask, inDays(30)])
  }
  for (const card of [1n, 3n, 4n]) await call('bob', 'CardMarket', 'buy', [card, 1n, ask], ask)
  await call('alice', 'Cards', 'exit', [4n])
  const [alice, bob] = [world.hex('alice'), world.hex('bob')]
  await call('alice', 'Cards', 'transferFrom', [alice, world.hex('carol'), 4n])

  const market = { contract: 'CardMarket', balance: () => sunOf(alice) }
  const credit = () => marketCredit(stage, alice, trx)
  stage.add('MarketListings.buy', {
    ...market,
    name: 'buy',
    args: [2n, 1n, ask],
    value: ask,
    credit,
  })
  stage.add('MarketListings.settle', { ...market, name: 'settle', args: [3n, 1n], credit })
  stage.add('MarketListings.cancelSale', {
    contract: 'CardMarket',
    name: 'cancelSale',
    args: [4n, 1n],
    balance: () => sunOf(bob),
    credit: () => marketCredit(stage, bob, trx),
  })
  const fund = world.hex('deployer')
  const toFund = { balance: () => sunOf(fund) }
  stage.add('Money.withdraw', {
    contract: 'CardMarket',
    name: 'withdraw',
    args: [fund, trx],
    ...toFund,
  })
  stage.add('Cards.withdrawProceeds', {
    contract: 'Cards',
    name: 'withdrawProceeds',
    args: [1n],
    ...toFund,
  })
  stage.add('Cards.Buy', {
    contract: 'Cards',
    name: 'Buy',
    args: [1n],
    value: price,
    balance: () => sunOf(world.hex('FeeSplitter')),
  })
}

/** In TRX and in USDT, by a wallet and by a contract, which is a member; they expire. */
async function prepareOffers(stage: PaymentStage): Promise<void> {
  const { world, call, encoded, sunOf, coinOf, inDays } = stage
  const moody = deployed(world, compileApart([['features/nft/contract/Moody.t.sol', 'Moody']]))
  await moody.deploy('Moody')
  await moody.send('carol', 'Moody', 'set', [true, false])
  const act = async (contract: string, data: Hex, value = 0n): Promise<void> => {
    const to = [world.hex(contract), value, data]
    const { reason } = await moody.send('carol', 'Moody', 'act', to, value)
    if (reason !== '') throw new Error(`${contract}: ${reason}`)
  }
  await act('Team', encoded('Team', 'bindParent', [world.hex('alice')]))
  const [alice, usdt] = [world.hex('alice'), world.hex('Usdt')]
  await call('alice', 'CardMarket', 'offerOnLevel', [1n, trx, ask, inDays(1)], ask)
  await call('deployer', 'Usdt', 'transfer', [alice, ask])
  await call('alice', 'Usdt', 'approve', [world.hex('CardMarket'), ask])
  await call('alice', 'CardMarket', 'offerOnLevel', [1n, usdt, ask, inDays(1)])
  const offer = encoded('CardMarket', 'offerOnLevel', [1n, trx, ask, inDays(1)])
  await act('CardMarket', offer, ask)

  const cancel = { contract: 'CardMarket', name: 'cancelOffer' }
  const holder = moody.hex('Moody')
  stage.add('CardMarket.cancelOffer', {
    ...cancel,
    args: [1n],
    balance: () => sunOf(alice),
    credit: () => marketCredit(stage, alice, trx),
  })
  stage.add('CardMarket.cancelOffer in USDT', {
    ...cancel,
    args: [2n],
    balance: () => coinOf('Usdt', alice),
    credit: () => marketCredit(stage, alice, usdt),
  })
  stage.add('CardMarket.cancelOffer of a contract', {
    ...cancel,
    args: [3n],
    balance: () => sunOf(holder),
    credit: () => marketCredit(stage, holder, trx),
  })
}
