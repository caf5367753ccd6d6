import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'

import { rwaApi } from '../../api.ts'
import { lastingText, shortText } from '../amounts.ts'
import { rwaTexts } from '../text.ts'
import { assetTexts as texts } from '../textAsset.ts'
import type { AssetDetail } from '../useAsset.ts'
import { Fulfil } from './Fulfil.tsx'

interface RedemptionsProps {
  readonly found: AssetDetail
  readonly now: number
}

const states = {
  open: texts.isOpen,
  cancelled: texts.cancelled,
  fulfilled: texts.fulfilled,
} as const

/** How long redemptions really waited, what waits now, and each request. */
export function Redemptions({ found, now }: RedemptionsProps) {
  const t = useText()
  const { date } = useFormats()
  const { asset, waits, requests } = found
  const { shortest, median, longest, oldest } = waits
  return (
    <Surface className="flex flex-col gap-3">
      <h2 className="text-base">{t(texts.redemption)}</h2>
      <KeyValue
        rows={[
          {
            label: t(texts.waited),
            value:
              shortest === null || longest === null
                ? t(texts.noWaits)
                : shortest === longest
                  ? lastingText(shortest, t)
                  : t(texts.range, {
                      shortest: lastingText(shortest, t),
                      longest: lastingText(longest, t),
                    }),
          },
          ...(median === null ? [] : [{ label: t(texts.median), value: lastingText(median, t) }]),
          {
            label: t(texts.openNow),
            value: t(texts.openRequests, { count: waits.open, shares: asset.waiting }),
          },
          ...(oldest === null ? [] : [{ label: t(texts.oldest), value: lastingText(oldest, t) }]),
        ]}
      />
      <p className="text-xs text-soft">{t(texts.redemptionMeans)}</p>
      <Fulfil found={found} />
      {requests > 0 && (
        <Disclosure title={t(texts.queue)} note={requests}>
          <PagedRows
            endpoint={rwaApi.redemptions}
            input={{ asset: asset.asset }}
            keyOf={({ number }) => number}
            row={(one) => (
              <ListRow
                to={`/tx?id=${one.txHash}`}
                title={`#${one.number} ${t(rwaTexts.shares, { count: one.shares })}`}
                note={`${date(one.time)} · ${lastingText((one.endedAt ?? now) - one.time, t)}`}
                trailing={shortText(one.amount, asset.coin)}
                trailingNote={t(states[one.state])}
              />
            )}
            first={10}
          />
        </Disclosure>
      )}
    </Surface>
  )
}
