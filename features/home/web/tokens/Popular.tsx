import { CoinMark } from '#platform/ui/CoinMark.tsx'
import { useApi } from '#platform/web/api.ts'
import { Chip } from '#platform/ui/Chip.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { Link } from 'wouter'
import { useArrived } from '#platform/web/queryState.tsx'

import { homeApi } from '../../api.ts'
import type { CoinFigures } from '../../shapes.ts'
import { Unread } from '../Unread.tsx'
import { PopularPlaces } from '../spaces.tsx'
import { DayLine } from './DayLine.tsx'
import { Price } from './Price.tsx'
import { tokenPath } from './paths.ts'
import { tokenTexts as texts } from './text.ts'
import { again } from './price.ts'

/** The most traded coins of the last 24 hours, with the formula. */
export function Popular() {
  const t = useText()
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg">{t(texts.popular)}</h2>
      <p className="min-h-8 text-xs text-soft">{t(texts.formula)}</p>
      <PopularCoins />
    </section>
  )
}

/** Always as high as the place that was kept for it. */
function PopularCoins() {
  const t = useText()
  const { data, isError, refetch } = useApi(
    homeApi.swapCoinList,
    { pageSize: '6' },
    { refetchInterval: again },
  )
  const list = useArrived(data)?.list
  if (list === undefined) {
    if (!isError) return <PopularPlaces />
    return <Unread what={t(texts.unread)} onAgain={refetch} className={message} />
  }
  const traded = list.filter(({ traders24h }) => traders24h > 0)
  if (traded.length === 0) return <p className={message}>{t(texts.noTrades)}</p>
  return (
    <ul className="relative -mx-4 flex h-42 gap-3 overflow-x-auto px-4 pb-1 [scrollbar-width:thin]">
      {traded.map((coin) => (
        <PopularCoin key={coin.token} coin={coin} />
      ))}
    </ul>
  )
}

const message =
  'flex h-42 flex-col items-center justify-center gap-1 rounded-md border border-dashed border-line px-4 text-center text-soft'

function PopularCoin({ coin }: { coin: CoinFigures }) {
  const t = useText()
  const { symbol, token, priceE12, change24hBps, day, traders24h, looksLike } = coin
  return (
    <li className="w-34 max-w-40 shrink-0 grow">
      <Link
        to={tokenPath(token)}
        className="flex h-full flex-col justify-between rounded-md border border-line bg-surface p-3 transition-colors hover:border-edge"
      >
        <span className="flex min-w-0 items-center gap-2">
          <CoinMark symbol={looksLike === null ? symbol : '?'} />
          <span className="flex min-w-0 flex-col">
            <span className="truncate font-semibold">{symbol}</span>
            {looksLike === null ? (
              <span className="num truncate text-xs text-soft">
                {t(texts.traders, { count: traders24h })}
              </span>
            ) : (
              <Chip tone="terra">{t(texts.lookAlike)}</Chip>
            )}
          </span>
        </span>
        <DayLine day={day} className="h-8 w-full" />
        <span className="num flex flex-col">
          <Price
            priceE12={priceE12}
            change24hBps={change24hBps}
            className="truncate font-display text-base font-semibold"
          />
        </span>
      </Link>
    </li>
  )
}
