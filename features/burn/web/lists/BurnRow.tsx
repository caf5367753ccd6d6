import { AddressText } from '#platform/ui/AddressText.tsx'
import { Chip } from '#platform/ui/Chip.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { shortOf } from '#platform/web/spend/coin.ts'
import { decimalsOf } from '#platform/std/amount.ts'
import { earningTexts } from '#platform/web/stake/text.ts'
import { Icon } from '#platform/ui/Icon.tsx'
import { Link } from 'wouter'

import type { BurnRecord } from '../../shapes.ts'
import { powerText, sunText, usdtText } from '../mining.ts'
import { burnTexts } from '../text.ts'
import { listTexts as texts } from '../textLists.ts'

export const burnKey = ({ id }: BurnRecord): number => id

/** One burn: its number, who burnt how much of which coin, what it was worth, and when. */
export function BurnRow({ burn }: { burn: BurnRecord }) {
  const t = useText()
  const { dateTime } = useFormats()
  const { id, user, coin, burnAmount, uAmount, createTime, power, sun, txHash, final } = burn
  return (
    <Link
      to={`/tx?id=${txHash}`}
      className="flex flex-col gap-1 border-t border-line py-3 transition-colors hover:bg-sunk"
    >
      <span className="num flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
          <span translate="no" className="text-soft">{`#${id}`}</span>
          <span translate="no" className="min-w-0 font-semibold [overflow-wrap:anywhere]">
            {shortOf(BigInt(burnAmount), { symbol: coin, decimals: decimalsOf.TES })}
          </span>
        </span>
        <span className="flex items-center gap-2">
          <span className="font-semibold text-verdigris">
            {t(burnTexts.powerShort, { power: `+${powerText(power)}` })}
          </span>
          <Icon name="chevron" size={16} className="text-faint" />
        </span>
      </span>
      <span className="num flex flex-wrap items-baseline justify-between gap-x-3 text-xs text-soft">
        <span>{t(texts.wasWorth, { amount: usdtText(uAmount) })}</span>
        <span>{dateTime(createTime)}</span>
      </span>
      <span className="num flex flex-wrap items-baseline justify-between gap-x-3 text-xs text-soft">
        <AddressText address={user} />
        {final ? (
          sun !== null && <span>{t(texts.boughtWith, { amount: sunText(sun) })}</span>
        ) : (
          <Chip tone="lapis">{t(earningTexts.confirming)}</Chip>
        )}
      </span>
    </Link>
  )
}
