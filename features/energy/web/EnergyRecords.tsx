import { shortAddress } from '#platform/std/format.ts'
import { Chip } from '#platform/ui/Chip.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'
import type { ItemOf } from '#platform/web/pages.ts'

import { energyApi } from '../api.ts'
import { again, sunText } from './energy.ts'
import { energyTexts } from './text.ts'
import { recordTexts as texts } from './textRecord.ts'

type EnergyRecord = ItemOf<typeof energyApi.record>

/** What the reader did as payer, receiver or provider, newest first. */
export function EnergyRecords() {
  const t = useText()
  return (
    <PagedRows
      endpoint={energyApi.record}
      input={{}}
      keyOf={({ txHash, kind, lease }) => `${txHash} ${kind} ${lease}`}
      row={(record) => <Row record={record} />}
      first={20}
      again={again}
      empty={<EmptyState title={t(texts.none)} next={{ to: '/energy', text: t(texts.toScreen) }} />}
    />
  )
}

function Row({ record }: { record: EnergyRecord }) {
  const t = useText()
  const { dateTime, number } = useFormats()
  const { kind, energy, sun, other, time, txHash, final } = record
  return (
    <ListRow
      to={`/tx?id=${txHash}`}
      title={
        <span className="flex flex-wrap items-center gap-2">
          <span>{t(texts[kind])}</span>
          {!final && <Chip tone="lapis">{t(energyTexts.confirming)}</Chip>}
        </span>
      }
      note={
        <span className="flex flex-wrap gap-x-2">
          <span>{dateTime(time)}</span>
          {other !== null && <span translate="no">{shortAddress(other)}</span>}
        </span>
      }
      {...(sun === null
        ? {}
        : {
            // A price: its few sun are less than any amount of coins that is shown.
            trailing:
              kind === 'terms'
                ? t(energyTexts.perDay, { price: number(Number(sun)) })
                : sunText(sun),
          })}
      {...(energy === null
        ? {}
        : { trailingNote: t(energyTexts.energyFor, { energy: number(energy) }) })}
    />
  )
}
