import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { Tabs } from '#platform/ui/Tabs.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { lazyComponent } from '#platform/web/lazyComponent.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { useTimesDone } from '#platform/web/spend/useTimesDone.ts'
import { useSearchParams } from 'wouter'

import { energyActions } from '../actions.ts'
import { Lease } from './lease/Lease.tsx'
import { energyTexts as texts } from './text.ts'

const Lend = lazyComponent(
  async () => (await import('./lend/Lend.tsx')).Lend,
  () => <Skeleton className="h-96 w-full" />,
)

type Side = 'lease' | 'lend'

/** Energy of others for a few days; with `?side=lend` that of one's own stake. */
export function EnergyScreen() {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  const side: Side = search.get('side') === 'lend' ? 'lend' : 'lease'
  const times = useTimesDone(energyActions.lease.kind)
  return (
    <Frame sequential>
      <Tabs<Side>
        label={t(texts.side)}
        buttons
        items={[
          { value: 'lease', label: t(texts.lease) },
          { value: 'lend', label: t(texts.lend) },
        ]}
        value={side}
        onChange={(next) => setSearch(next === 'lend' ? { side: next } : {}, { replace: true })}
      />
      {side === 'lease' ? <Lease key={times} /> : <Lend />}
    </Frame>
  )
}
