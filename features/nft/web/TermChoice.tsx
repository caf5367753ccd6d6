import { shortAmount } from '#platform/std/format.ts'
import { classes } from '#platform/ui/classes.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useChainNow } from '#platform/web/time.ts'

import { aprBps, rewardDecimals, rewardFor, worthOfReward } from './reward.ts'
import { stakeTexts as texts } from './textStake.ts'

export interface StakeTerm {
  readonly time: number
  readonly days: number
  readonly rate: string
}

export interface TermChoiceProps {
  readonly terms: readonly StakeTerm[]
  readonly power: number
  /** TES base units that are free for new stakes. */
  readonly free: bigint
  /** Base units of USDT that the cards cost; undefined until it is read. */
  readonly price: bigint | undefined
  /** Base units of USDT for one TES, times 10^12; null where TES has no price. */
  readonly tesPriceE12: string | null
  readonly value: number | null
  readonly onChange: (time: number) => void
}

/** A tile per term: its days and APR, the reward that is set aside for it, its unlock date. */
export function TermChoice(props: TermChoiceProps) {
  const { terms, power, free, price, tesPriceE12, value, onChange } = props
  const t = useText()
  const formats = useFormats()
  const now = useChainNow()
  return (
    <fieldset className="grid grid-cols-2 gap-2">
      <legend className="mb-2 font-semibold">{t(texts.term)}</legend>
      {terms.map((term) => {
        const reward = rewardFor(power, BigInt(term.rate), term.time)
        const open = reward <= free
        const apr =
          tesPriceE12 === null || price === undefined
            ? null
            : aprBps(worthOfReward(reward, BigInt(tesPriceE12)), term.time, price)
        return (
          <label
            key={term.time}
            className={classes(
              'flex min-h-11 flex-col gap-0.5 rounded-md border p-3 transition-colors',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-lapis',
              value === term.time ? 'border-lapis bg-lapis-wash' : 'border-line bg-surface',
              open ? 'cursor-pointer' : 'cursor-not-allowed',
            )}
          >
            <input
              type="radio"
              name="term"
              className="sr-only"
              disabled={!open}
              checked={value === term.time}
              onChange={() => onChange(term.time)}
            />
            <span className={classes('text-base font-semibold', !open && 'text-faint')}>
              {t(texts.termDays, { days: term.days })}
            </span>
            {apr !== null && (
              <span className="num text-xs text-soft">{`${formats.percent(apr)} APR`}</span>
            )}
            <span className={classes('num', open ? 'text-verdigris' : 'text-faint')}>
              {`${shortAmount(reward, rewardDecimals)} TES`}
            </span>
            <span className="num text-xs text-soft">
              {open ? formats.date(now + term.time) : t(texts.reserveShort)}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
