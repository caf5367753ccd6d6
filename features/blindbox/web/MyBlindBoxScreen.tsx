import { type Purchase, salesApi } from '#features/sales/public.web.ts'
import { buttonClass } from '#platform/ui/Button.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { Tabs } from '#platform/ui/Tabs.tsx'
import { useApi } from '#platform/web/api.ts'
import { useText } from '#platform/web/i18n.tsx'
import { MoreButton } from '#platform/web/MoreButton.tsx'
import { lazyComponent } from '#platform/web/lazyComponent.tsx'
import { useApiList } from '#platform/web/pages.ts'
import { Awaited } from '#platform/web/Arriving.tsx'
import { OfMember } from '#platform/web/OfMember.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { useState } from 'react'
import { Link, useSearchParams } from 'wouter'

import { blindboxApi } from '../api.ts'
import { BoxRow } from './mine/BoxRow.tsx'
import { Credit } from './mine/Credit.tsx'
import { DailyLimit } from './mine/DailyLimit.tsx'
import { OpenAll } from './mine/OpenAll.tsx'
import { useFollowing, useWatched } from './mine/useOpenings.ts'
import { marketPath, minePath } from './paths.ts'
import { boxTexts } from './text.ts'
import { mineTexts as texts } from './textMine.ts'
import { boxTitles } from './textTitles.ts'

const AccountMoves = lazyComponent(
  async () => (await import('./mine/AccountMoves.tsx')).AccountMoves,
  null,
)
// Only where a box is being opened.
const Opening = lazyComponent(async () => (await import('./Opening.tsx')).Opening, SkeletonRows)
const OpenSheet = lazyComponent(async () => (await import('./mine/OpenSheet.tsx')).OpenSheet, null)

const states = [
  'sealed',
  'reserved',
  'opening',
  'opened',
  'refunded',
  'givenBack',
  'released',
] as const
const tabs = ['all', ...states] as const
/** Shown though there is none. */
const always: ReadonlySet<string> = new Set(['all', 'sealed', 'opened'])
const step = 20

/** The own boxes, sealed ones first; those being opened are above all. */
export function MyBlindBoxScreen() {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  const tab = tabs.find((each) => each === search.get('tab')) ?? 'all'
  const [size, setSize] = useState(step)
  const [chosen, setChosen] = useState<readonly number[] | null>(null)
  const mine = useApi(blindboxApi.mine, {})
  const counts = mine.data?.counts
  const query = useApiList(
    salesApi.buyRecordPage,
    { kind: 'box', ...(tab === 'all' ? {} : { state: tab }) },
    size,
    ({ id }) => id,
  )
  useFollowing((counts?.opening ?? 0) > 0)
  const { watched, watch, unwatch } = useWatched((counts?.opening ?? 0) > 0)
  const shown = tabs.filter((each) => always.has(each) || each === tab || (counts?.[each] ?? 0) > 0)
  return (
    <Frame sequential>
      <OfMember>
        <div className="flex flex-col gap-4 empty:hidden">
          <Awaited query={mine}>
            <SkeletonRows />
          </Awaited>
          {watched !== null && <Opening key={watched} requestId={watched} onClose={unwatch} />}
          {/* If neither could be read, the list shows one error for both. */}
          {(mine.data !== undefined || (query.data !== undefined && !mine.isFetching)) && (
            <QueryState query={mine}>
              {({ sealed, credit }) => (
                <>
                  <Credit sun={credit} />
                  <OpenAll
                    sealed={sealed.filter(({ closed }) => !closed)}
                    bar={watched === null}
                    onOpen={setChosen}
                  />
                </>
              )}
            </QueryState>
          )}
        </div>
        <div className="-mx-4">
          <Tabs
            label={t(boxTitles.mine)}
            panelId="boxes-panel"
            items={shown.map((value) => ({
              value,
              label: t(texts[value]),
              count: counts?.[value],
            }))}
            value={tab}
            onChange={(next) => {
              setSize(step)
              setSearch(
                (now) => {
                  if (next === 'all') now.delete('tab')
                  else now.set('tab', next)
                  return now
                },
                { replace: true },
              )
            }}
          />
        </div>
        <div id="boxes-panel" role="tabpanel" className="-mt-4 flex flex-col">
          <QueryState query={query} empty={<Nothing all={tab === 'all'} />}>
            {({ total, list }) => (
              <>
                <ul className="flex flex-col border-b border-line [&>:first-child]:border-t-0">
                  {list.map((box: Purchase) => (
                    <BoxRow
                      key={box.id}
                      box={box}
                      onOpen={setChosen}
                      onWatch={watch}
                      watched={watched}
                    />
                  ))}
                </ul>
                <MoreButton more={total > size} onMore={() => setSize(size + step)} />
              </>
            )}
          </QueryState>
        </div>
        {mine.data !== undefined && (
          <div className="flex flex-col gap-4">
            <DailyLimit limit={mine.data.limit} />
            <AccountMoves />
          </div>
        )}
      </OfMember>
      {chosen !== null && <OpenSheet boxIds={chosen} onClose={() => setChosen(null)} />}
    </Frame>
  )
}

function Nothing({ all }: { all: boolean }) {
  const t = useText()
  return (
    <EmptyState
      title={t(all ? texts.emptyAll : texts.emptyState)}
      body={all ? t(texts.emptyAllBody) : undefined}
      action={
        <Link to={all ? marketPath : minePath} className={buttonClass()}>
          {t(all ? boxTexts.toMarket : texts.seeAll)}
        </Link>
      }
    />
  )
}
