import { exactAmount, plainAmount, roundedUp } from '#platform/std/format.ts'
import { classes } from '#platform/ui/classes.ts'
import { createContext, useContext } from 'react'

import { useText } from '../i18n.tsx'
import type { ShownCoin } from '../spend/coin.ts'
import { flowTexts as texts } from './text.ts'

/** fact: in a row, the exact amount below · big: beside the picture, likewise · line: below the title, in short */
export type UnitsStyle = 'fact' | 'big' | 'line'

export const UnitsLook = createContext<UnitsStyle>('fact')

/** Whether what is shown is "at most" so much: rounded up, since a cut would understate it. */
export const UnitsUp = createContext(false)

export interface UnitsProps {
  /** Base units. */
  readonly units: bigint
  readonly coin: ShownCoin
  /** Grows until the call is in a block: its last digits mean nothing. */
  readonly about?: boolean
}

/** An amount on a signing sheet. It never breaks inside its digits, and the exact one is never folded away. */
export function Units({ units, coin, about = false }: UnitsProps) {
  const t = useText()
  const look = useContext(UnitsLook)
  const { symbol, decimals } = coin
  const exact = exactAmount(units, decimals)
  const up = useContext(UnitsUp)
  const plain = plainAmount(up ? roundedUp(units, decimals) : units, decimals)
  const text = `${plain}\u00a0${symbol}`
  const prefix = about ? `${t(texts.about)} ` : ''
  const lossless = plain.replace(/\.?0+$/, '') === exact || plain === exact
  if (look === 'line') return <Digits text={prefix + text} />
  const below = about || lossless ? null : `${exact}\u00a0${symbol}`
  if (look === 'fact') {
    return (
      <span className="inline-flex flex-col">
        <Digits text={prefix + text} />
        {below !== null && <Whole text={below} />}
      </span>
    )
  }
  // A name of several words, such as a pool’s, may break between them.
  const [line, ...words] = text.split(' ')
  return (
    <span className="flex flex-col">
      {/* Where both have no room on a line, the amount goes below. */}
      <span className={sizeOf(text)}>
        {about && <span className="font-text text-sm font-normal text-soft">{prefix}</span>}
        <span className="whitespace-nowrap">{line}</span>
        {words.map((word) => ` ${word}`)}
      </span>
      {below !== null && <Whole text={below} />}
    </span>
  )
}

/** Never folded away where it is signed. */
const Whole = ({ text }: { text: string }) => (
  <span className="font-text text-xs font-normal text-soft">
    <Digits text={text} />
  </span>
)

/** By its length, so that it fits beside the picture at 360 px and below it at 240. */
const sizeOf = ({ length }: string): string =>
  length <= 12 ? 'text-lg min-[340px]:text-xl' : length <= 17 ? 'text-lg' : 'text-base'

/** The longest that fits on a line of the narrowest screen at the size of facts. */
const longest = 24

/** On one line, one size smaller where it is long. */
function Digits({ text }: { text: string }) {
  return (
    <span className={classes('whitespace-nowrap', text.length > longest && 'text-xs')}>{text}</span>
  )
}
