import { Chip } from '#platform/ui/Chip.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { useScreenTitle } from '#platform/web/screen.tsx'
import { Person } from '#features/account/public.web.ts'

import type { SaleState, SaleView } from '../shapes.ts'
import { stateLook } from './saleAt.ts'
import { launchTexts as texts } from './text.ts'
import { TokenPicture } from './TokenPicture.tsx'

interface SaleHeadProps {
  readonly sale: SaleView
  readonly state: SaleState
}

/** Which token it is, by whom, and how far the sale is; what nobody should miss stands above. */
export function SaleHead({ sale, state }: SaleHeadProps) {
  const t = useText()
  const { token } = sale
  const { text, tone } = stateLook[state]
  useScreenTitle(token.name)
  return (
    <>
      {token.hidden && (
        <p role="note" className="rounded-md bg-terra-wash px-4 py-3 text-terra">
          {t(texts.hiddenMeans)}
        </p>
      )}
      {token.looksLike !== null && (
        <p role="alert" className="rounded-md bg-terra-wash px-4 py-3 text-terra">
          {t(texts.lookAlikeMeans, { symbol: token.looksLike.symbol })}
        </p>
      )}
      <div className="flex items-center gap-3 pt-1">
        <TokenPicture token={token} />
        <div className="min-w-0 grow">
          <h2 className="flex flex-wrap items-baseline gap-x-1.5 text-base">
            <span translate="no" className="min-w-0 [overflow-wrap:anywhere]">
              {token.name}
            </span>
            <span translate="no" className="font-normal text-soft [overflow-wrap:anywhere]">
              {token.symbol}
            </span>
          </h2>
          <p className="flex flex-wrap items-center gap-x-1.5 text-xs text-soft">
            <span>{t(texts.creator)}</span>
            <Person address={token.creator} pictured />
          </p>
        </div>
        <Chip tone={tone}>{t(text)}</Chip>
      </div>
    </>
  )
}
