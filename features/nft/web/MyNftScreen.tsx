import { Button } from '#platform/ui/Button.tsx'
import { Tabs } from '#platform/ui/Tabs.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useApiList } from '#platform/web/pages.ts'
import { NotConnected, QueryState } from '#platform/web/queryState.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { useSession } from '#platform/web/session.tsx'
import { useState } from 'react'
import { useSearchParams } from 'wouter'

import { nftApi } from '../api.ts'
import { CardGridSkeleton } from './CardTile.tsx'
import { Figure } from './Figure.tsx'
import { Nothing, OwnCards, tabs } from './OwnCards.tsx'
import { nftTexts as texts } from './text.ts'

const tabTexts = {
  all: texts.all,
  held: texts.owned,
  mining: texts.mining,
  pledging: texts.pledging,
}
const step = 20

/** My cards by what they are doing, with the power they have and the power that earns. */
export function MyNftScreen() {
  const t = useText()
  const { status } = useSession()
  const [search, setSearch] = useSearchParams()
  const tab = tabs.find((each) => each === search.get('tab')) ?? 'all'
  const [size, setSize] = useState(step)
  const query = useApiList(nftApi.ownCardPage, { state: tab }, size, (card) => card.tokenId)
  if (status !== 'signedIn') {
    return (
      <Frame>
        <NotConnected />
      </Frame>
    )
  }
  const counts = query.data?.counts
  return (
    <Frame flush>
      <PowerFigures power={query.data?.power} mining={query.data?.miningPower} />
      <Tabs
        label={t(texts.myNft)}
        panelId="mine-panel"
        items={tabs.map((each) => ({
          value: each,
          label: t(tabTexts[each]),
          count: counts?.[each],
        }))}
        value={tab}
        onChange={(next) => {
          setSize(step)
          setSearch(next === 'all' ? {} : { tab: next }, { replace: true })
        }}
      />
      <div id="mine-panel" role="tabpanel" className="flex flex-col gap-4 px-4">
        <QueryState query={query} skeleton={<CardGridSkeleton />} empty={<Nothing tab={tab} />}>
          {({ total, list }) => (
            <>
              <OwnCards cards={list} />
              {total > size && (
                <Button kind="quiet" onClick={() => setSize(size + step)}>
                  {t(texts.more)}
                </Button>
              )}
            </>
          )}
        </QueryState>
      </div>
    </Frame>
  )
}

function PowerFigures({
  power,
  mining,
}: {
  power: number | undefined
  mining: number | undefined
}) {
  const t = useText()
  const formats = useFormats()
  const shown = (value: number | undefined): string =>
    value === undefined ? '–' : formats.number(value)
  return (
    <div className="grid grid-cols-2 gap-4 px-4">
      <Figure label={t(texts.myPower)} value={shown(power)} />
      <Figure label={t(texts.miningPower)} value={shown(mining)} note={t(texts.miningHint)} />
    </div>
  )
}
