import { Tabs } from '#platform/ui/Tabs.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { MoreButton } from '#platform/web/MoreButton.tsx'
import { lazyComponent } from '#platform/web/lazyComponent.tsx'
import { useApiList } from '#platform/web/pages.ts'
import { OfMember } from '#platform/web/OfMember.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { useState } from 'react'
import { useSearchParams } from 'wouter'

import { nftApi } from '../api.ts'
import { CardGridSkeleton } from './CardTile.tsx'
import { Figure } from '#platform/ui/Figure.tsx'
import { YourTurn } from './market/YourTurn.tsx'
import { ownTexts } from './market/textOwn.ts'
import { Nothing, OwnCards, stateTabs } from './OwnCards.tsx'
import { nftTexts as texts, stateTexts } from './text.ts'

const OwnDeals = lazyComponent(
  async () => (await import('./market/OwnDeals.tsx')).OwnDeals,
  CardGridSkeleton,
)
const Rewards = lazyComponent(async () => (await import('./Rewards.tsx')).Rewards, CardGridSkeleton)
const OwnListings = lazyComponent(
  async () => (await import('./market/OwnListings.tsx')).OwnListings,
  CardGridSkeleton,
)

const tabs = [...stateTabs, 'deals', 'rewards'] as const
const tabTexts = {
  all: texts.all,
  held: texts.owned,
  onSale: stateTexts.onSale,
  mining: texts.mining,
  pledging: texts.pledging,
  frozen: stateTexts.frozen,
  deals: ownTexts.deals,
  rewards: ownTexts.rewards,
}
const step = 20

/** My cards by what they are doing, their power, and what waits for me on the market. */
export function MyNftScreen() {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  const tab = tabs.find((each) => each === search.get('tab')) ?? 'all'
  const state = stateTabs.find((each) => each === tab)
  const [size, setSize] = useState(step)
  const query = useApiList(
    nftApi.ownCardPage,
    { state: state ?? 'all' },
    size,
    (card) => card.tokenId,
  )
  const counts = query.data?.counts
  // Few sell a staked card: the tab is there for those who do.
  const shown = tabs.filter(
    (each) => each !== 'frozen' || tab === each || (counts?.frozen ?? 0) > 0,
  )
  return (
    <Frame sequential>
      <OfMember>
        <PowerFigures power={query.data?.power} mining={query.data?.miningPower} />
        <YourTurn sales={tab !== 'deals'} />
        <div className="-mx-4">
          <Tabs
            label={t(texts.myNft)}
            panelId="mine-panel"
            items={shown.map((each) => ({
              value: each,
              label: t(tabTexts[each]),
              count: each === 'deals' || each === 'rewards' ? undefined : counts?.[each],
            }))}
            value={tab}
            onChange={(next) => {
              setSize(step)
              setSearch(next === 'all' ? {} : { tab: next }, { replace: true })
            }}
          />
        </div>
        <div id="mine-panel" role="tabpanel" className="flex flex-col gap-4">
          {tab === 'deals' && <OwnDeals />}
          {tab === 'rewards' && <Rewards />}
          {state !== undefined && (
            <QueryState
              query={query}
              skeleton={<CardGridSkeleton />}
              empty={<Nothing tab={state} />}
            >
              {({ total, list }) => (
                <>
                  {state === 'onSale' ? (
                    <OwnListings cards={list} total={total} />
                  ) : (
                    <OwnCards cards={list} />
                  )}
                  <MoreButton more={total > size} onMore={() => setSize(size + step)} />
                </>
              )}
            </QueryState>
          )}
        </div>
      </OfMember>
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
    <div className="grid grid-cols-2 gap-4">
      <Figure label={t(texts.myPower)} value={shown(power)} />
      <Figure label={t(texts.miningPower)} value={shown(mining)} note={t(texts.miningHint)} />
    </div>
  )
}
