import { rewardPaid } from '#features/earnings/public.server.ts'
import type { Income } from '#platform/server/feature.ts'
import {
  type BlockContext,
  type EventContext,
  indexContract,
  indexMade,
} from '#platform/server/indexer/contract.ts'
import { zeroAddress } from '#platform/std/address.ts'

import { saleAbi, tokenFactoryAbi } from '../contract/abi.ts'
import { launchSales, launchTokens, launchTrades, type TradesTable } from '../tables.ts'
import { act, addToTotals, changeSale, movePhase, saleOf } from './rows.ts'
import { constants, phaseAt } from './rules.ts'

/** The creator’s part of a raise. */
export const tapIncome: Income = { kind: 'launch', coin: 'TRX' }

/** The presales. No event states that one failed or succeeded: that follows from time and shares. */
const sales = indexMade({
  contract: 'Sale',
  abi: saleAbi,
  emitted: { event: 'PresaleCreated', argument: 'sale' },
  rows: { table: 'launchSales', address: 'sale' },
  handlers: {
    async Minted(event) {
      const { buyer, sun: paid, endsAt } = event.args
      const shares = Number(event.args.shares)
      const sale = await saleOf(event)
      const now = { sold: Number(event.args.sold), endsAt: Number(endsAt) }
      await changeSale(event, sale, { ...now, raise: sale.raise + paid })
      const record = { kind: 'mint', shares, amount: paid } as const
      await act(event, sale, buyer, record, { shares, paid }, { paid })
    },

    async Left(event) {
      const { buyer, sun, endsAt } = event.args
      const shares = Number(event.args.shares)
      const sale = await saleOf(event)
      const now = { sold: Number(event.args.sold), endsAt: Number(endsAt) }
      await changeSale(event, sale, { ...now, raise: sale.raise - sun })
      const record = { kind: 'leave', shares, amount: sun } as const
      await act(event, sale, buyer, record, { shares: -shares, paid: -sun }, { returned: sun })
    },

    async Refunded(event) {
      const { buyer, sun, credited } = event.args
      const shares = Number(event.args.shares)
      const sale = await saleOf(event)
      await changeSale(event, sale, {
        refunded: sale.refunded + shares,
        raise: sale.raise - sun,
        credits: sale.credits + (credited ? sun : 0n),
      })
      await act(
        event,
        sale,
        buyer,
        { kind: 'refund', shares, amount: sun },
        { shares: -shares, paid: -sun, refunded: true, ...(credited ? { credit: sun } : {}) },
        { returned: sun },
      )
    },

    async CreditPaid(event) {
      const { account, sun } = event.args
      const sale = await saleOf(event)
      await changeSale(event, sale, { credits: sale.credits - sun })
      await act(event, sale, account, { kind: 'collect', amount: sun }, { credit: -sun })
    },

    async BoughtInside(event) {
      const { buyer: account, sun: amount, price } = event.args
      await trade(event, {
        side: 'buy',
        account,
        shares: Number(event.args.shares),
        amount,
        soldAfter: Number(event.args.soldInside),
        priceAfter: price,
      })
    },

    async SoldInside(event) {
      const { seller: account, sun: amount, price } = event.args
      await trade(event, {
        side: 'sell',
        account,
        shares: Number(event.args.shares),
        amount,
        soldAfter: Number(event.args.soldInside),
        priceAfter: price,
      })
    },

    async Listed(event) {
      const { pair, poolSun, poolTokens, liquidity, burnt } = event.args
      const sale = await saleOf(event)
      await changeSale(event, sale, {
        listedAt: event.time,
        pair,
        poolSun,
        poolTokens,
        tokensBurnt: burnt,
        liquidity,
        raise: 0n,
        curve: 0n,
      })
    },

    async Divided(event) {
      const { userLiquidity, devLiquidity, deadLiquidity, floorSun, tapSun } = event.args
      await changeSale(event, await saleOf(event), {
        userLiquidity,
        devLiquidity,
        deadLiquidity,
        floorLeft: floorSun,
        tapTotal: tapSun,
        tapLeft: tapSun,
      })
    },

    async Claimed(event) {
      const { buyer, tokens, liquidity, unlocked } = event.args
      const sale = await saleOf(event)
      await changeSale(event, sale, {
        tokensClaimed: sale.tokensClaimed + tokens,
        liquidityClaimed: sale.liquidityClaimed + liquidity,
      })
      const claimed = { claimed: Number(unlocked), tokensClaimed: tokens }
      const record = { kind: 'claim', tokens, liquidity } as const
      await act(event, sale, buyer, record, { ...claimed, liquidityClaimed: liquidity })
    },

    async ClaimedInside(event) {
      const { buyer, tokens } = event.args
      const sale = await saleOf(event)
      await changeSale(event, sale, { tokensClaimed: sale.tokensClaimed + tokens })
      const record = { kind: 'claimInside', tokens } as const
      await act(event, sale, buyer, record, { claimedInside: true, tokensClaimed: tokens })
    },

    async Redeemed(event) {
      const { holder, tokens, sun, floorLeft } = event.args
      const sale = await saleOf(event)
      await changeSale(event, sale, { floorLeft })
      await act(event, sale, holder, { kind: 'redeem', tokens, amount: sun })
    },

    async TapCollected(event) {
      const { creator, sun, collected } = event.args
      const sale = await saleOf(event)
      await changeSale(event, sale, { tapLeft: sale.tapTotal - collected })
      await act(event, sale, creator, { kind: 'collectTap', amount: sun })
      await rewardPaid(event, tapIncome, { book: 'Sale', account: creator, amount: sun })
    },
  },
})

