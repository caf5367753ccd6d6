import { review } from '#platform/web/flow/review.ts'
import { flowTexts } from '#platform/web/flow/text.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'
import { Units } from '#platform/web/flow/Units.tsx'
import { exactOf } from '#platform/web/spend/coin.ts'
import { signedCoin } from '#platform/web/spend/coinContract.ts'

import { walletActions } from '../../actions.ts'
import { anyLp, poolSides } from '../lp.ts'
import { lpRemoveTexts as texts } from '../remove/text.ts'
import type { Part } from '../worth.ts'
import { removalReads } from './changes.ts'
import { LpFact } from './facts.tsx'
import { askOfPool, poolPicture, usePool } from './pictures.tsx'

const usdt = 'USDT'
const ofFirst = (value: string, { coin = '' }) => exactOf(BigInt(value), poolSides(coin)[0])
const ofUsdt = (value: string) => exactOf(BigInt(value), poolSides('')[1])

/** Liquidity of the wallet, given back to its pool for both coins. */
export const removeFlow = review(walletActions.remove, {
  title: texts.title,
  question: askOfPool(texts.ask),
  picture: poolPicture,
  goesTo: 'wallet',
  meaning: {
    tokenA: texts.fieldFirst,
    tokenB: texts.fieldSecond,
    token: texts.fieldCoin,
    liquidity: texts.fieldLiquidity,
    amountAMin: texts.fieldLeastFirst,
    amountBMin: texts.fieldLeastSecond,
    amountTokenMin: texts.fieldLeastCoin,
    amountETHMin: texts.fieldLeastNative,
    to: texts.fieldTo,
    deadline: texts.fieldDeadline,
  },
  units: {
    liquidity: (value) => exactOf(BigInt(value), anyLp),
    amountAMin: ofFirst,
    amountBMin: ofUsdt,
    amountTokenMin: ofUsdt,
    amountETHMin: ofFirst,
    deadline: 'time',
  },
  fixed: ({ coin, amount, leastCoin, leastUsdt }, contracts, signer) => ({
    tokenA: signedCoin(coin, contracts),
    tokenB: signedCoin(usdt, contracts),
    token: signedCoin(usdt, contracts),
    liquidity: amount ?? null,
    amountAMin: leastCoin ?? null,
    amountBMin: leastUsdt ?? null,
    amountTokenMin: leastUsdt ?? null,
    amountETHMin: leastCoin ?? null,
    to: signer,
    deadline: null,
  }),
  takes: ({ amount }) => amount,
  fallback: 'Transfer failed',
  summary: (_ticket, { pool = '', coin = '', amount = '0', leastCoin = '0', leastUsdt = '0' }) => {
    const [first, second] = poolSides(coin)
    return [
      {
        label: summaryTexts.youGive,
        value: <LpFact pool={pool} amount={amount} />,
        main: 'priced',
      },
      {
        label: texts.least,
        past: flowTexts.youReceived,
        value: (
          <Both
            parts={[
              { ...first, units: BigInt(leastCoin) },
              { ...second, units: BigInt(leastUsdt) },
            ]}
          />
        ),
        tone: 'good',
      },
    ]
  },
  results: [
    {
      label: texts.least,
      event: 'Burn',
      emitter: ({ pool = '' }) => pool,
      show: ([burnt], { pool = '' }) => (
        <Back pool={pool} amounts={[burnt?.['amount0'] ?? '0', burnt?.['amount1'] ?? '0']} />
      ),
    },
  ],
  done: texts.done,
  next: () => [
    { text: texts.seeCoins, to: '/profile' },
    { text: texts.buyAgain, to: '/buyLP' },
  ],
  invalidates: removalReads,
})

/** Amounts of both coins, one below the other. */
function Both({ parts }: { parts: readonly Part[] }) {
  return (
    <span className="inline-flex flex-col">
      {parts.map(({ units, ...coin }) => (
        <Units key={coin.symbol} units={units} coin={coin} />
      ))}
    </span>
  )
}

/** What the pool paid out, in the order of its coins; that beside USDT is first, as it was announced. */
function Back({ pool, amounts }: { pool: string; amounts: readonly [string, string] }) {
  const coins = usePool(pool)?.coins
  if (coins === undefined) return '…'
  const parts = coins.map(({ symbol, decimals }, i) => ({
    symbol,
    decimals,
    units: BigInt(amounts[i] ?? '0'),
  }))
  const last = ({ symbol }: Part) => Number(symbol === usdt)
  return <Both parts={parts.toSorted((one, other) => last(one) - last(other))} />
}
