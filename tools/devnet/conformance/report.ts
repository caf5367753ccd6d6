import { show } from './match.ts'
import type { Outcome } from './suite.ts'

/** A row that passed is not worth a line. */
export function linesOf({ row, state, why }: Outcome, json: boolean): readonly string[] {
  const { id, what, from } = row
  if (json) {
    return [JSON.stringify({ id, what, from, state, ...(why === '' ? {} : { why }) })]
  }
  if (state !== 'failed') return []
  return [
    `FAILED ${id}: ${what}`,
    `       ${why}`,
    `       expected ${show(row.expect)}`,
    `       from ${from.kind}: ${from.of}`,
  ]
}

/** Ends with `N passed, N failed`. */
export function summaryOf(outcomes: readonly Outcome[]): readonly string[] {
  const count = (state: Outcome['state'], within = outcomes): number =>
    within.filter((each) => each.state === state).length
  const groups = groupBy(outcomes, ({ row }) => row.id.split('/')[0] ?? '')
  const lines = [...groups].map(([name, within]) => {
    const counts = [`${count('passed', within)} passed`, `${count('failed', within)} failed`]
    return `${name.padEnd(14)} ${counts.join(', ')}`
  })
  const reasons = groupBy(
    outcomes.filter(({ state }) => state === 'not applicable'),
    ({ why }) => why,
  )
  for (const [why, within] of reasons) lines.push(`${within.length} not applicable here: ${why}`)
  const sources = groupBy(outcomes, ({ row }) => row.from.kind)
  lines.push(
    `Expectations: ${[...sources].map(([kind, within]) => `${within.length} from ${kind}`).join(', ')}`,
    `${count('passed')} passed, ${count('failed')} failed`,
  )
  return lines
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return groups
}
