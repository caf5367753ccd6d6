import { formatUnits } from '#platform/std/amount.ts'
import { ErrorState } from '#platform/ui/ErrorState.tsx'
import { Form } from '#platform/ui/Form.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { step, useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { allowanceSteps, usualAllowance } from '#platform/web/spend/allowance.ts'
import { AllowanceFields } from '#platform/web/spend/AllowanceFields.tsx'
import { AmountField } from '#platform/web/spend/AmountField.tsx'
import { exactOf } from '#platform/web/spend/coin.ts'
import { Prerequisites } from '#platform/web/spend/Prerequisites.tsx'
import { useAllowanceChoice } from '#platform/web/spend/useAllowanceChoice.ts'
import { FormBar } from '#platform/web/spend/FormBar.tsx'
import { type ReactNode, useState } from 'react'

import { lpActions, purchaseActions } from '../../actions.ts'
import { Chips } from './Chips.tsx'
import { Outcome } from './Outcome.tsx'
import { type Config, Stopped } from './RewardToday.tsx'
import { RewardOnly } from './RewardOnly.tsx'
import { Slippage } from './Slippage.tsx'
import { lessBy } from './slippage.ts'
import { lpBuyTexts as texts } from './text.ts'
import { usePurchase } from './usePurchase.ts'

const form = 'buy-lp'

interface BuyFormProps {
  readonly pool: string
  readonly config: Config
  /** What follows on the screen; the button stays below it. */
  readonly children: ReactNode
}

/** What is paid and what comes of it; only what the sheet then shows is signed. */
export function BuyForm({ pool, config, children }: BuyFormProps) {
  const t = useText()
  const { start, busy } = useAction(purchaseActions.swapCoinIssuedAdd)
  const [pressed, setPressed] = useState(false)
  const [only, setOnly] = useState(true)
  const [choice, choose] = useAllowanceChoice()
  const purchase = usePurchase(pool, config)
  const { coin, balance, units, fault, slippage, bps, quote, refusal } = purchase
  const standing = coin.allowance === null ? null : BigInt(coin.allowance)
  const amounts =
    units === null || standing === null
      ? []
      : allowanceSteps(standing, units, choice, usualAllowance)
  const reward = BigInt(quote?.reward ?? '0')
  const isUnpaid = only && quote !== undefined && reward === 0n
  const fee = BigInt(coin.fee)
  const most = balance === null ? null : balance > fee ? balance - fee : 0n

  const review = (): void => {
    setPressed(true)
    if (units === null || bps === null || quote === undefined || isUnpaid) return
    void start(
      {
        pool,
        coin: coin.symbol,
        amount: String(units),
        slippageBps: String(bps),
        minLiquidity: quote.minimumLiquidity,
        minReward: String(only ? lessBy(reward, bps) : 0n),
      },
      amounts.map((each) => step(lpActions.approve, { coin: coin.symbol, amount: String(each) })),
    )
  }

  return (
    <>
      <Form id={form} onSubmit={review}>
        <Chips
          label={t(texts.payWith)}
          name="coin"
          options={config.coins.map(({ symbol }) => ({ value: symbol, label: symbol }))}
          value={coin.symbol}
          onChange={purchase.pay}
        />
        <AmountField
          label={t(texts.amount)}
          coin={coin}
          value={purchase.typed}
          onChange={purchase.type}
          most={most}
          maximumText={
            balance === null || fee === 0n
              ? undefined
              : t(texts.balanceFee, {
                  amount: exactOf(balance, coin),
                  fee: `${formatUnits(fee, coin.decimals)} ${coin.symbol}`,
                })
          }
          fault={pressed || purchase.typed !== '' ? fault : null}
        />
        <Slippage
          bounds={config.slippageBps}
          value={slippage}
          onChange={purchase.slip}
          pressed={pressed}
          refused={refusal?.field === 'slippageBps' ? refusal.message : null}
        />
        <Stopped stopped={config.reward.stopped} />
        {refusal !== null && refusal.field === null && (
          <ErrorState message={refusal.message} code={refusal.code} />
        )}
        {purchase.waits && <Skeleton className="h-60 w-full" />}
        {quote !== undefined && <Outcome quote={quote} waiting={config.reward.waiting} />}
        <p className="text-xs text-soft">{t(texts.riskLong)}</p>
        <RewardOnly
          value={only}
          onChange={setOnly}
          fault={isUnpaid && (pressed || units !== null) ? t(texts.noRewardFault) : null}
        />
        {units !== null && standing !== null && (
          <>
            <AllowanceFields
              coin={coin}
              needed={units}
              standing={standing}
              usual={usualAllowance}
              choice={choice}
              choose={choose}
            />
            <Prerequisites allow={{ amounts, coin }} then={[t(texts.stepBuy)]} />
          </>
        )}
      </Form>
      {children}
      <FormBar form={form} busy={busy || purchase.waits} />
    </>
  )
}
