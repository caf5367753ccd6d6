import { shortAmount } from '#platform/std/format.ts'
import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { Verify, sourcesOf } from '#platform/web/Verify.tsx'

import { type Mining, usdtText } from '../mining.ts'
import { destroyTexts as texts } from '../textBurn.ts'

/** Base units of USDT for one TES, times 10^12. */
const priceDecimals = 18

/** The two prices of which the lower counts, and what the pool must hold for one. */
export function PriceFold({ mining: { price, sources } }: { mining: Mining }) {
  const t = useText()
  const { dateTime } = useFormats()
  const { average, spot, averagedAt, depth, poolUsdt } = price
  const shown = (each: string | null): string =>
    each === null ? '–' : t(texts.each, { amount: shortAmount(BigInt(each), priceDecimals) })
  const lower = [average, spot]
    .filter((each) => each !== null)
    .toSorted((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1))[0]
  return (
    <>
      <Disclosure title={t(texts.price)} note={shown(lower ?? null)}>
        <div className="flex flex-col gap-3 pb-4">
          <p className="text-soft">{t(texts.lower)}</p>
          <KeyValue
            rows={[
              { label: t(texts.average), value: shown(average) },
              ...(averagedAt === null
                ? []
                : [{ label: t(texts.averageAt), value: dateTime(averagedAt) }]),
              { label: t(texts.spot), value: shown(spot) },
              {
                label: t(texts.depth),
                value: t(texts.depthNeeds, { holds: usdtText(poolUsdt), needs: usdtText(depth) }),
              },
            ]}
          />
        </div>
      </Disclosure>
      <Verify of={t(texts.price)} source={sourcesOf(sources, 'price.average', 'price.spot')} />
    </>
  )
}
