import { type ProductDetail, noPriceTexts, salesApi } from '#features/sales/public.web.ts'
import { Button } from '#platform/ui/Button.tsx'
import { Sheet } from '#platform/ui/Sheet.tsx'
import { Stepper } from '#platform/ui/Stepper.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useApi } from '#platform/web/api.ts'
import { nativeSymbol } from '#platform/web/config.ts'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/session.tsx'
import { shellTexts } from '#platform/web/shell/text.ts'
import { useState } from 'react'
import { SignedIn } from '#platform/web/SignInButton.tsx'

import { buyActions } from './buyActions.ts'
import { BuyTotals } from './BuyTotals.tsx'
import { mostOf } from './mostOf.ts'
import { buyTexts as texts } from './textBuy.ts'
import { seriesTexts } from './textSeries.ts'
import { totalsOf } from './totals.ts'
import { useCount } from './useCount.ts'

export interface BuyBoxesSheetProps {
  readonly series: ProductDetail
  readonly open: boolean
  readonly onClose: () => void
}

/** The number, its price now and later, and the reason why not more. */
export function BuyBoxesSheet({ series, open, onClose }: BuyBoxesSheetProps) {
  const t = useText()
  const { twoPayments, series: facts } = series
  const { start, busy } = useAction(twoPayments === null ? buyActions.buy : buyActions.reserve)
  const [typed, setTyped] = useState('1')
  const seriesId = String(series.productId)
  const { count, fault, reading } = useCount(seriesId, typed, open)
  const able = useApi(salesApi.canBuyProductNum, open ? { seriesId } : null).data
  const { status } = useSession()
  const most = mostOf(able, series.remainSupply)
  const unpriced = series.priceTrx === null
  const stuck = facts !== null && (!facts.standing || facts.covered === 0)
  const upTo =
    status === 'signedIn' && able !== undefined && able.num > 0
      ? [t(texts.upTo, { count: able.num }), able.message].filter(Boolean).join(' · ')
      : undefined
  const review = (): void => {
    if (fault !== null) return
    onClose()
    const share = twoPayments?.firstShare ?? null
    const { first } = totalsOf(BigInt(series.priceTrx ?? '0'), count, share)
    void start({ seriesId, num: String(count), shownPrice: String(first) })
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t(texts.sheetTitle, { id: seriesId })}
      lead={t(texts.sheetLead)}
      footer={
        <SignedIn>
          <Button
            full
            busy={busy || reading}
            disabled={fault !== null || unpriced}
            onClick={review}
          >
            {t(shellTexts.review)}
          </Button>
        </SignedIn>
      }
    >
      <Stepper
        label={t(texts.howMany)}
        fewerLabel={t(texts.fewer)}
        moreLabel={t(texts.more)}
        value={typed}
        max={most}
        onChange={setTyped}
        error={fault}
        hint={upTo}
      />
      <Surface className="bg-ground">
        <BuyTotals series={series} count={count} />
      </Surface>
      {unpriced && <p className="font-semibold text-terra">{t(noPriceTexts.note)}</p>}
      {stuck && <p className="font-semibold text-terra">{t(texts.notNow)}</p>}
      {twoPayments !== null && <p className="text-soft">{t(seriesTexts.notPaid)}</p>}
      <p className="text-xs text-soft">{t(texts.mostNote, { symbol: nativeSymbol() })}</p>
    </Sheet>
  )
}
