import type { Reply } from '#platform/std/endpoint.ts'
import { decimalsOf } from '#platform/std/amount.ts'
import { shortAmount } from '#platform/std/format.ts'
import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { shortOf } from '#platform/web/spend/coin.ts'
import { BigAmount } from '#platform/ui/BigAmount.tsx'
import { useChainNow } from '#platform/web/time.ts'
import { sourceOf, Verify } from '#platform/web/Verify.tsx'

import type { purchaseApi } from '../../purchaseApi.ts'
import { shortLp } from '../lp.ts'
import { lpBuyTexts as texts } from './text.ts'

export type Quote = Reply<typeof purchaseApi.quote>

/** Hundredths of a percent from which the price impact has a colour and a text. */
const impactSeen = 100
const impactHigh = 300

/** What a purchase comes to at the prices of now, computed by the contract itself. */
export function Outcome({ quote, waiting }: { quote: Quote; waiting: number }) {
  const t = useText()
  const formats = useFormats()
  const now = useChainNow()
  const impact = quote.priceImpactBps
  const reward = BigInt(quote.reward)
  const coins = (list: Quote['paidIn']): string =>
    list.map((coin) => shortOf(BigInt(coin.amount), coin)).join(' + ')
  const issued = {
    amount: shortAmount(reward, decimalsOf.TES),
    time: formats.dateTime(now + waiting),
  }
  const lp = (units: string): string => `${shortLp(BigInt(units))} LP`
  return (
    <Surface className="flex flex-col gap-3">
      <div>
        <h2 className="font-text text-sm font-normal text-soft">{t(texts.outcome)}</h2>
        <BigAmount
          text={
            quote.estimate === null
              ? lp(quote.liquidity)
              : `${shortAmount(BigInt(quote.estimate), decimalsOf.USDT)} USDT`
          }
        />
        <p className="num text-xs text-soft">{coins(quote.paidIn)}</p>
      </div>
      <KeyValue
        rows={[
          { label: t(texts.getAtLeast), value: lp(quote.minimumLiquidity), tone: 'good' },
          {
            label: t(texts.impact),
            value: formats.percent(impact),
            tone: impact >= impactHigh ? 'danger' : impact >= impactSeen ? 'value' : 'plain',
          },
          {
            label: t(texts.reward),
            value: reward > 0n ? t(texts.rewardWhen, issued) : t(texts.rewardNone),
            tone: reward > 0n ? 'good' : 'plain',
          },
        ]}
      />
      {impact >= impactHigh && <p className="text-terra">{t(texts.impactHigh)}</p>}
      <Disclosure title={t(texts.more)}>
        <div className="pb-3">
          <KeyValue
            rows={[
              { label: t(texts.get), value: lp(quote.liquidity) },
              { label: t(texts.share), value: shareText(quote.sharePpm, formats.percent, t) },
              { label: t(texts.poolFees), value: formats.percent(quote.feeBps) },
              { label: t(texts.way), value: quote.path.join(' → ') },
              ...(quote.dust.length === 0
                ? []
                : [{ label: t(texts.comesBack), value: coins(quote.dust) }]),
            ]}
          />
        </div>
      </Disclosure>
      <Verify of={t(texts.outcome)} source={sourceOf(quote.sources, 'liquidity')} />
      <Verify of={t(texts.reward)} source={sourceOf(quote.sources, 'reward')} />
    </Surface>
  )
}

/** Millionths as percent; a value too small to show is shown as less than the smallest. */
export function shareText(
  ppm: number,
  percent: (bps: number) => string,
  t: ReturnType<typeof useText>,
): string {
  return ppm < 100 ? t(texts.shareBelow, { percent: percent(1) }) : percent(ppm / 100)
}
