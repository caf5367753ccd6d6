import { BigAmount } from '#platform/ui/BigAmount.tsx'
import { Icon } from '#platform/ui/Icon.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { Verify } from '#platform/web/Verify.tsx'

import { type Mining, multiplierText, powerText, tesText, usdtText } from '../mining.ts'
import { destroyTexts as texts } from '../textBurn.ts'
import { ShareRows } from './ShareRows.tsx'
import type { BurnQuote } from './useBurnQuote.ts'

interface OutcomeProps {
  readonly quote: BurnQuote
  readonly mining: Mining
}

/** What a burn brings: power, the share of the pool before and after, and what it never brings back. */
export function Outcome({ quote, mining }: OutcomeProps) {
  const t = useText()
  const { time } = useFormats()
  const [power, ownPower, network, least] = [
    quote.power,
    quote.ownPower,
    quote.networkPower,
    quote.leastPower,
  ].map(BigInt) as [bigint, bigint, bigint, bigint]
  const runs = quote.dailyPool !== '0'
  return (
    <>
      <Surface className="flex flex-col gap-4">
        <div className="flex flex-wrap items-end justify-between gap-x-4">
          <div className="min-w-0">
            <h2 className="font-text text-sm font-normal text-soft">{t(texts.powerYouGet)}</h2>
            <BigAmount text={powerText(power)} tone="gained" />
          </div>
          <p className="num text-soft">
            {t(texts.product, {
              worth: usdtText(quote.uAmount),
              multiplier: multiplierText(quote.multiplier),
            })}
          </p>
        </div>
        {quote.of === 'trx' && (
          <KeyValue rows={[{ label: t(texts.minPower), value: powerText(quote.minPower) }]} />
        )}
        <div className="flex flex-col gap-3 border-t border-line pt-3">
          <h3 className="text-base">{t(texts.yourShare)}</h3>
          <ShareRows
            now={{
              power: BigInt(mining.mine?.power ?? '0'),
              network: BigInt(mining.network.power),
            }}
            after={{ power: ownPower, network }}
            least={least}
          />
          <p className="text-xs text-soft">{t(texts.shareHow, { least: powerText(least) })}</p>
        </div>
        <KeyValue
          rows={
            runs
              ? [
                  { label: t(texts.aDay), value: tesText(quote.daily), tone: 'good' },
                  { label: t(texts.aDayDoubled), value: tesText(quote.dailyDoubled) },
                ]
              : [{ label: t(texts.aDay), value: t(texts.nothingRuns), tone: 'danger' }]
          }
        />
      </Surface>
      {quote.multiplierFallsAt !== null && (
        <p className="num rounded-md bg-gold-wash px-4 py-3 text-gold">
          {t(texts.falls, { time: time(quote.multiplierFallsAt) })}
        </p>
      )}
      <p className="flex items-center gap-3 rounded-md bg-terra-wash px-4 py-3 text-terra">
        <Icon name="burn" size={20} />
        <span>{t(texts.forEver)}</span>
      </p>
      <Verify of={t(texts.powerYouGet)} source={quote.sources} />
    </>
  )
}
