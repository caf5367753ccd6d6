import { type Address, isAddress } from '#platform/std/address.ts'
import { IconButton } from '#platform/ui/IconButton.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { useApi } from '#platform/web/api.ts'
import { useConfig } from '#platform/web/config.ts'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { FormBar } from '#platform/web/spend/FormBar.tsx'
import { useTimesDone } from '#platform/web/spend/useTimesDone.ts'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'wouter'

import { otcActions } from '../actions.ts'
import { otcApi } from '../api.ts'
import { CoinFilter } from './market/CoinFilter.tsx'
import { ChangeOffer } from './publish/ChangeOffer.tsx'
import { NewOffer } from './publish/NewOffer.tsx'
import { publishTexts as texts } from './textPublish.ts'
import { useCoinForm } from './useOtc.ts'

const form = 'otcPublish'

/** A new offer, or with `?offerId=` another price, lot or time of one. */
export function PublishScreen() {
  const [search] = useSearchParams()
  const id = (search.get('offerId') ?? '').trim()
  const contracts = useConfig()?.contracts
  const [tes, usdt] = [contracts?.['Tes'] ?? '', contracts?.['Usdt'] ?? '']
  return (
    <Frame sequential>
      {/^[1-9]\d{0,14}$/.test(id) ? (
        <ChangeOffer id={id} />
      ) : isAddress(tes) && isAddress(usdt) ? (
        <Making first={[tes, usdt]} />
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
    </Frame>
  )
}

function Making({ first }: { first: readonly [Address, Address] }) {
  const t = useText()
  const [[give, want], setCoins] = useState(first)
  const info = useApi(otcApi.getBaseInfo, {})
  const coins = info.data?.coins.map(({ coin }) => coin) ?? []
  const { busy } = useAction(otcActions.publish)
  const times = useTimesDone(otcActions.publish.kind)
  const [giveForm, wantForm] = [useCoinForm(give), useCoinForm(want)]
  // The other side gets the coin that this one had: both are never the same.
  const pickGive = (coin: Address) => setCoins([coin, coin === want ? give : want])
  const pickWant = (coin: Address) => setCoins([coin === give ? want : give, coin])
  return (
    <>
      <div className="flex flex-col gap-3">
        <Side title={t(texts.give)}>
          <CoinFilter label={t(texts.giveCoin)} coins={coins} coin={give} onPick={pickGive} />
        </Side>
        <div className="-my-2 flex justify-center">
          <IconButton icon="refresh" label={t(texts.swap)} onClick={() => setCoins([want, give])} />
        </div>
        <Side title={t(texts.want)}>
          <CoinFilter label={t(texts.wantCoin)} coins={coins} coin={want} onPick={pickWant} />
        </Side>
      </div>
      <QueryState query={giveForm} skeleton={<Skeleton className="h-96 w-full" />}>
        {(ofGive) => (
          <QueryState query={wantForm} skeleton={<Skeleton className="h-96 w-full" />}>
            {(ofWant) => (
              <NewOffer key={`${give} ${want} ${times}`} form={form} give={ofGive} want={ofWant} />
            )}
          </QueryState>
        )}
      </QueryState>
      <FormBar form={form} busy={busy} />
    </>
  )
}

function Side({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-1.5">
      <h2 className="text-base">{title}</h2>
      {children}
    </section>
  )
}
