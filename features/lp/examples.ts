import { addressFromHex } from '#platform/std/address.ts'
import type { Examples } from '#tests/examples.ts'
import { doneBy } from '#tests/journeys/doneBy.ts'
import { freshPrice } from '#tests/journeys/freshPrice.ts'

import { auditedShares } from './testing/auditedShares.ts'
import { lpScenes } from './testing/scenes.ts'
import { lpPayments } from './testing/payments.ts'

const pledge = '/swappledge/pledge/lp/pledgeBefore'
const unlock = '/swappledge/pledge/lp/lpPledgeUnlockBefore'
const receive = '/deposit/liquidity/receive'
const remove = '/tessera/lp/removeBefore'
const approve = '/tessera/lp/approveBefore'

export const lpExamples: Examples = {
  screens: {
    '/pledgeLP': { scene: 'pledgeLP', as: 'alice' },
    '/buyLP': { scene: 'buyLP', as: 'alice' },
    '/lpReward': { scene: 'lpReward', as: 'carol' },
  },
  scenes: () => lpScenes,
  owned: { id: ['NOT_YOUR_PURCHASE'] },
  lacking: {
    [pledge]: ['ABOVE_BALANCE'],
    [unlock]: ['ABOVE_UNLOCKABLE'],
    [remove]: ['ABOVE_BALANCE'],
    '/tessera/lp/claimBefore': ['NOTHING_TO_CLAIM'],
  },
  afters: {
    '/tessera/lp/swapCoinIssuedAdd': '/tessera/lp/swapCoinIssuedUpdate',
    [receive]: '/tessera/lp/swapCoinIssuedUpdateCoinssued',
  },
  /** Buys liquidity twice, stakes a quarter of it and may take a quarter out; later, of the two rewards that are due, one is issued. */
  async prepare(stack, alice) {
    await freshPrice(stack)
    await stack.server.indexer.catchUp()
    const [hexPool = ''] = await stack.world.read<readonly string[]>('LpPurchases', 'pools', [])
    const pool = addressFromHex(hexPool)
    const quote = { pool, coin: 'TRX', amount: '400000000', minLiquidity: '0', minReward: '0' }
    for (let n = 0; n < 2; n++) await doneBy(stack, alice, '/tessera/lp/swapCoinIssuedAdd', quote)
    const { mine } = (await alice.post('/deposit/liquidity/info', { pool })).data
    const amount = String(BigInt(mine.balance) / 4n)
    await doneBy(stack, alice, approve, { pool, amount: mine.balance })
    await doneBy(stack, alice, approve, { pool, amount, use: 'remove' })
    await doneBy(stack, alice, pledge, { pool, amount })
    const bought = (await alice.post('/tessera/lp/swapCoinIssuedList')).data
    const purchase = String(bought.list[0].id)
    const issued = String(bought.list[1].id)
    return {
      values: { pool, id: purchase, minLiquidity: '0', minReward: '0' },
      ofPath: {
        [pledge]: { amount },
        [unlock]: { amount },
        [remove]: { amount, coin: 'TES', leastCoin: '0', leastUsdt: '0' },
        // The present value is removed before another one is set.
        [approve]: { amount: '0', coin: 'USDT', use: 'stake' },
        '/deposit/dfp/receiveRewardInfo': { id: issued },
      },
      known: { pool: [pool], id: [purchase, issued], amount: [amount] },
      afterwards: () => doneBy(stack, alice, receive, { id: issued }),
    }
  },
  signing: {
    chosenByServer: {
      'lp.buy deadline': 'a moment that counts from the chain’s time at the order',
      'lp.remove deadline': 'the same',
    },
  },
  audit: {
    prepare: auditedShares,
    faults: [['lp_stakes.staked', 'update lp_stakes set staked = staked + 1']],
  },
  mutation: [
    {
      tests: 'Lp*.t.sol',
      contracts: [
        'LpStaking',
        'LpPools',
        'Shares',
        'Stake',
        'Stream',
        'LpPurchases',
        'PurchaseRewards',
      ],
    },
  ],
  payments: lpPayments,
}
