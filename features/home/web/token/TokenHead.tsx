import { AddressText } from '#platform/ui/AddressText.tsx'
import { Amount } from '#platform/ui/Amount.tsx'
import { CoinMark } from '#platform/ui/CoinMark.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { useScreenTitle } from '#platform/web/screen.tsx'
import { Verify, sourcesOf } from '#platform/web/Verify.tsx'

import type { CoinFigures } from '../../shapes.ts'
import { Change } from '../tokens/Change.tsx'
import { decimalsShown, priceDecimals } from '../tokens/price.ts'
import { LookAlike } from './LookAlike.tsx'
import { tokenPageTexts as texts } from './text.ts'

/** Which token this really is, and its price now. */
export function TokenHead({ coin }: { coin: CoinFigures }) {
  const t = useText()
  const { symbol, name, address, token, priceE12, change24hBps, looksLike, sources } = coin
  useScreenTitle(symbol)
  const price = priceE12 === null ? null : BigInt(priceE12)
  return (
    <>
      {looksLike !== null && <LookAlike original={looksLike} />}
      <div className="flex flex-col gap-3 pt-1">
        <div className="flex items-center gap-3">
          <CoinMark symbol={looksLike === null ? symbol : '?'} />
          <h2 className="min-w-0 text-lg">{name === '' ? symbol : name}</h2>
        </div>
        {price === null ? (
          <p className="text-soft">{t(texts.noPrice)}</p>
        ) : (
          <div className="flex flex-col gap-1">
            <div className="flex flex-wrap items-baseline gap-x-3">
              <span className="num font-display text-2xl font-semibold">
                <Amount
                  value={price}
                  decimals={priceDecimals}
                  shown={decimalsShown(price)}
                  symbol=""
                />
              </span>
              <span className="text-soft">USDT</span>
              <Verify of={t(texts.price)} source={sourcesOf(sources, 'priceE12')} />
            </div>
            {change24hBps === null ? (
              <p className="text-xs text-soft">{t(texts.noChange)}</p>
            ) : (
              <p className="font-semibold">
                <Change bps={change24hBps} />{' '}
                <span className="font-normal text-soft">{t(texts.inDay)}</span>
              </p>
            )}
            <p className="text-xs text-soft">{t(texts.spot)}</p>
          </div>
        )}
        <div className="flex flex-col gap-1 border-t border-line pt-3">
          <span className="text-soft">{t(texts.contract)}</span>
          {address === null && <p>{t(texts.native)}</p>}
          <AddressText
            address={token}
            full
            copyLabel={t(texts.copyAddress)}
            className="min-w-0 font-semibold [overflow-wrap:anywhere]"
          />
        </div>
      </div>
    </>
  )
}
