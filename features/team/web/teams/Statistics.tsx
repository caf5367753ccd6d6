import { decimalsOf } from '#platform/std/amount.ts'
import type { Reply } from '#platform/std/endpoint.ts'
import { shortAmount } from '#platform/std/format.ts'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useText } from '#platform/web/i18n.tsx'

import type { teamApi } from '../../api.ts'
import { teamsTexts as texts } from './text.ts'

const lines = { '1': texts.line1, '2': texts.line2, deeper: texts.deeper } as const

/** The team by line and by level: how many, and what they have staked. */
export function Statistics({
  statistics,
}: {
  statistics: Reply<typeof teamApi.getTeamStatistics>
}) {
  const t = useText()
  const value = ({ members, pledge }: { members: number; pledge: string }) => (
    <>
      <span>{`${shortAmount(BigInt(pledge), decimalsOf.USDT)} USDT`}</span>
      <span className="block text-xs font-normal text-soft">
        {t(texts.people, { count: members })}
      </span>
    </>
  )
  const present = statistics.levels.filter(({ level, members }) => level === 0 || members > 0)
  return (
    <Surface className="flex flex-col gap-4">
      <h2 className="text-base">{t(texts.byLine)}</h2>
      <KeyValue
        rows={statistics.lines.map((one) => ({ label: t(lines[one.line]), value: value(one) }))}
      />
      <h2 className="border-t border-line pt-4 text-base">{t(texts.byLevel)}</h2>
      <KeyValue rows={present.map((one) => ({ label: `V${one.level}`, value: value(one) }))} />
    </Surface>
  )
}
