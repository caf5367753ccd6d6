import { ErrorState } from '#platform/ui/ErrorState.tsx'
import { Form } from '#platform/ui/Form.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { step, useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { allowanceSteps } from '#platform/web/spend/allowance.ts'
import { AmountField } from '#platform/web/spend/AmountField.tsx'
import { figureOf, tesCoin } from '#platform/web/spend/coin.ts'
import { Prerequisites } from '#platform/web/spend/Prerequisites.tsx'
import { Slippage } from '#platform/web/spend/Slippage.tsx'
import { useState } from 'react'

import { burnActions } from '../../actions.ts'
import { type Mining, sunText, tesText, usdtText } from '../mining.ts'
import { destroyTexts as texts } from '../textBurn.ts'
import { Outcome } from './Outcome.tsx'
import { keptForFee, mostOf, type Paying, slippages, useBurnQuote } from './useBurnQuote.ts'

/** The form that the bar's button belongs to. */
export const burnForm = 'burn'

interface BurnFormProps {
  readonly mining: Mining
  readonly paying: Paying
}

/** How much is burnt, or how much TRX buy and burn, and what it brings. */
export function BurnForm({ mining, paying }: BurnFormProps) {
  const t = useText()
  const { mine } = mining
  const burn = useAction(burnActions.burn)
  const swap = useAction(burnActions.swap)
  const [pressed, setPressed] = useState(false)
  const form = useBurnQuote(paying, mine)
  const { coin, balance, typed, units, slippage, fault, refusal, quote } = form
  const own = paying === 'coin'
  const amounts =
    quote === undefined || !own || mine === null
      ? []
      : allowanceSteps(BigInt(mine.allowance), BigInt(quote.approve))
  const review = (): void => {
    setPressed(true)
    if (quote === undefined || units === null || fault !== null) return
    if (own) {
      const of = tesCoin.symbol
      void burn.start(
        { coin: of, uAmount: quote.uAmount },
        amounts.map((each) => step(burnActions.approve, { coin: of, amount: String(each) })),
      )
    } else {
      const { minPower } = quote
      void swap.start({ amount: String(units), slippageBps: String(slippage), minPower })
    }
  }
  return (
    <Form id={burnForm} onSubmit={review}>
      <AmountField
        label={own ? t(texts.quantity) : t(texts.pay, { coin: coin.symbol })}
        coin={coin}
        value={typed}
        onChange={form.type}
        most={balance === null ? null : mostOf(paying, balance)}
        maximumText={
          balance === null
            ? undefined
            : own
              ? t(texts.balanceSpare, { amount: figureOf(balance, coin) })
              : t(texts.balanceFee, { amount: figureOf(balance, coin), fee: sunText(keptForFee) })
        }
        fault={pressed || typed !== '' ? fault : null}
      />
      {!own && (
        <Slippage
          label={texts.slippage}
          choices={slippages}
          value={slippage}
          onChange={form.slip}
        />
      )}
      {refusal !== null && <ErrorState message={refusal.message} code={refusal.code} />}
      {form.waits && <Skeleton className="h-80 w-full" />}
      {quote !== undefined && (
        <>
          <p className="num -mt-2">
            {own
              ? t(texts.worth, { amount: usdtText(quote.uAmount) })
              : t(texts.swapBurns, {
                  amount: tesText(quote.burnAmount),
                  worth: usdtText(quote.uAmount),
                })}
          </p>
          <Outcome quote={quote} mining={mining} />
          <Prerequisites allow={{ amounts, coin }} then={[t(texts.stepBurn)]} />
        </>
      )}
    </Form>
  )
}
