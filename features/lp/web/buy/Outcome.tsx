import type { Reply } from '#platform/std/endpoint.ts'
import { decimalsOf } from '#platform/std/amount.ts'
import { shortAmount } from '#platform/std/format.ts'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { shortOf } from '#platform/web/spend/coin.ts'
import { useChainNow } from '#platform/web/time.ts'
import { sourceOf, Verify } from '#platform/web/Verify.tsx'

import type { purchaseApi } from '../../purchaseApi.ts'
import { shortLp } from '../lp.ts'
import { lpBuyTexts as texts } from './text.ts'

export type Quote = Reply<typeof purchaseApi.quote>

/** Hundredths of a percent from which the price impact is said in colour, and with words. */
const impactSeen = 100
const impactHigh = 300

/** What a purchase comes to at the prices of now, by the contract's own reckoning. */
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
  return (
    <Surface className="flex flex-col gap-3 bg-ground">
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-text text-base font-semibold">{t(texts.outcome)}</h2>
        <Verify of={t(texts.outcome)} source={sourceOf(quote.sources, 'liquidity')} />
      </div>
      <KeyValue
        rows={[
          { label: t(texts.get), value: `${shortLp(BigInt(quote.liquidity))} LP` },
          {
            label: t(texts.getAtLeast),
            value: `${shortLp(BigInt(quote.minimumLiquidity))} LP`,
            tone: 'good',
          },
          { label: t(texts.share), value: shareText(quote.sharePpm, formats.percent, t) },
          {
            label: t(texts.impact),
            value: formats.percent(impact),
            tone: impact >= impactHigh ? 'danger' : impact >= impactSeen ? 'value' : 'plain',
          },
          { label: t(texts.way), value: quote.path.join(' → ') },
          { label: t(texts.goesIn), value: coins(quote.paidIn) },
          ...(quote.dust.length === 0
            ? []
            : [{ label: t(texts.comesBack), value: coins(quote.dust) }]),
        ]}
      />
      {impact >= impactHigh && <p className="text-terra">{t(texts.impactHigh)}</p>}
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line pt-3">
        <span className="text-soft">{t(texts.reward)}</span>
        <Verify of={t(texts.reward)} source={sourceOf(quote.sources, 'reward')} />
        <span className={reward > 0n ? 'num w-full font-semibold text-verdigris' : 'w-full'}>
          {reward > 0n ? t(texts.rewardWhen, issued) : t(texts.rewardNone)}
        </span>
      </div>
    </Surface>
  )
}

/** Millionths as percent; what is less than can be shown is said to be less. */
export function shareText(
  ppm: number,
  percent: (bps: number) => string,
  t: ReturnType<typeof useText>,
): string {
  return ppm < 100 ? t(texts.shareBelow, { percent: percent(1) }) : percent(ppm / 100)
}
