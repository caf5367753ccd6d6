import { decimalsOf } from '#platform/std/amount.ts'
import { figureAmount } from '#platform/std/format.ts'
import type { Address } from '#platform/std/address.ts'
import { Amount } from '#platform/ui/Amount.tsx'
import { Button } from '#platform/ui/Button.tsx'
import { classes } from '#platform/ui/classes.ts'
import { Countdown } from '#platform/ui/Countdown.tsx'
import { startPlan } from '#platform/web/flow/useFlow.ts'
import type { ExitCoin } from '#platform/web/exits.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useChainNow } from '#platform/web/time.ts'
import { useState } from 'react'

import { CallText } from './CallFold.tsx'
import type { CoinFacts, ValuedExit } from './read.ts'
import { exitTexts as texts } from './text.ts'

interface ExitRowProps {
  readonly exit: ValuedExit
  readonly coins: ReadonlyMap<Address, CoinFacts>
}

/** One position: what comes back, what that costs, and its button; or from when on it can be left. */
export function ExitRow({ exit, coins }: ExitRowProps) {
  const t = useText()
  const { title, back, cards = [], givenUp = [], later, worth } = exit
  const amountOf = ({ coin, amount }: ExitCoin): string => {
    const { symbol, decimals } = coins.get(coin) ?? { symbol: coin, decimals: 0 }
    return `${figureAmount(amount, decimals)} ${symbol}`
  }
  // What is worth itself is stated once.
  const shown = back.filter(
    ({ coin, amount }) => coins.get(coin)?.symbol !== 'USDT' || amount !== worth,
  )
  const parts = [
    ...shown.map(amountOf),
    ...(cards.length > 0 && back.length === 0 ? [t(texts.cards, { count: cards.length })] : []),
  ]
  const lost = givenUp.filter(({ amount }) => amount > 0n).map(amountOf)
  return (
    <li className="flex flex-col gap-2 border-t border-line py-3">
      <div className={rowGrid}>
        <div className="flex min-w-0 flex-col min-[440px]:row-span-2">
          <span className="font-semibold [overflow-wrap:anywhere]">{title(t)}</span>
          {parts.length > 0 && (
            <span translate="no" className="num text-xs text-soft [overflow-wrap:anywhere]">
              {parts.join(', ')}
            </span>
          )}
          {lost.length > 0 && (
            <span className="num text-xs text-terra [overflow-wrap:anywhere]">
              {t(texts.givesUp, { amount: lost.join(', ') })}
            </span>
          )}
        </div>
        {worth !== null && (
          <Amount
            value={worth}
            decimals={decimalsOf.USDT}
            symbol="USDT"
            figure
            className={classes(
              'row-start-2 font-semibold min-[440px]:col-start-2 min-[440px]:row-span-2 min-[440px]:row-start-1 min-[440px]:text-right',
              later !== null && 'min-[440px]:col-span-2',
            )}
          />
        )}
        {later === null && <LeaveButton exit={exit} />}
      </div>
      {later !== null && <Waits {...later} />}
    </li>
  )
}

/** Buttons in a column of one width; what it is worth stands below the name where there is no room beside it. */
const rowGrid =
  'grid grid-cols-[minmax(0,1fr)_112px] items-center gap-x-3 gap-y-0.5 min-[440px]:grid-cols-[minmax(0,1fr)_auto_112px]'
const place = 'col-start-2 row-span-2 row-start-1 px-2! min-[440px]:col-start-3'

/** Opens the feature's own flow; where it has none, the call itself. */
function LeaveButton({ exit: { verb, steps, calls } }: Pick<ExitRowProps, 'exit'>) {
  const t = useText()
  const [open, setOpen] = useState(false)
  if (steps.length > 0) {
    return (
      <Button kind="quiet" small className={place} onClick={() => void startPlan(steps)}>
        {t(verb)}
      </Button>
    )
  }
  return (
    <>
      <Button
        kind="quiet"
        small
        className={place}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t(texts.show)}
      </Button>
      {open && (
        <div className="col-span-full row-start-3 pt-2">
          {calls.map((call) => (
            <CallText key={call.method} call={call} />
          ))}
        </div>
      )}
    </>
  )
}

function Waits({ from, why }: NonNullable<ValuedExit['later']>) {
  const t = useText()
  const now = useChainNow()
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
      <span className="text-soft">{t(why)}</span>
      <Countdown seconds={Math.max(0, from - now)} />
    </div>
  )
}
