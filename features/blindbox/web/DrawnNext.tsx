import { marketApi } from '#features/nft/public.web.ts'
import { shortAmount } from '#platform/std/format.ts'
import { buttonClass } from '#platform/ui/Button.tsx'
import { useApi } from '#platform/web/api.ts'
import { useText } from '#platform/web/i18n.tsx'
import { Link } from 'wouter'

import type { DrawView } from '../shapes.ts'
import { openingTexts as texts } from './textOpening.ts'

/** What a card that came out of a box is worth, and what comes next. */
export function DrawnNext({ cards }: Pick<DrawView, 'cards'>) {
  const t = useText()
  const [card, ...others] = cards
  const only = card !== undefined && others.length === 0 ? card : null
  const worth = useApi(
    marketApi.cardSkuInfo,
    only === null ? null : { tokenId: String(only.tokenId) },
  ).data?.levelFloor
  if (only === null) {
    return (
      <Link to="/myNft" className={buttonClass('primary', true)}>
        {t(texts.seeCards)}
      </Link>
    )
  }
  const path = `/nftDetail?tokenId=${only.tokenId}`
  return (
    <>
      {typeof worth === 'string' && (
        <p className="num flex items-baseline justify-between gap-4">
          <span className="text-soft">{t(texts.worth)}</span>
          <span className="font-semibold">{`${shortAmount(BigInt(worth), 6)} USDT`}</span>
        </p>
      )}
      <div className="flex gap-3">
        <Link to={`${path}&do=sell`} className={buttonClass('quiet', true)}>
          {t(texts.sell)}
        </Link>
        <Link to={`${path}&do=stake`} className={buttonClass('primary', true)}>
          {t(texts.stake)}
        </Link>
      </div>
    </>
  )
}
