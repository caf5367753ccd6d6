import { decimalsOf } from '#platform/std/amount.ts'
import { exactAmount } from '#platform/std/format.ts'

const unit = 10n ** BigInt(decimalsOf.TES - 6)

/** A reward in TES that grows each second: always 6 decimals, figures of one width, cut and not rounded. */
export const growing = (value: bigint): string => {
  const [whole = '0', fraction = ''] = exactAmount(value / unit, 6).split('.')
  return `${whole}.${fraction.padEnd(6, '0')}`
}

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