/** From the factory’s events of presales, those of each of them, and time alone. */
export const saleIndexer = indexContract(
  'TokenFactory',
  tokenFactoryAbi,
  {
    async PresaleCreated(event) {
      const { store, block, time, txHash } = event
      const { token, sale, creator, numbers, devLPReceiver, lpDistributionEnabled } = event.args
      const number = (index: keyof typeof numbers & number): number => Number(numbers[index])
      const startTime = number(0)
      const endsAt = startTime + constants.salePeriod
      const phase = phaseAt({ startTime, endsAt }, time)
      const { sales: seq } = await addToTotals(event, { sales: 1, [phase]: 1 })
      const none = { raise: 0n, curve: 0n, floorLeft: 0n, tapLeft: 0n, held: 0n, credits: 0n }
      const unlisted = { listedAt: null, pair: null, poolSun: 0n, poolTokens: 0n, tokensBurnt: 0n }
      const parts = { liquidity: 0n, userLiquidity: 0n, devLiquidity: 0n, deadLiquidity: 0n }
      const sold = { sold: 0, refunded: 0, soldInside: 0, curveFullAt: null, holders: 0 }
      await store.insert(launchSales, {
        sale,
        seq,
        token,
        creator,
        startTime,
        presaleEthAmount: numbers[1],
        tradeEthAmount: numbers[2],
        maxTotalNum: number(3),
        presaleMaxNum: number(4),
        insideMaxNum: number(5),
        softCapRate: number(6),
        userLpShare: number(7),
        devLpShare: number(8),
        vestingDelay: number(9),
        vestingRate: number(10),
        vestingDis: number(11),
        backingShare: number(12),
        devLpReceiver: devLPReceiver === zeroAddress ? null : devLPReceiver,
        lpDistributionEnabled,
        tokensPerShare: event.args.tokensPerShare,
        curveShares: Number(event.args.curveShares),
        softCap: Number(event.args.softCap),
        phase,
        endsAt,
        ...sold,
        paid: 0n,
        returned: 0n,
        ...none,
        tapTotal: 0n,
        ...unlisted,
        ...parts,
        tokensClaimed: 0n,
        liquidityClaimed: 0n,
        trades: 0,
        createdAt: time,
        txHash,
        block,
      })
      await store.update(launchTokens, { token }, { sale, block })
    },
  },
  { optional: true, factory: sales, atBlock: passTime },
)

async function trade(
  event: EventContext,
  traded: Pick<TradesTable, 'side' | 'account' | 'shares' | 'amount' | 'soldAfter' | 'priceAfter'>,
): Promise<void> {
  const { store, block, time, txHash } = event
  const { side, account, shares, amount, soldAfter } = traded
  const [more, sun] = side === 'buy' ? [shares, amount] : [-shares, -amount]
  const sale = await saleOf(event)
  const isFull = side === 'buy' && soldAfter === sale.curveShares
  const { trades: seq } = await changeSale(event, sale, {
    soldInside: soldAfter,
    curve: sale.curve + sun,
    trades: sale.trades + 1,
    ...(isFull ? { curveFullAt: time } : {}),
  })
  await store.insert(launchTrades, { sale: sale.sale, seq, ...traded, time, txHash, block })
  const record = { kind: side === 'buy' ? 'buyInside' : 'sellInside', shares, amount } as const
  const flow = side === 'buy' ? { paid: amount } : { returned: amount }
  await act(event, sale, account, record, { insideShares: more }, flow)
}

/** Presales that have begun, and those whose minting has ended. */
async function passTime(at: BlockContext): Promise<void> {
  const begun = await at.store.list(
    launchSales,
    { phase: 'notStarted' },
    { until: { startTime: at.time }, by: ['startTime', 'seq'] },
  )
  for (const sale of begun) await movePhase(at, sale, 'inProgress')
  const over = await at.store.list(
    launchSales,
    { phase: 'inProgress' },
    { until: { endsAt: at.time }, by: ['endsAt', 'seq'] },
  )
  for (const sale of over) await movePhase(at, sale, 'ended')
}
