import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { lazyComponent } from '#platform/web/lazyComponent.tsx'
import { MoreButton } from '#platform/web/MoreButton.tsx'
import { OfMember } from '#platform/web/OfMember.tsx'
import { useApiList } from '#platform/web/pages.ts'
import { QueryState } from '#platform/web/queryState.tsx'
import type { Reply } from '#platform/std/endpoint.ts'
import { useState } from 'react'

import { rwaApi } from '../api.ts'
import type { AssetView } from '../shapes.ts'
import { shortText } from './amounts.ts'
import { AssetRow } from './AssetRow.tsx'
import { MyAssets } from './MyAssets.tsx'
import { rwaTexts as texts } from './text.ts'

const step = 20
const keyOf = ({ asset }: AssetView): string => asset

// Only where the feature is not open.
const Closed = lazyComponent(async () => (await import('./Closed.tsx')).Closed, null)

/** What all assets hold and have paid, the reader’s own, and each of them. */
export function AllAssets() {
  const t = useText()
  const [size, setSize] = useState(step)
  const query = useApiList(rwaApi.rwaunion, {}, size, keyOf, { refetchInterval: 15_000 })
  return (
    <QueryState
      query={query}
      skeleton={<SkeletonRows />}
      empty={
        query.data?.open === false ? (
          <Closed interested={query.data.interested} />
        ) : (
          <EmptyState title={t(texts.none)} body={t(texts.noneBody)} />
        )
      }
    >
      {({ open, interested, sums, list, total }) => (
        <>
          {!open && <Closed interested={interested} />}
          {sums.map((one) => (
            <Sums key={one.coin.address} of={one} />
          ))}
          <section className="flex flex-col gap-3">
            <h2 className="text-lg">{t(texts.assets)}</h2>
            {list.map((asset) => (
              <AssetRow key={asset.asset} asset={asset} />
            ))}
            <MoreButton more={total > size} onMore={() => setSize(size + step)} />
          </section>
          {/* Last: it comes after what was rendered for a guest, and moves nothing. */}
          <OfMember silent>
            <MyAssets />
          </OfMember>
        </>
      )}
    </QueryState>
  )
}

function Sums({ of }: { of: Reply<typeof rwaApi.rwaunion>['sums'][number] }) {
  const t = useText()
  return (
    <Surface>
      <KeyValue
        rows={[
          { label: t(texts.reserve), value: shortText(of.reserve, of.coin) },
          { label: t(texts.payouts), value: shortText(of.payouts, of.coin), tone: 'good' },
          { label: t(texts.escrow), value: shortText(of.escrow, of.coin) },
        ]}
      />
    </Surface>
  )
}
