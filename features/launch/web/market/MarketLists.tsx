import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { Chip } from '#platform/ui/Chip.tsx'
import { Tabs } from '#platform/ui/Tabs.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'
import { useChainNow } from '#platform/web/time.ts'
import { Person } from '#features/account/public.web.ts'
import { useState } from 'react'
import type * as z from 'zod/mini'

import { saleApi } from '../../api.ts'
import type { holder, trade } from '../../shapes.ts'
import { plainSun } from '../amounts.ts'
import { marketTexts as texts } from '../textMarket.ts'
import type { Market, SaleDetail } from '../useSale.ts'
import { holderKey, tradeKey } from './keys.ts'

type List = 'trades' | 'holders'

interface MarketListsProps {
  readonly found: SaleDetail
  readonly market: Market
}

/** Who traded, and who holds how much. */
export function MarketLists({ found, market }: MarketListsProps) {
  const t = useText()
  const [list, setList] = useState<List>('trades')
  const { sale } = found.presale
  return (
    <section className="flex flex-col gap-2">
      <div className="-mx-4">
        <Tabs<List>
          label={t(texts.lists)}
          panelId="market-list"
          items={[
            { value: 'trades', label: t(texts.trades) },
            { value: 'holders', label: t(texts.holders) },
          ]}
          value={list}
          onChange={setList}
        />
      </div>
      <div id="market-list" role="tabpanel">
        {list === 'trades' ? (
          <PagedRows
            endpoint={saleApi.trades}
            input={{ sale }}
            keyOf={tradeKey}
            row={(one) => <TradeRow trade={one} />}
            first={10}
            again={10_000}
            empty={
              <EmptyState
                title={t(texts.noTrades)}
                body={t(texts.noTradesBody, { price: plainSun(market.first) })}
              />
            }
          />
        ) : (
          <PagedRows
            endpoint={saleApi.holders}
            input={{ sale }}
            keyOf={holderKey}
            row={(one) => <HolderRow holder={one} />}
            first={20}
            again={30_000}
            empty={<EmptyState title={t(texts.noHolders)} />}
          />
        )}
      </div>
    </section>
  )
}

function TradeRow({
  trade: { account, side, shares, amount, time, txHash },
}: {
  trade: z.output<typeof trade>
}) {
  const t = useText()
  const { relative } = useFormats()
  const now = useChainNow()
  return (
    <ListRow
      to={`/tx?id=${txHash}`}
      title={<Person address={account} />}
      note={relative(time, Math.max(now, time))}
      trailing={
        <span className={side === 'buy' ? 'text-verdigris' : 'text-terra'}>
          {t(side === 'buy' ? texts.bought : texts.soldBack, { count: shares })}
        </span>
      }
      trailingNote={<span translate="no">{plainSun(amount)}</span>}
    />
  )
}

function HolderRow({ holder: one }: { holder: z.output<typeof holder> }) {
  const t = useText()
  const { percent } = useFormats()
  return (
    <ListRow
      title={<Person address={one.account} />}
      note={t(texts.presaleAndInside, { presale: one.shares, inside: one.insideShares })}
      trailing={percent(one.bps)}
      trailingNote={one.isCreator ? <Chip tone="gold">{t(texts.isCreator)}</Chip> : undefined}
    />
  )
}
