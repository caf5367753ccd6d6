import { shortAddress, shortAmount } from '#platform/std/format.ts'
import { decimalsOf } from '#platform/std/amount.ts'
import { Chip } from '#platform/ui/Chip.tsx'
import { CoinMark } from '#platform/ui/CoinMark.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { Link } from 'wouter'

import type { CoinFigures } from '../../shapes.ts'
import { DayLine } from './DayLine.tsx'
import { Price } from './Price.tsx'
import { tokenPath } from './paths.ts'
import { tokenTexts as texts } from './text.ts'

export interface TokenRowProps {
  readonly coin: CoinFigures
  /** Another coin of the list looks like it. */
  readonly original: boolean
}

/** A coin in a list: its name and price, and whether it only looks like another. */
export function TokenRow({ coin, original }: TokenRowProps) {
  const t = useText()
  const { symbol, name, token, marketCap, thinPool, priceE12, change24hBps, day, looksLike } = coin
  return (
    <Link
      to={tokenPath(token)}
      className="flex min-h-15 items-center gap-3 border-t border-line py-2.5 transition-colors hover:bg-sunk"
    >
      <CoinMark symbol={looksLike === null ? symbol : '?'} />
      <span className="flex min-w-0 grow flex-col">
        <span className="flex min-w-0 flex-wrap items-center gap-x-2">
          <span className="min-w-0 truncate font-semibold">{symbol}</span>
          {looksLike !== null && <Chip tone="terra">{t(texts.lookAlike)}</Chip>}
          {original && looksLike === null && <Chip tone="verdigris">{t(texts.original)}</Chip>}
        </span>
        <span className="flex min-w-0 flex-wrap gap-x-1 text-xs text-soft">
          <span className="max-w-full truncate">{name}</span>
          {(marketCap !== null || thinPool) && (
            <span className="num">
              {name !== '' && <span aria-hidden="true">· </span>}
              <span>
                {marketCap === null
                  ? t(texts.thinPool)
                  : t(texts.cap, { amount: shortAmount(BigInt(marketCap), decimalsOf.USDT) })}
              </span>
            </span>
          )}
        </span>
        {looksLike !== null && (
          <span className="overflow-x-clip text-xs font-semibold text-terra [overflow-wrap:anywhere]">
            {t(texts.notTheOriginal, {
              symbol: looksLike.symbol,
              address: shortAddress(looksLike.token),
            })}
          </span>
        )}
      </span>
      <DayLine day={day} className="h-7 w-14 shrink-0 max-[300px]:hidden" />
      <span className="num flex max-w-1/2 shrink-0 flex-col text-right">
        <Price
          priceE12={priceE12}
          change24hBps={change24hBps}
          className="font-semibold [overflow-wrap:anywhere]"
        />
      </span>
    </Link>
  )
}
