import { decimalsOf } from '#platform/std/amount.ts'
import { fixedAmount } from '#platform/std/format.ts'

/** A reward in TES that grows each second: always 6 decimals, figures of one width. */
export const growing = (value: bigint): string => fixedAmount(value, decimalsOf.TES, 6)

/** The big number; its decimals are softer, so that the whole part is read first. */
export function Ticking({ value, big = false }: { value: bigint; big?: boolean }) {
  const [whole, fraction] = growing(value).split('.')
  return (
    <span
      translate="no"
      className={big ? 'num font-display text-2xl font-semibold' : 'num font-semibold'}
    >
      <span>{whole}</span>
      <span className={big ? 'text-xl text-soft' : 'text-soft'}>{`.${fraction}`}</span>
    </span>
  )
}
