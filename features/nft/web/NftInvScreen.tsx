import { noPriceTexts, salesApi } from '#features/sales/public.web.ts'
import { Button } from '#platform/ui/Button.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { StickyBar } from '#platform/ui/StickyBar.tsx'
import { Tabs } from '#platform/ui/Tabs.tsx'
import { exactAmount } from '#platform/std/format.ts'
import { useApi } from '#platform/web/api.ts'
import { nativeSymbol } from '#platform/web/config.ts'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import type { Translate } from '#platform/web/translate.ts'
import { useSession } from '#platform/web/session.tsx'
import { useSearchParams } from 'wouter'

import { nftApi } from '../api.ts'
import type { CardLevel } from '../shapes.ts'
import { buyAction } from './buyAction.ts'
import { LevelSale } from './LevelSale.tsx'
import { levelName } from './levelName.ts'
import { nftTexts as texts } from './text.ts'
import { marketTexts } from './textMarket.ts'

/** Primary sale: one level at a time, its art large, its price and where the money goes. */
export function NftInvScreen() {
  const t = useText()
  const query = useApi(
    nftApi.productLevelInfo,
    {},
    {
      refetchInterval: ({ state }) =>
        state.data?.levels.some(({ priceTrx }) => priceTrx === null) === true ? 3_000 : 30_000,
    },
  )
  return (
    <Frame>
      <QueryState
        query={query}
        skeleton={
          <div className="flex flex-col gap-4">
            <Skeleton className="h-11 w-full" />
            <Skeleton className="aspect-square w-full" />
            <Skeleton className="h-40 w-full" />
          </div>
        }
      >
        {({ levels }) => (
          <>
            <p className="text-soft">{t(marketTexts.saleLead, { symbol: nativeSymbol() })}</p>
            <LevelChoice levels={levels} />
          </>
        )}
      </QueryState>
    </Frame>
  )
}

function LevelChoice({ levels }: { levels: readonly CardLevel[] }) {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  const named = levels.find((level) => String(level.level) === search.get('level'))
  const chosen = named ?? levels.find((level) => level.remainSupply > 0) ?? levels[0]
  if (chosen === undefined) return null
  return (
    <>
      <div className="-mx-4">
        <Tabs
          label={t(texts.filterLevel)}
          panelId="level-panel"
          items={levels.map((level) => ({
            value: String(level.level),
            label: levelName(t, level.levelStr),
          }))}
          value={String(chosen.level)}
          onChange={(level) => setSearch({ level }, { replace: true })}
        />
      </div>
      <div id="level-panel" role="tabpanel" className="flex flex-col gap-4">
        <LevelSale level={chosen} />
      </div>
      <BuyBar level={chosen} />
    </>
  )
}

function buyLabels(t: Translate, { remainSupply, priceTrx }: CardLevel): string {
  if (remainSupply === 0) return t(marketTexts.soldOut)
  if (priceTrx === null) return t(noPriceTexts.waiting)
  const price = exactAmount(BigInt(priceTrx), 6)
  return t(marketTexts.buyFor, { price, symbol: nativeSymbol() })
}

function BuyBar({ level }: { level: CardLevel }) {
  const t = useText()
  const { start, busy } = useAction(buyAction)
  const { status } = useSession()
  const soldOut = level.remainSupply === 0
  // Shown before the payment; the button stays, because its first step often removes the reason.
  const verdict = useApi(
    salesApi.productIfCanBuy,
    status === 'signedIn' && !soldOut ? { level: String(level.level) } : null,
  ).data
  const waiting = !soldOut && level.priceTrx === null
  const blockingReason =
    verdict === undefined || verdict.can ? undefined : `${verdict.message} · ${verdict.remedy}`
  return (
    <StickyBar note={waiting ? t(noPriceTexts.note) : blockingReason}>
      <Button
        full
        busy={busy}
        disabled={soldOut || waiting}
        onClick={() =>
          void start({ level: String(level.level), shownPrice: level.priceTrx ?? '0' })
        }
      >
        {buyLabels(t, level)}
      </Button>
    </StickyBar>
  )
}
