import { classes } from '#platform/ui/classes.ts'
import { groupedAddress } from '#platform/std/format.ts'

import type { Fact } from './facts.ts'

const tones = { plain: '', good: 'text-verdigris', value: 'text-gold', danger: 'text-terra' }

/** Label left and soft, fact right and bold, a hairline between two. */
export function FactList({ rows }: { rows: readonly Fact[] }) {
  return (
    <dl className="flex flex-col divide-y divide-line">
      {rows.map(({ label, value, tone, wide, address }, i) => (
        <div
          key={`${i}:${label}`}
          className={classes('py-2.5', wide !== true && 'flex flex-wrap gap-x-4')}
        >
          <dt className={classes('text-soft', wide !== true && 'max-w-1/2')}>{label}</dt>
          <dd
            translate="no"
            className={classes(
              'num font-semibold break-words',
              // A figure that does not fit beside its label goes below it whole; a sentence wraps beside it.
              wide !== true && 'max-w-full min-w-min flex-[1_0_40%] text-right',
              tones[tone ?? 'plain'],
            )}
          >
            {value}
          </dd>
          {address !== undefined && (
            <dd translate="no" className="num w-full text-right text-xs font-semibold">
              {address === null ? '…' : groupedAddress(address)}
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

/** Where something goes: its name, and the whole address in one line of small figures. */
export const destination = (label: string, name: string, address: string | null): Fact => ({
  label,
  value: name,
  address,
})
