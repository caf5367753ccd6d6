import { claimsOf } from '#platform/std/claimCalls.ts'
import { decimalsOf } from '#platform/std/amount.ts'
import { shortAmount } from '#platform/std/format.ts'
import { classes } from '#platform/ui/classes.ts'
import { useText } from '#platform/web/i18n.tsx'
import type { HeldThing } from '#platform/web/services.ts'
import { holdingName } from '#platform/web/shell/composed.ts'
import { shortOf } from '#platform/web/spend/coin.ts'

const colours = [
  'bg-lapis',
  'bg-verdigris',
  'bg-gold',
  'bg-terra',
  'bg-edge',
  'bg-lapis-pale',
  'bg-ink',
] as const

/** Of the claim at a place of the list, in the bar and beside its line. */
export const colourAt = (i: number): string => colours[i % colours.length]!

/** One claim of a list; the positions that a plan claims change with time. */
export const keyOf = ({ what, subject }: HeldThing): string =>
  `${what} ${claimsOf(subject) > 1 ? '' : JSON.stringify(subject)}`

export interface ClaimRowsProps {
  readonly list: readonly HeldThing[]
  readonly isChosen: (one: HeldThing) => boolean
  readonly toggle: (one: HeldThing) => void
}

/** One line for each claim: whether it is among those, what it pays, and what that is worth. */
export function ClaimRows({ list, isChosen, toggle }: ClaimRowsProps) {
  const t = useText()
  return (
    <ul className="flex flex-col">
      {list.map((one, i) => {
        const { what, worth, amount } = one
        const own = shortOf(BigInt(amount), one)
        const inUsdt = worth === null ? '–' : `${shortAmount(BigInt(worth), decimalsOf.USDT)} USDT`
        return (
          <li key={keyOf(one)} className="border-b border-line">
            <label className="flex min-h-14 items-center gap-3 py-2">
              <input
                type="checkbox"
                className="size-5 shrink-0 accent-lapis"
                checked={isChosen(one)}
                onChange={() => toggle(one)}
              />
              <span className="flex min-w-0 grow flex-col">
                <span className="font-semibold">{t(holdingName(what))}</span>
                {own !== inUsdt && (
                  <span translate="no" className="num text-xs text-soft [overflow-wrap:anywhere]">
                    {own}
                  </span>
                )}
              </span>
              <span translate="no" className="num font-semibold">
                {worth === null || own === inUsdt ? inUsdt : `≈ ${inUsdt}`}
              </span>
              <span
                aria-hidden="true"
                className={classes('size-2 shrink-0 rounded-[2px]', colourAt(i))}
              />
            </label>
          </li>
        )
      })}
    </ul>
  )
}
