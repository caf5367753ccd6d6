import { AddressText } from '#platform/ui/AddressText.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { Rows } from '#platform/web/PagedRows.tsx'
import { type ItemOf, useApiList } from '#platform/web/pages.ts'
import { QueryState } from '#platform/web/queryState.tsx'
import { useState } from 'react'

import { burnApi } from '../../api.ts'
import { powerText, tesText } from '../mining.ts'
import { burnTexts } from '../text.ts'
import { listTexts as texts } from '../textLists.ts'

type TeamBurn = ItemOf<typeof burnApi.teamCalculationRecord>

const step = 5
const keyOf = ({ txHash, user, power }: TeamBurn): string => `${txHash} ${user} ${power}`

/** Power of the reader's first and second line, and their burns, newest first. */
export function TeamPower() {
  const t = useText()
  const [size, setSize] = useState(step)
  const query = useApiList(burnApi.teamCalculationRecord, {}, size, keyOf, {
    refetchInterval: 30_000,
  })
  return (
    <Surface className="flex flex-col gap-4">
      <div>
        <h2 className="text-base">{t(texts.team)}</h2>
        <p className="text-xs text-soft">{t(texts.teamNote)}</p>
      </div>
      <QueryState query={query} skeleton={<Skeleton className="h-24 w-full" />}>
        {({ lines, total, list }) =>
          lines.every(({ miners }) => miners === 0) ? (
            <p className="text-soft">{t(texts.noTeam)}</p>
          ) : (
            <>
              <KeyValue
                rows={lines.map(({ line, power, miners }) => ({
                  label: t(texts.line, { line }),
                  value: (
                    <>
                      <span>{powerText(power)}</span>
                      <span className="block text-xs font-normal text-soft">
                        {t(texts.members, { count: miners })}
                      </span>
                    </>
                  ),
                }))}
              />
              <Rows more={total > size} onMore={() => setSize(size + 4 * step)}>
                {list.map((one) => (
                  <Row key={keyOf(one)} one={one} />
                ))}
              </Rows>
            </>
          )
        }
      </QueryState>
    </Surface>
  )
}

function Row({ one }: { one: TeamBurn }) {
  const t = useText()
  const { date } = useFormats()
  const { user, line, burnAmount, power, createTime, txHash } = one
  return (
    <ListRow
      to={`/tx?id=${txHash}`}
      title={<AddressText address={user} />}
      note={t(texts.lineOn, { line, date: date(createTime) })}
      trailing={t(burnTexts.powerShort, { power: `+${powerText(power)}` })}
      trailingNote={tesText(burnAmount)}
    />
  )
}
