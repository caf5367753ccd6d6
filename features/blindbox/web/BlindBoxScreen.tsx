import { type Product, salesApi } from '#features/sales/public.web.ts'
import type { Text } from '#platform/std/text.ts'
import { Button } from '#platform/ui/Button.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { Icon } from '#platform/ui/Icon.tsx'
import { Tabs } from '#platform/ui/Tabs.tsx'
import { useApi } from '#platform/web/api.ts'
import { useText } from '#platform/web/i18n.tsx'
import { MoreButton } from '#platform/web/MoreButton.tsx'
import { useApiList } from '#platform/web/pages.ts'
import { QueryState } from '#platform/web/queryState.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { useChainNow } from '#platform/web/time.ts'
import { useState } from 'react'

import { blindboxApi } from '../api.ts'
import { minePath } from './paths.ts'
import { isPast } from './saleClock.ts'
import { SeriesSkeleton, SeriesTile } from './SeriesTile.tsx'
import { boxTexts as texts, listTexts } from './text.ts'
import { boxTitles } from './textTitles.ts'

type State = Product['state']

const states: readonly State[] = ['onSale', 'preparing', 'soldOut', 'ended']
const step = 10
/** Between two questions while a sale of the list has started or ended, ms. */
const soon = 3_000
const nothing: Record<State, Text> = {
  onSale: listTexts.noneOnSale,
  preparing: listTexts.nonePreparing,
  soldOut: listTexts.noneSoldOut,
  ended: listTexts.noneEnded,
}

/** Kept alive when left: the chosen tab and the pages read are as they were. */
export function BlindBoxScreen() {
  const t = useText()
  const [state, setState] = useState<State>('onSale')
  return (
    <Frame flush>
      <Tabs
        label={t(listTexts.states)}
        panelId="series-panel"
        items={states.map((value) => ({ value, label: t(texts[value]) }))}
        value={state}
        onChange={setState}
      />
      <div className="flex flex-col gap-4 px-4">
        <p className="text-soft">{t(listTexts.lead)}</p>
        <div id="series-panel" role="tabpanel" className="flex flex-col gap-3">
          <SeriesList key={state} state={state} onState={setState} />
        </div>
        <MyBoxes />
      </div>
    </Frame>
  )
}

function SeriesList({ state, onState }: { state: State; onState: (state: State) => void }) {
  const t = useText()
  const now = useChainNow()
  const [size, setSize] = useState(step)
  const query = useApiList(
    salesApi.productPage,
    { kind: 'box', state },
    size,
    ({ productId }) => productId,
    {
      refetchInterval: ({ state: { data } }) =>
        data?.list.some((series) => isPast(series, now)) === true ? soon : false,
    },
  )
  const other = state === 'onSale' ? 'preparing' : 'onSale'
  return (
    <QueryState
      query={query}
      skeleton={<SeriesSkeleton />}
      empty={
        <EmptyState
          title={t(nothing[state])}
          body={state === 'onSale' ? t(listTexts.noneOnSaleBody) : undefined}
          action={
            <Button kind="quiet" onClick={() => onState(other)}>
              {t(state === 'onSale' ? listTexts.seePreparing : listTexts.seeOnSale)}
            </Button>
          }
        />
      }
    >
      {({ total, list }) => (
        <>
          {list.map((series) => (
            <SeriesTile key={series.productId} series={series} now={now} />
          ))}
          <MoreButton more={total > size} onMore={() => setSize(size + step)} />
        </>
      )}
    </QueryState>
  )
}

/** The link to the own boxes; a signed-in user sees what waits there. */
function MyBoxes() {
  const t = useText()
  const sealed = useApi(blindboxApi.mine, {}).data?.counts.sealed ?? 0
  return (
    <div className="border-b border-line">
      <ListRow
        to={minePath}
        leading={<Icon name="gift" className="text-soft" />}
        title={t(boxTitles.mine)}
        note={sealed > 0 ? t(listTexts.toOpen, { count: sealed }) : undefined}
      />
    </div>
  )
}
