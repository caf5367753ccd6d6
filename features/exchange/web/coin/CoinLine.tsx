import { exactAmount, figureAmount } from '#platform/std/format.ts'
import { AddressText } from '#platform/ui/AddressText.tsx'
import { Chip } from '#platform/ui/Chip.tsx'
import { CoinMark } from '#platform/ui/CoinMark.tsx'
import { useText } from '#platform/web/i18n.tsx'

import type { CoinView } from '../../api.ts'
import { coinTexts as texts } from './text.ts'

export const isReadable = ({ symbol }: Pick<CoinView, 'symbol'>): boolean => symbol !== '?'

/** Which coin it is, and what the reader has of it. */
export function CoinLine({ coin }: { coin: CoinView }) {
  const t = useText()
  const { address, symbol, name, looksLike } = coin
  return (
    <>
      <CoinMark symbol={looksLike === null ? symbol : '?'} />
      {/* Where both sides have no room beside each other, the second goes below the first. */}
      <span className="flex min-w-0 grow flex-wrap items-center justify-end gap-x-3">
        <span className="flex min-w-0 flex-[1_1_120px] flex-col">
          <span className="flex min-w-0 flex-wrap items-center gap-x-2">
            {isReadable(coin) ? (
              <span translate="no" className="min-w-0 truncate font-semibold">
                {symbol}
              </span>
            ) : (
              <span className="text-soft">{t(texts.unnamed)}</span>
            )}
            {looksLike !== null && <Chip tone="terra">{t(texts.lookAlike)}</Chip>}
          </span>
          <span className="flex min-w-0 flex-wrap gap-x-2 text-xs text-soft">
            {name !== '' && (
              <span translate="no" className="max-w-full truncate">
                {name}
              </span>
            )}
            <AddressText address={address} />
          </span>
        </span>
        <Balance coin={coin} />
      </span>
    </>
  )
}

function Balance({ coin: { balance, decimals } }: { coin: CoinView }) {
  const t = useText()
  if (balance === null || balance === '0') return null
  return (
    <span translate="no" className="num max-w-full text-right [overflow-wrap:anywhere]">
      {decimals === null
        ? t(texts.baseUnits, { amount: exactAmount(BigInt(balance), 0) })
        : figureAmount(BigInt(balance), decimals)}
    </span>
  )
}
