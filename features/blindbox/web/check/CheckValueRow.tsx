import { exactAmount } from '#platform/std/format.ts'
import { classes } from '#platform/ui/classes.ts'
import { CopyButton } from '#platform/ui/CopyButton.tsx'
import { nativeSymbol } from '#platform/web/config.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useState } from 'react'

import { checkTexts as texts } from '../textCheck.ts'
import { type CheckValue, none } from './checkStep.ts'

/** Values that are amounts; the penalty is one in USDT, which has the same decimals. */
const amounts: ReadonlySet<string> = new Set(['amount', 'penalty', 'fee'])

/** 0x1234…abcd, and lists by their ends. */
const shortened = (value: string): string =>
  value.length <= 24 ? value : `${value.slice(0, 10)}…${value.slice(-8)}`

/** One value of a step: short, whole at a tap, to be copied; a differing value is below it. */
export function CheckValueRow({ value }: { value: CheckValue }) {
  const t = useText()
  const label =
    value.name === 'card'
      ? t(texts.card, { of: value.of ?? '' })
      : value.name === 'hashes'
        ? t(texts.hashes, { count: Number(value.of ?? '1') })
        : t(texts[value.name])
  const shown = (text: string): string =>
    text === none
      ? t(texts.nothingThere)
      : amounts.has(value.name) && /^\d+$/.test(text)
        ? `${exactAmount(BigInt(text), 6)} ${value.name === 'penalty' ? 'USDT' : nativeSymbol()}`
        : text
  return (
    <div className="flex flex-col border-t border-line py-1.5">
      <dt className="text-xs text-soft">{label}</dt>
      <dd className="flex flex-col">
        {value.differs !== null && (
          <span className="text-xs font-semibold">{t(texts.shouldBe)}</span>
        )}
        <Text text={shown(value.value)} name={label} wrong={false} />
        {value.differs !== null && (
          <span className="flex flex-col text-terra">
            <span className="text-xs font-semibold">{t(texts.instead)}</span>
            <Text text={shown(value.differs)} name={label} wrong />
          </span>
        )}
      </dd>
    </div>
  )
}

function Text({ text, name, wrong }: { text: string; name: string; wrong: boolean }) {
  const t = useText()
  const [whole, setWhole] = useState(false)
  const short = shortened(text)
  const look = classes(
    'num min-w-0 text-left font-semibold [overflow-wrap:anywhere]',
    wrong && 'text-terra',
  )
  if (short === text) return <span className={look}>{text}</span>
  return (
    <span className="flex min-w-0 items-center justify-between gap-2" translate="no">
      <button
        type="button"
        aria-expanded={whole}
        onClick={() => setWhole(!whole)}
        className={classes(
          look,
          'min-h-11 decoration-line decoration-dotted underline-offset-4 hover:underline',
        )}
      >
        {whole ? text : short}
      </button>
      <CopyButton text={text} label={t(texts.copy, { name })} />
    </span>
  )
}
