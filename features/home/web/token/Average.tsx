import type { Reply } from '#platform/std/endpoint.ts'
import { Amount } from '#platform/ui/Amount.tsx'
import { Chip } from '#platform/ui/Chip.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useChainNow } from '#platform/web/time.ts'
import { Verify } from '#platform/web/Verify.tsx'

import type { homeApi } from '../../api.ts'
import { decimalsShown, priceDecimals } from '../tokens/price.ts'
import { tokenPageTexts as texts } from './text.ts'

/** The price that decides about money, how old it is, and what stops when it is too old. */
export function Average({
  twap,
}: {
  twap: NonNullable<Reply<typeof homeApi.swapCoinInfo>['twap']>
}) {
  const t = useText()
  const formats = useFormats()
  const now = useChainNow()
  const { stale, updatedAt, source } = twap
  const price = BigInt(twap.priceE12)
  return (
    <Surface className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base">{t(texts.average)}</h2>
        <Chip tone={stale ? 'terra' : 'verdigris'}>
          {t(stale ? texts.averageStale : texts.averageFresh)}
        </Chip>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-display text-lg font-semibold">
          <Amount
            value={price}
            decimals={priceDecimals}
            shown={decimalsShown(price)}
            symbol="USDT"
          />
        </span>
        <span className="num text-xs text-soft">
          {t(texts.measured, { age: formats.relative(updatedAt, Math.max(now, updatedAt)) })}
        </span>
        <Verify of={t(texts.average)} source={source} />
      </p>
      <p className={stale ? 'text-terra' : 'text-xs text-soft'}>
        {t(stale ? texts.averageStaleBody : texts.averageBody)}
      </p>
    </Surface>
  )
}
