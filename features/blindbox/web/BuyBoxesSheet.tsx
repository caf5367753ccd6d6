import { type ProductDetail, salesApi } from '#features/sales/public.web.ts'
import { exactAmount, shortAmount } from '#platform/std/format.ts'
import { Button } from '#platform/ui/Button.tsx'
import { KeyValue, type KeyValueRow } from '#platform/ui/KeyValue.tsx'
import { Sheet } from '#platform/ui/Sheet.tsx'
import { Stepper } from '#platform/ui/Stepper.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useApi } from '#platform/web/api.ts'
import { nativeSymbol } from '#platform/web/config.ts'
import { useLateFlow } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/session.tsx'
import { SignedIn } from '#platform/web/SignedIn.tsx'
import { useState } from 'react'

import { blindboxApi } from '../api.ts'
import { buyFlows } from './buyFlows.ts'
import { mostOf } from './mostOf.ts'
import { spanOf } from './span.ts'
import { buyTexts as texts } from './textBuy.ts'
import { seriesTexts } from './textSeries.ts'
import { totalsOf } from './totals.ts'
import { useCount } from './useCount.ts'

export interface BuyBoxesSheetProps {
  readonly series: ProductDetail
  readonly open: boolean
  readonly onClose: () => void
}

/** How many, what it comes to now and later, and why not more. */
export function BuyBoxesSheet({ series, open, onClose }: BuyBoxesSheetProps) {
  const t = useText()
  const { twoPayments, series: facts } = series
  const { start, busy } = useLateFlow(twoPayments === null ? buyFlows.buy : buyFlows.reserve)
  const [typed, setTyped] = useState('1')
  const seriesId = String(series.productId)
  const { count, fault, reading } = useCount(seriesId, typed, open)
  const able = useApi(salesApi.canBuyProductNum, open ? { seriesId } : null).data
  const { status } = useSession()
  const most = mostOf(able, series.remainSupply)
  const stuck = facts !== null && (!facts.standing || facts.covered === 0)
  const review = (): void => {
    if (fault !== null) return
    onClose()
    void start({ seriesId, num: String(count) })
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t(texts.sheetTitle, { id: seriesId })}
      lead={t(texts.sheetLead)}
      footer={<Footer busy={busy || reading} disabled={fault !== null} onReview={review} />}
    >
      <Stepper
        label={t(texts.howMany)}
        fewerLabel={t(texts.fewer)}
        moreLabel={t(texts.more)}
        value={typed}
        max={most}
        onChange={setTyped}
        error={fault}
        {...(status === 'signedIn' && able !== undefined && able.num > 0
          ? {
              hint: [t(texts.upTo, { count: able.num }), able.message].filter(Boolean).join(' '),
            }
          : {})}
      />
      <Surface className="bg-ground">
        <KeyValue rows={useRows(series, count)} />
      </Surface>
      {stuck && <p className="font-semibold text-terra">{t(texts.notNow)}</p>}
      {twoPayments !== null && <p className="text-soft">{t(seriesTexts.notPaid)}</p>}
      <p className="text-xs text-soft">{t(texts.mostNote, { symbol: nativeSymbol() })}</p>
    </Sheet>
  )
}

function useRows(series: ProductDetail, count: number): readonly KeyValueRow[] {
  const t = useText()
  const symbol = nativeSymbol()
  const limit = useApi(blindboxApi.mine, {}).data?.limit
  const { twoPayments } = series
  const price = BigInt(series.priceTrx)
  const sun = (amount: bigint): string => `${exactAmount(amount, 6)} ${symbol}`
  const totals = totalsOf(price, count, twoPayments?.firstShare ?? null)
  const span = spanOf(twoPayments?.completeTime ?? 0)
  const left = BigInt(limit?.daily ?? '0') - BigInt(limit?.spent ?? '0')
  return [
    { label: t(seriesTexts.price), value: `${shortAmount(BigInt(series.price), 6)} USDT` },
    ...(series.expected === null
      ? []
      : [
          {
            label: t(texts.worthEach),
            value: `${shortAmount(BigInt(series.expected), 6)} USDT`,
          },
        ]),
    { label: t(texts.each), value: sun(price) },
    ...(count > 1 ? [{ label: t(texts.inAll), value: sun(totals.all) }] : []),
    ...(twoPayments === null
      ? []
      : [
          { label: t(texts.now), value: sun(totals.first) },
          {
            label: t(texts.laterWithin, { time: t(span.text, { count: span.count }) }),
            value: sun(totals.second),
          },
        ]),
    ...(limit === undefined || limit.daily === null
      ? []
      : [
          {
            label: t(texts.dailyLimit),
            value: t(texts.leftToday, {
              left: exactAmount(left > 0n ? left : 0n, 6),
              daily: exactAmount(BigInt(limit.daily), 6),
              symbol,
            }),
          },
        ]),
  ]
}

interface FooterProps {
  readonly busy: boolean
  readonly disabled: boolean
  readonly onReview: () => void
}

/** Who is not signed in does that first. */
function Footer({ busy, disabled, onReview }: FooterProps) {
  const t = useText()
  return (
    <SignedIn>
      <Button full busy={busy} disabled={disabled} onClick={onReview}>
        {t(texts.review)}
      </Button>
    </SignedIn>
  )
}
