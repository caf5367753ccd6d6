import type { Reply } from '#platform/std/endpoint.ts'
import type { Text } from '#platform/std/text.ts'
import { AddressText } from '#platform/ui/AddressText.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { Icon } from '#platform/ui/Icon.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { StickyBar } from '#platform/ui/StickyBar.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { useSession } from '#platform/web/session.tsx'
import { exactOf } from '#platform/web/spend/coin.ts'
import { useChainNow } from '#platform/web/time.ts'
import { Verify } from '#platform/web/Verify.tsx'
import { useSearchParams } from 'wouter'

import type { otcApi } from '../api.ts'
import type { OfferView, OtcCoin } from '../shapes.ts'
import { OwnActions } from './market/MyOffers.tsx'
import { CoinPair, Left, OfferChips } from './market/OfferHead.tsx'
import { PriceLine } from './market/PriceLine.tsx'
import { TakeButton } from './market/TakeButton.tsx'
import { dealOf, isNative, priceIn, shownOf, stateAt } from './offers.ts'
import { ShareLink } from './offer/ShareLink.tsx'
import { type Checked, useAtNode } from './offer/useAtNode.ts'
import { TakeRow, takeKey } from './TakeRow.tsx'
import { otcTexts } from './text.ts'
import { takeTexts as texts } from './textTake.ts'
import { useOffer } from './useOtc.ts'

/** One offer by `?id=`, for anyone: what its link does not name, the chain returns. */
export function OtcOfferScreen() {
  const [search] = useSearchParams()
  const id = (search.get('id') ?? '').trim()
  return (
    <Frame>
      {/^[1-9]\d{0,14}$/.test(id) ? (
        <Named key={id} id={id} />
      ) : (
        <Nothing title={texts.notNamed} body={texts.notNamedBody} />
      )}
    </Frame>
  )
}

function Named({ id }: { id: string }) {
  const query = useOffer(id)
  if (query.error?.code === 'NO_SUCH_OFFER') {
    return <Nothing title={query.error.message} body={texts.notNamedBody} />
  }
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-96 w-full" />}>
      {(found) => <Found found={found} />}
    </QueryState>
  )
}

function Found({ found }: { found: Reply<typeof otcApi.productMarketSkuDetail> }) {
  const t = useText()
  const { relative, dateTime } = useFormats()
  const { address } = useSession()
  const now = useChainNow()
  const checked = useAtNode(found.offer)
  const offer: OfferView =
    checked !== null && typeof checked === 'object' ? { ...found.offer, ...checked } : found.offer
  const state = stateAt(offer, now)
  const standing = offer.giveLeft !== '0'
  const own = address === offer.maker
  const asTaker = !own && state === 'open'
  const [give, want] = [shownOf(offer.give), shownOf(offer.want)]
  return (
    <>
      <div className="flex items-center gap-4">
        <CoinPair offer={offer} />
        {standing ? (
          <PriceLine price={priceIn(dealOf(offer))} big />
        ) : (
          <span className="font-display text-xl font-semibold">{t(otcTexts[state])}</span>
        )}
      </div>
      {standing && <Left offer={offer} />}
      <div className="flex flex-wrap gap-2 empty:hidden">
        <OfferChips offer={offer} state={state} />
      </div>
      <FromChain checked={checked} />
      {[offer.give, offer.want].map((coin) => (
        <Original key={coin.address} coin={coin} />
      ))}
      <KeyValue
        rows={[
          {
            label: t(asTaker ? texts.amount : otcTexts.gives),
            value: exactOf(BigInt(offer.giveLeft), give),
          },
          {
            label: t(asTaker ? texts.pays : otcTexts.wants),
            value: exactOf(BigInt(offer.wantLeft), want),
          },
          { label: t(texts.lot), value: exactOf(BigInt(offer.minLot), give) },
          {
            label: t(texts.expires),
            value: state === 'open' ? relative(offer.expiry, now) : dateTime(offer.expiry),
          },
          { label: t(texts.maker), value: <AddressText address={offer.maker} full />, wide: true },
          ...(offer.taker === null
            ? []
            : [
                {
                  label: t(texts.onlyTaker),
                  value: <AddressText address={offer.taker} full />,
                  wide: true,
                },
              ]),
          { label: t(texts.givesCoin), value: <CoinAddress coin={offer.give} />, wide: true },
          { label: t(texts.wantsCoin), value: <CoinAddress coin={offer.want} />, wide: true },
        ]}
      />
      {standing && <ShareLink id={offer.id} />}
      {found.list.length > 0 && (
        <section className="flex flex-col">
          <h2 className="pb-2 text-lg">{t(texts.history)}</h2>
          {found.list.map((take) => (
            <TakeRow key={takeKey(take)} take={take} as="buyer" />
          ))}
        </section>
      )}
      <Verify of={t(texts.whole)} source={found.sources} />
      {checked !== 'other' && standing && (own || state === 'open') && (
        <StickyBar>
          {own ? <OwnActions offer={offer} full /> : <TakeButton offer={offer} full />}
        </StickyBar>
      )}
    </>
  )
}

/** Whose words these are: the contract's own, read by this browser. */
function FromChain({ checked }: { checked: Checked }) {
  const t = useText()
  if (checked === 'other') {
    return (
      <p role="alert" className="rounded-md bg-terra-wash px-4 py-3 font-semibold text-terra">
        {t(texts.differs)}
      </p>
    )
  }
  const text =
    checked === null ? texts.reading : checked === 'silent' ? texts.noAnswer : texts.fromChain
  const good = checked !== null && checked !== 'silent'
  return (
    <output className={`flex items-center gap-2 text-sm ${good ? 'text-verdigris' : 'text-soft'}`}>
      <Icon name={good ? 'check' : 'clock'} size={16} className="shrink-0" />
      <span>{t(text)}</span>
    </output>
  )
}

/** Before the button: a coin that only looks like another. */
function Original({ coin }: { coin: OtcCoin }) {
  const t = useText()
  if (coin.looksLike === null) return null
  return (
    <div className="rounded-md border border-terra bg-terra-wash p-3 text-sm">
      <p className="font-semibold text-terra">{t(texts.fake, { symbol: coin.looksLike.symbol })}</p>
      <AddressText address={coin.address} full className="[overflow-wrap:anywhere]" />
    </div>
  )
}

function CoinAddress({ coin }: { coin: OtcCoin }) {
  const t = useText()
  return (
    <span className="flex flex-col">
      <span translate="no">{coin.symbol}</span>
      {isNative(coin.address) ? (
        <span className="font-normal text-soft">{t(texts.native)}</span>
      ) : (
        <AddressText address={coin.address} full className="font-normal" />
      )}
    </span>
  )
}

function Nothing({ title, body }: { title: Text | string; body: Text }) {
  const t = useText()
  return (
    <EmptyState
      title={typeof title === 'string' ? title : t(title)}
      body={t(body)}
      next={{ to: '/otc', text: t(otcTexts.toMarket) }}
    />
  )
}
