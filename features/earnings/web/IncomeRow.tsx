import { Person } from '#features/account/public.web.ts'
import { Chip } from '#platform/ui/Chip.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { earningTexts } from '#platform/web/stake/text.ts'
import { shortOf } from '#platform/web/spend/coin.ts'

import type { IncomeLine } from '../shapes.ts'
import { incomeTexts as texts, kindTexts, nameIn } from './text.ts'

/** One amount that was earned; a press leads to the transaction that the fee was paid in. */
export function IncomeRow({ line }: { line: IncomeLine }) {
  const t = useText()
  const formats = useFormats()
  const { kind, coin, amount, fee, time, txHash, final } = line
  return (
    <ListRow
      to={`/tx?id=${txHash}`}
      title={t(nameIn(kindTexts(), kind))}
      note={
        <>
          {fee !== null && (
            <span className="flex flex-wrap items-center gap-x-1">
              <span>{`${t(texts.ofFee, { fee: shortOf(BigInt(fee.amount), coin) })} `}</span>
              <Person address={fee.payer} />
            </span>
          )}
          <span>{formats.dateTime(time)}</span>
        </>
      }
      trailing={`+${shortOf(BigInt(amount), coin)}`}
      trailingNote={final ? undefined : <Chip tone="lapis">{t(earningTexts.confirming)}</Chip>}
    />
  )
}
