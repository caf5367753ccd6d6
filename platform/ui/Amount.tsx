import { useState } from 'react'

import { exactAmount, figureAmount, shortAmount } from '#platform/std/format.ts'

import { classes } from './classes.ts'
import { uiText } from './uiText.ts'

export interface AmountProps {
  /** Base units. */
  readonly value: bigint
  readonly decimals: number
  readonly symbol: string
  /** Never shortened: signing sheets and confirmations. */
  readonly exact?: boolean
  /** With a line of its own: shortened from ten million on. */
  readonly figure?: boolean
  /** Decimals of the short form, where a price has its own. */
  readonly shown?: number
  /** Plain text, for use inside a link or a button. */
  readonly still?: boolean
  readonly className?: string
}

/** Short by the product's rule; a tap shows the exact amount, another the short one. */
export function Amount(props: AmountProps) {
  const { value, decimals, symbol, exact = false, figure = false } = props
  const { shown, still = false, className } = props
  const [open, setOpen] = useState(false)
  const whole = exactAmount(value, decimals)
  const short = figure ? figureAmount(value, decimals) : shortAmount(value, decimals, shown)
  const text = (
    <>
      <span>{exact || open ? whole : short}</span>
      {symbol !== '' && <span className="font-normal text-soft">{` ${symbol}`}</span>}
    </>
  )
  const lossless = short.replace(/\.?0+$/, '') === whole || short === whole
  if (exact || still || lossless) {
    return (
      <span translate="no" className={classes('num [overflow-wrap:anywhere]', className)}>
        {text}
      </span>
    )
  }
  return (
    <button
      type="button"
      translate="no"
      aria-expanded={open}
      title={open ? undefined : uiText('showExact')}
      onClick={() => setOpen(!open)}
      className={classes(
        'num max-w-full min-h-6 min-w-6 overflow-x-clip text-left [overflow-clip-margin:4px] font-[inherit] decoration-line decoration-dotted underline-offset-4 hover:underline [overflow-wrap:anywhere]',
        className,
      )}
    >
      {text}
    </button>
  )
}
