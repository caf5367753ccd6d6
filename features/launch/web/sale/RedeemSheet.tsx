import { Button } from '#platform/ui/Button.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Sheet } from '#platform/ui/Sheet.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { shellTexts } from '#platform/web/shell/text.ts'
import { AmountField } from '#platform/web/spend/AmountField.tsx'
import { useTypedAmount } from '#platform/web/spend/useTypedAmount.ts'

import { saleActions } from '../../actions.ts'
import { plainSun, poolPays } from '../amounts.ts'
import { listedTexts as texts } from '../textListed.ts'
import { coinOf, type SaleDetail } from '../useSale.ts'

interface RedeemSheetProps {
  readonly found: SaleDetail
  readonly onClose: () => void
}

/** How many tokens are burnt, and what they pay. */
export function RedeemSheet({ found, onClose }: RedeemSheetProps) {
  const t = useText()
  const { presale, floor, pool, balance } = found
  const { start, busy } = useAction(saleActions.redeem)
  const most = BigInt(balance ?? '0')
  const { units, press, field } = useTypedAmount(coinOf(found), { balance: most })
  const pays =
    floor === null || units === null || floor.outstanding === '0'
      ? null
      : (units * BigInt(floor.left)) / BigInt(floor.outstanding)
  const market = pool === null || units === null ? null : poolPays(units, pool)
  const review = (): void => {
    press()
    if (units === null) return
    onClose()
    void start({ sale: presale.sale, tokens: String(units) })
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(texts.redeemTitle)}
      lead={t(texts.redeemLead)}
      footer={
        <Button full busy={busy} onClick={review}>
          {t(shellTexts.review)}
        </Button>
      }
    >
      <AmountField {...field} label={t(texts.tokens)} most={most} />
      {pays !== null && (
        <KeyValue rows={[{ label: t(texts.pays), value: plainSun(pays), tone: 'good' }]} />
      )}
      {pays !== null && market !== null && market > pays && (
        <p role="note" className="rounded-md bg-terra-wash px-4 py-3 text-terra">
          {t(texts.marketPays, { amount: plainSun(market) })}
        </p>
      )}
    </Sheet>
  )
}
