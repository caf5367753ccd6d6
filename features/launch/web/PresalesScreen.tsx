import { buttonClass } from '#platform/ui/Button.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { StickyBar } from '#platform/ui/StickyBar.tsx'
import { Tabs } from '#platform/ui/Tabs.tsx'
import { nativeSymbol } from '#platform/web/config.ts'
import { useText } from '#platform/web/i18n.tsx'
import { MoreButton } from '#platform/web/MoreButton.tsx'
import { OfMember } from '#platform/web/OfMember.tsx'
import { useApiList } from '#platform/web/pages.ts'
import { QueryState } from '#platform/web/queryState.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { useState } from 'react'
import { Link, useSearchParams } from 'wouter'

import { saleApi } from '../api.ts'
import { salePhase, type SalePhase, type SaleView } from '../shapes.ts'
import { MyPresales } from './MyPresales.tsx'
import { SaleRow } from './SaleRow.tsx'
import { launchTexts as texts } from './text.ts'

const step = 20
const tabs = [
  { phase: 'inProgress', text: texts.liveTab },
  { phase: 'notStarted', text: texts.upcomingTab },
  { phase: 'ended', text: texts.endedTab },
] as const
const keyOf = ({ sale }: SaleView): string => sale

/** Presales by phase, those first that hold most; what the reader takes part in above. */
export function PresalesScreen() {
  const t = useText()
  return (
    <Frame sequential>
      <OfMember silent>
        <MyPresales />
      </OfMember>
      <AllPresales />
      <StickyBar>
        <Link to="/createToken" className={buttonClass('primary', true)}>
          {t(texts.create)}
        </Link>
      </StickyBar>
    </Frame>
  )
}

function AllPresales() {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  const [size, setSize] = useState(step)
  const named = salePhase.safeParse(search.get('tab'))
  const phase: SalePhase = named.success ? named.data : 'inProgress'
  const query = useApiList(saleApi.presalePage, { phase }, size, keyOf, {
    refetchInterval: 15_000,
  })
  const counts = query.data?.counts
  return (
    <section className="flex flex-col gap-3">
      <div className="-mx-4">
        <Tabs<SalePhase>
          label={t(texts.tabs)}
          panelId="presales"
          items={tabs.map(({ phase: value, text }) => ({
            value,
            label: t(text),
            count: counts?.[value],
          }))}
          value={phase}
          onChange={(tab) => {
            setSize(step)
            setSearch({ tab }, { replace: true })
          }}
        />
      </div>
      <div id="presales" role="tabpanel" className="flex flex-col gap-2">
        <QueryState
          query={query}
          skeleton={<SkeletonRows />}
          empty={<EmptyState title={t(texts.none)} body={t(texts.noneBody)} />}
        >
          {({ list, total }) => (
            <>
              <p className="text-xs text-soft">{t(texts.ranked, { coin: nativeSymbol() })}</p>
              <div className="flex flex-col">
                {list.map((sale) => (
                  <SaleRow key={sale.sale} sale={sale} />
                ))}
              </div>
              <MoreButton more={total > size} onMore={() => setSize(size + step)} />
            </>
          )}
        </QueryState>
      </div>
    </section>
  )
}
