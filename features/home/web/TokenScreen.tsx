import type { Text } from '#platform/std/text.ts'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { useApi } from '#platform/web/api.ts'
import { useText } from '#platform/web/i18n.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { useState } from 'react'
import { useSearchParams } from 'wouter'

import { homeApi } from '../api.ts'
import { Average } from './token/Average.tsx'
import { Candles, type Interval } from './token/Candles.tsx'
import { Pools } from './token/Pools.tsx'
import { tokenPageTexts as texts } from './token/text.ts'
import { TokenFigures } from './token/TokenFigures.tsx'
import { TokenHead } from './token/TokenHead.tsx'
import { again } from './tokens/price.ts'

/** One token by `?address=`: its contract, or the symbol of the chain's own coin. */
export function TokenScreen() {
  const [search] = useSearchParams()
  const coin = (search.get('address') ?? '').trim()
  return (
    <Frame>
      {coin === '' ? (
        <Nothing title={texts.notNamed} />
      ) : coin.length > 64 ? (
        <Nothing title={texts.unknown} />
      ) : (
        <Token key={coin} coin={coin} />
      )}
    </Frame>
  )
}

function Token({ coin }: { coin: string }) {
  const [interval, setInterval] = useState<Interval>('1h')
  const query = useApi(
    homeApi.swapCoinInfo,
    { coin, interval },
    { refetchInterval: again, keepsLast: true },
  )
  if (query.error?.code === 'NO_SUCH_COIN') return <Nothing title={texts.unknown} />
  return (
    <QueryState query={query} skeleton={<Waiting />}>
      {({ figures, candles, pools, twap }) => (
        <>
          <TokenHead coin={figures} />
          <Candles
            symbol={figures.symbol}
            candles={candles}
            interval={interval}
            onInterval={setInterval}
            waiting={query.isPlaceholderData}
          />
          <TokenFigures coin={figures} />
          {twap !== null && <Average twap={twap} />}
          <Pools pools={pools} />
        </>
      )}
    </QueryState>
  )
}

function Nothing({ title }: { title: Text }) {
  const t = useText()
  return (
    <EmptyState
      title={t(title)}
      body={t(texts.unknownBody)}
      next={{ to: '/', text: t(texts.toTokens) }}
    />
  )
}

function Waiting() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-32 w-full" />
      <Skeleton className="h-80 w-full" />
      <Skeleton className="h-60 w-full" />
    </div>
  )
}
