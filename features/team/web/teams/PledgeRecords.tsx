import { Person } from '#features/account/public.web.ts'
import { decimalsOf } from '#platform/std/amount.ts'
import { shortAmount } from '#platform/std/format.ts'
import { Chip } from '#platform/ui/Chip.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'
import { pledgeName } from '#platform/web/shell/composed.ts'

import { teamApi } from '../../api.ts'
import type { PledgeRecord } from '../../shapes.ts'
import { teamTexts } from '../text.ts'
import { teamsTexts as texts } from './text.ts'

/** Changes of the pledges of both paid lines. */
export function PledgeRecords() {
  const t = useText()
  return (
    <PagedRows
      endpoint={teamApi.teamRecord}
      input={{}}
      keyOf={({ number }) => number}
      row={(record) => <Row record={record} />}
      first={5}
      step={20}
      heading={
        <div>
          <h2 className="text-lg">{t(texts.records)}</h2>
          <p className="text-xs text-soft">{t(texts.recordsNote)}</p>
        </div>
      }
      empty={
        <section className="flex flex-col gap-2">
          <h2 className="text-lg">{t(texts.records)}</h2>
          <p className="text-soft">{t(texts.noRecords)}</p>
        </section>
      }
    />
  )
}

function Row({ record }: { record: PledgeRecord }) {
  const t = useText()
  const formats = useFormats()
  const { address, line, source, kind, worth, time, txHash, final } = record
  const sign = kind === 'added' ? '+' : '−'
  return (
    <ListRow
      to={`/tx?id=${txHash}`}
      title={<Person address={address} />}
      note={`${t(texts.line, { line })} · ${formats.dateTime(time)}`}
      trailing={`${sign}${shortAmount(BigInt(worth), decimalsOf.USDT)} USDT`}
      trailingNote={
        final ? (
          `${t(pledgeName(source))} · ${t(texts[kind])}`
        ) : (
          <Chip tone="gold">{t(teamTexts.pending)}</Chip>
        )
      }
    />
  )
}
