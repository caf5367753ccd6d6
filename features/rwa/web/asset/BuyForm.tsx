import { Form } from '#platform/ui/Form.tsx'
import { step, useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { SharesField } from '#platform/web/spend/SharesField.tsx'
import { allowanceSteps } from '#platform/web/spend/allowance.ts'
import { Prerequisites } from '#platform/web/spend/Prerequisites.tsx'
import { useState } from 'react'

import { holderActions } from '../../actions.ts'
import { assetTexts as texts } from '../textAsset.ts'
import type { AssetDetail } from '../useAsset.ts'
import { typedPurchase } from './shares.ts'

/** The form that the bar’s button belongs to. */
export const buyForm = 'buy'

interface BuyFormProps {
  readonly found: AssetDetail
  readonly open: boolean
  /** On the allow-list; a guest is not asked yet. */
  readonly allowed: boolean
  /** Of the form and of the button at the bottom. */
  readonly typed: string
  readonly onType: (typed: string) => void
}

export const purchaseOf = (typed: string, { asset, balance }: AssetDetail) =>
  typedPurchase(typed, {
    left: asset.most - asset.shares,
    price: BigInt(asset.price),
    symbol: asset.coin.symbol,
    balance: balance === null ? null : BigInt(balance),
  })

/** How many shares; exactly their cost is authorised, and then paid into escrow. */
export function BuyForm({ found, open, allowed, typed, onType }: BuyFormProps) {
  const t = useText()
  const [pressed, setPressed] = useState(false)
  const { start } = useAction(holderActions.buy)
  const { asset, allowance } = found
  if (!open) {
    return (
      <p className="rounded-md bg-gold-wash px-4 py-3 text-gold">
        {t(allowed ? texts.off : texts.notAllowed)}
      </p>
    )
  }
  const { shares, fault } = purchaseOf(typed, found)
  const cost = BigInt(shares ?? 0) * BigInt(asset.price)
  const amounts = allowanceSteps(BigInt(allowance ?? '0'), cost)
  const review = (): void => {
    setPressed(true)
    if (shares === null) return
    const of = { asset: asset.asset }
    void start(
      { ...of, shares: String(shares), cost: String(cost) },
      amounts.map((amount) =>
        step(holderActions.approve, { ...of, coin: asset.coin.symbol, amount: String(amount) }),
      ),
    )
  }
  return (
    <Form id={buyForm} onSubmit={review}>
      <SharesField
        label={t(texts.count)}
        hint={t(texts.left, { left: asset.most - asset.shares })}
        value={typed}
        onChange={onType}
        most={asset.most - asset.shares}
        error={fault !== null && (pressed || typed !== '1') ? t(fault.text, fault.values) : null}
      />
      {shares !== null && allowance !== null && (
        <Prerequisites allow={{ amounts, coin: asset.coin }} then={[t(texts.stepBuy)]} />
      )}
    </Form>
  )
}
