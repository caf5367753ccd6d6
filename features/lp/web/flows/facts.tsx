import { decimalsOf } from '#platform/std/amount.ts'
import { shortAmount } from '#platform/std/format.ts'
import { useApi } from '#platform/web/api.ts'
import { useText } from '#platform/web/i18n.tsx'
import { EarnsTile } from '#platform/web/stake/EarnsTile.tsx'
import { earningTexts } from '#platform/web/stake/text.ts'
import { sourcesOf, Verify } from '#platform/web/Verify.tsx'
import { Units } from '#platform/web/flow/Units.tsx'
import { shortOf, tesCoin } from '#platform/web/spend/coin.ts'

import { lpApi } from '../../api.ts'
import { lpCoin } from '../lp.ts'
import { lpStakeTexts as texts } from '../stake/text.ts'
import { earnedADay, tesWorth, worthFrom } from '../worth.ts'

/** Facts on a signing sheet, read again so that a resumed order shows them too. */

const waiting = '…'

const useMine = (pool: string) => useApi(lpApi.amount, { pool }).data

export function LpFact({ pool, amount }: { pool: string; amount: string }) {
  const mine = useMine(pool)
  return mine === undefined ? waiting : <Units units={BigInt(amount)} coin={lpCoin(mine.symbol)} />
}

export function StakedFact({ pool }: { pool: string }) {
  const mine = useMine(pool)
  if (mine === undefined) return waiting
  return <Units units={BigInt(mine.staked)} coin={lpCoin(mine.symbol)} />
}

/** The present unpaid reward; it grows until the call is in a block. */
export function EarnedFact({ pool }: { pool: string }) {
  const mine = useMine(pool)
  if (mine === undefined) return waiting
  return <Units units={BigInt(mine.earned)} coin={tesCoin} about />
}

/** The reward that an exit gives up: only what was earned since the stake changed last. */
export function GivenUpFact({ pool }: { pool: string }) {
  const mine = useMine(pool)
  return mine === undefined ? (
    waiting
  ) : (
    <Units units={BigInt(mine.earned) - BigInt(mine.owed)} coin={tesCoin} />
  )
}

/** The earlier reward stays claimable. */
export function KeptFact({ pool }: { pool: string }) {
  const mine = useMine(pool)
  return mine === undefined ? waiting : <Units units={BigInt(mine.owed)} coin={tesCoin} />
}

/** On the result: what the whole stake earns now, and its APR. */
export function StakeEarns({ pool }: { pool: string }) {
  const t = useText()
  const staked = BigInt(useMine(pool)?.staked ?? '0')
  const one = useApi(lpApi.oneStatistics, { pool }).data
  if (one === undefined || !one.running || staked === 0n) return null
  const others = BigInt(one.total) - staked
  const tes = earnedADay(BigInt(one.rate), staked, others < 0n ? 0n : others)
  const worth = tesWorth(tes, one.tesPriceE12)
  return (
    <>
      <EarnsTile
        text={
          worth === null
            ? t(texts.earns, { amount: shortOf(tes, tesCoin) })
            : t(texts.earnsWorth, {
                amount: shortOf(tes, tesCoin),
                worth: shortAmount(worth, decimalsOf.USDT),
              })
        }
        note={t(texts.aprNote)}
        aprBps={one.aprBps}
      />
      <Verify
        of={t(earningTexts.apr)}
        source={sourcesOf(one.sources, 'stream', ...worthFrom, 'price')}
      />
    </>
  )
}
