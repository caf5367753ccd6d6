import { Form } from '#platform/ui/Form.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { SharesField } from '#platform/web/spend/SharesField.tsx'
import { useState } from 'react'

import { saleActions } from '../../actions.ts'
import { plainSun, tokensText } from '../amounts.ts'
import { saleTexts as texts } from '../textSale.ts'
import { coinOf, type SaleDetail } from '../useSale.ts'
import { mintable, typedMint } from './mint.ts'
import { Worth } from './Worth.tsx'

/** The form that the bar's button belongs to. */
export const mintForm = 'mint'

interface MintFormProps {
  readonly found: SaleDetail
  /** Whether the reader can mint now; before the start the form only computes. */
  readonly open: boolean
  /** Of the form and of the button at the bottom. */
  readonly typed: string
  readonly onType: (typed: string) => void
}

/** How many shares, what they cost and what they buy. */
export function MintForm({ found, open, typed, onType }: MintFormProps) {
  const t = useText()
  const { presale, numbers, refusal } = found
  const [pressed, setPressed] = useState(false)
  const { start } = useAction(saleActions.donate)
  const { shares, fault } = typedMint(typed, found)
  const review = (): void => {
    setPressed(true)
    if (!open || shares === null) return
    void start({
      sale: presale.sale,
      shares: String(shares),
      shownPrice: String(BigInt(shares) * BigInt(presale.price)),
    })
  }
  const price = plainSun(presale.price)
  const cost = BigInt(shares ?? 1) * BigInt(presale.price)
  return (
    <Form id={mintForm} onSubmit={review}>
      <SharesField
        label={t(texts.shares)}
        value={typed}
        onChange={onType}
        most={mintable(found)}
        error={fault !== null && (pressed || typed !== '1') ? t(fault.text, fault.values) : null}
        hint={t(texts.each, { amount: price, most: numbers.presaleMaxNum })}
      />
      <p translate="no" className="num -mt-2 flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">
          {tokensText(BigInt(shares ?? 1) * BigInt(presale.tokensPerShare), coinOf(found))}
        </span>
        <span className="ml-auto text-right text-soft">
          <span>{plainSun(cost)}</span>
          <Worth sun={cost} rate={found.trxRate} />
        </span>
      </p>
      {open && (refusal === null || refusal.reason === 'NOT_ACTIVE') && (
        <p className="text-soft">{t(texts.once)}</p>
      )}
      {open && refusal !== null && refusal.reason !== 'NOT_ACTIVE' && (
        <p className="rounded-md bg-sunk px-4 py-3">{refusal.message}</p>
      )}
    </Form>
  )
}
