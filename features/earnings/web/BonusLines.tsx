import { Person } from '#features/account/public.web.ts'
import { Chip } from '#platform/ui/Chip.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'
import { earningTexts } from '#platform/web/stake/text.ts'
import { shortOf } from '#platform/web/spend/coin.ts'

import { earningsApi } from '../api.ts'
import type { BonusLine } from '../shapes.ts'
import { incomeTexts } from './text.ts'
import { claimTexts as texts } from './textClaim.ts'

/** The fees that one's level bonus is of, newest first; nothing where there are none. */
export function BonusLines() {
  const t = useText()
  return (
    <PagedRows
      endpoint={earningsApi.bonusPage}
      input={{}}
      keyOf={({ id }) => id}
      row={(line) => <Row line={line} />}
      first={5}
      step={20}
      again={30_000}
      heading={<h2 className="text-lg">{t(texts.bonusLines)}</h2>}
    />
  )
}

function Row({ line }: { line: BonusLine }) {
  const t = useText()
  const formats = useFormats()
  const { coin, level, bonus, fee, payer, time, txHash, final } = line
  return (
    <ListRow
      to={`/tx?id=${txHash}`}
      title={t(texts.bonusBy, { level })}
      note={
        <>
          <span className="flex flex-wrap items-center gap-x-1">
            <span>{`${t(incomeTexts.ofFee, { fee: shortOf(BigInt(fee), coin) })} `}</span>
            <Person address={payer} />
          </span>
          <span>{formats.dateTime(time)}</span>
        </>
      }
      trailing={`+${shortOf(BigInt(bonus), coin)}`}
      trailingNote={final ? undefined : <Chip tone="lapis">{t(earningTexts.confirming)}</Chip>}
    />
  )
}
