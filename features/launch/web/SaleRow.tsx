import { Chip } from '#platform/ui/Chip.tsx'
import { StoneBar } from '#platform/ui/StoneBar.tsx'
import { Countdown } from '#platform/ui/Countdown.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useChainNow } from '#platform/web/time.ts'
import type { ReactNode } from 'react'
import { Link } from 'wouter'

import type { SaleView } from '../shapes.ts'
import { bpsOf, shortSun } from './amounts.ts'
import { presalePath } from './paths.ts'
import { stateAt, stateLook } from './saleAt.ts'
import { launchTexts as texts } from './text.ts'
import { TokenPicture } from './TokenPicture.tsx'

interface SaleRowProps {
  readonly sale: SaleView
  /** What the reader has of it. */
  readonly children?: ReactNode
}

/** One presale: what it holds, how much is sold against the soft cap, and the time that is left. */
export function SaleRow({ sale, children }: SaleRowProps) {
  const t = useText()
  const { percent, date } = useFormats()
  const now = useChainNow()
  const state = stateAt(sale, now)
  const { token, sold, softCap, maxTotalNum } = sale
  const { text, tone } = stateLook[state]
  const reached = sold >= softCap
  return (
    <Link
      to={presalePath(sale.sale)}
      className="flex flex-col gap-2 border-t border-line py-3 transition-colors hover:bg-sunk"
    >
      <span className="flex items-center gap-3">
        <TokenPicture token={token} />
        <span className="flex min-w-0 grow flex-col">
          <span className="flex min-w-0 flex-wrap items-baseline gap-x-1.5">
            <span translate="no" className="min-w-0 truncate font-semibold">
              {token.name}
            </span>
            <span translate="no" className="min-w-0 truncate text-soft">
              {token.symbol}
            </span>
          </span>
          <span className="flex flex-wrap gap-1.5 empty:hidden">
            {token.looksLike !== null && (
              <Chip tone="terra">{t(texts.lookAlike, { symbol: token.looksLike.symbol })}</Chip>
            )}
            {token.hidden && <Chip tone="terra">{t(texts.hidden)}</Chip>}
          </span>
        </span>
        <span className="flex shrink-0 flex-col items-end gap-0.5">
          <span translate="no" className="num font-semibold">
            {shortSun(sale.held)}
          </span>
          <Chip tone={tone}>{t(text)}</Chip>
        </span>
      </span>
      <StoneBar
        parts={[
          { amount: BigInt(sold), colour: reached ? 'bg-verdigris' : 'bg-lapis' },
          {
            amount: BigInt(Math.max(0, softCap - sold)),
            colour: 'bg-lapis-wash',
          },
          { amount: BigInt(maxTotalNum - Math.max(sold, softCap)), colour: 'bg-line' },
        ]}
      />
      <span className="num flex flex-wrap items-baseline justify-between gap-x-3 text-xs text-soft">
        <span>
          <span>{t(texts.sold, { rate: percent(bpsOf(sold, maxTotalNum)) })}</span>
          <span className={reached ? 'text-verdigris' : ''}>
            {` · ${
              reached
                ? t(texts.softCapReached)
                : t(texts.softCapAt, { rate: percent(bpsOf(softCap, maxTotalNum)) })
            }`}
          </span>
        </span>
        {state === 'upcoming' || state === 'live' ? (
          <span className="inline-flex flex-wrap gap-x-1.5">
            <span>{t(state === 'live' ? texts.endsIn : texts.startsIn)}</span>
            <Countdown seconds={(state === 'live' ? sale.endTime : sale.startTime) - now} />
          </span>
        ) : (
          <span>{date(sale.listedAt ?? sale.endTime)}</span>
        )}
      </span>
      {children}
    </Link>
  )
}
