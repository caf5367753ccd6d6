import { type Address, isAddress } from '#platform/std/address.ts'
import { buttonClass } from '#platform/ui/Button.tsx'
import { CoinMark } from '#platform/ui/CoinMark.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { Select } from '#platform/ui/Select.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { StickyBar } from '#platform/ui/StickyBar.tsx'
import { Tabs } from '#platform/ui/Tabs.tsx'
import { useApi } from '#platform/web/api.ts'
import { useConfig } from '#platform/web/config.ts'
import { useText } from '#platform/web/i18n.tsx'
import { OfMember } from '#platform/web/OfMember.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { sourcesOf, Verify } from '#platform/web/Verify.tsx'
import { Link, useSearchParams } from 'wouter'

import { otcApi } from '../api.ts'
import { CoinFilter } from './market/CoinFilter.tsx'
import { Credits } from './market/Credits.tsx'
import { MyOffers, OfferedToMe } from './market/MyOffers.tsx'
import { OfferRow } from './market/OfferRow.tsx'
import { TakeButton } from './market/TakeButton.tsx'
import { shownOf, significant } from './offers.ts'
import { otcTexts as texts } from './text.ts'
import { useCoinForm } from './useOtc.ts'

const sides = ['buy', 'sell'] as const
type Side = (typeof sides)[number]

/** Offers of `?coin=`, TES without it: those that give it to a buyer, and with `?side=sell` those that want it. */
export function OtcScreen() {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  const named = (search.get('coin') ?? '').trim()
  const ours = useConfig()?.contracts['Tes'] ?? ''
  const coin = isAddress(named) ? named : isAddress(ours) ? ours : null
  const side: Side = search.get('side') === 'sell' ? 'sell' : 'buy'
  const wanted = (search.get('for') ?? '').trim()
  const other = isAddress(wanted) && wanted !== coin ? wanted : null
  const show = (change: Record<string, string | null>): void =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(change)) {
          if (value === null) next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace: true },
    )
  const info = useApi(otcApi.getBaseInfo, {}, { refetchInterval: 30_000 })
  const coins = info.data?.coins.map((one) => one.coin) ?? []
  return (
    <Frame sequential>
      {coin === null ? (
        <Skeleton className="h-96 w-full" />
      ) : (
        <>
          <Head coin={coin} />
          <CoinFilter
            label={t(texts.coin)}
            coins={coins}
            coin={coin}
            onPick={(next) => show({ coin: next })}
          />
          <OfMember silent>
            <Credits />
            <OfferedToMe />
          </OfMember>
          <Offers
            coin={coin}
            side={side}
            other={other}
            onSide={(next) => show({ side: next })}
            onOther={(next) => show({ for: next })}
            others={coins.filter(({ address }) => address !== coin)}
          />
          <OfMember silent>
            <MyOffers />
          </OfMember>
        </>
      )}
      <Verify
        of={t(texts.limits)}
        source={sourcesOf(info.data?.sources ?? [], 'feeBps', 'mostLots', 'maxTime')}
      />
      <StickyBar>
        <Link to="/otcRecord" className={`${buttonClass('quiet')} shrink-0`}>
          {t(texts.record)}
        </Link>
        <Link to="/publish" className={buttonClass('primary', true)}>
          {t(texts.publish)}
        </Link>
      </StickyBar>
    </Frame>
  )
}

/** The coin and its market price. */
function Head({ coin }: { coin: Address }) {
  const t = useText()
  const { data } = useCoinForm(coin)
  if (data === undefined) return <Skeleton className="h-13 w-full" />
  const { symbol } = shownOf(data.coin)
  const price = data.priceE12
  return (
    <div className="flex items-center gap-3">
      <CoinMark symbol={data.coin.looksLike === null ? symbol : '?'} />
      <span className="flex min-w-0 flex-col">
        <span className="text-xs text-soft" translate="no">
          {t(texts.price, { symbol })}
        </span>
        <span
          className="num font-display text-2xl font-semibold [overflow-wrap:anywhere]"
          translate="no"
        >
          {price === null ? t(texts.noMarket) : `${significant(BigInt(price), 18)} USDT`}
        </span>
      </span>
    </div>
  )
}

interface OffersProps {
  readonly coin: Address
  readonly side: Side
  readonly other: Address | null
  readonly others: readonly { readonly address: string; readonly symbol: string }[]
  readonly onSide: (side: Side) => void
  readonly onOther: (other: string | null) => void
}

/** Newest first; of two coins the best price first. */
function Offers({ coin, side, other, others, onSide, onOther }: OffersProps) {
  const t = useText()
  const symbol = useCoinForm(coin).data?.coin.symbol ?? ''
  const sorted = other === null ? {} : { other, sort: 'price' as const }
  return (
    <section className="flex flex-col gap-3">
      <Tabs
        label={t(texts.side)}
        buttons
        items={sides.map((value) => ({ value, label: t(texts[value], { symbol }) }))}
        value={side}
        onChange={onSide}
      />
      <div className="flex items-center justify-between gap-3">
        <Select
          label={t(texts.against)}
          options={[
            { value: '', label: t(texts.anyCoin) },
            ...others.map((one) => ({ value: one.address, label: one.symbol })),
          ]}
          value={other ?? ''}
          onChange={(value) => onOther(value === '' ? null : value)}
        />
        <span className="text-xs text-soft">
          {t(other === null ? texts.newest : texts.bestPrice)}
        </span>
      </div>
      <PagedRows
        key={`${coin} ${side} ${other}`}
        endpoint={otcApi.productMarketList}
        input={{ coin, side, ...sorted }}
        keyOf={({ id }) => id}
        row={(offer) => (
          <OfferRow offer={offer}>
            <TakeButton offer={offer} />
          </OfferRow>
        )}
        first={10}
        again={15_000}
        empty={<EmptyState title={t(texts.none)} body={t(texts.noneBody)} />}
      />
    </section>
  )
}
