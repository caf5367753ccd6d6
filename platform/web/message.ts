import type { TextValues } from '../std/text.ts'
import type { Message } from './icu.ts'

/**
 * A compiled message with its values filled in, as plain text. Numbers are written in the language
 * of `tag` (BCP 47); a missing value leaves nothing.
 */
export function formatMessage(message: Message, values: TextValues, tag: string): string {
  return written(message, values, tag, '#')
}

/** `hash` is the value of #: the number of the plural around it. */
function written(message: Message, values: TextValues, tag: string, hash: string): string {
  let text = ''
  for (const token of message) {
    if (typeof token === 'string') {
      text += token === '#' ? hash : token
      continue
    }
    const [name, type, cases] = token
    const value = values[name]
    if (type === undefined) text += value ?? ''
    else if (type === 'number') text += inLanguage(tag, value)
    else {
      const counts = type !== 'select'
      const input = String(value)
      const key = Object.hasOwn(cases, input) ? input : counts ? form(tag, type, value) : 'other'
      const chosen = Object.hasOwn(cases, key) ? cases[key] : undefined
      text += written(chosen ?? cases.other, values, tag, counts ? inLanguage(tag, value) : hash)
    }
  }
  return text
}

type Value = string | number | undefined

/*
 * A browser's first number or plural of a language takes it ten milliseconds of reading tables, in
 * the middle of rendering a page. What needs no table is written without one.
 */
const numbers: Record<string, Intl.NumberFormat> = {}
function inLanguage(tag: string, value: Value): string {
  const number = Number(value)
  if (isSmall(number)) return String(number)
  return (numbers[tag] ??= new Intl.NumberFormat(tag)).format(number)
}

/** Written alike in every language of ours: neither grouped nor broken. */
const isSmall = (number: number): boolean =>
  Number.isInteger(number) && number < 1_000 && number >= 0 && !Object.is(number, -0)

const plurals: Record<string, Intl.PluralRules> = {}
function form(tag: string, type: 'plural' | 'selectordinal', value: Value): string {
  if (type === 'plural' && tag === 'en-US') return Math.abs(Number(value)) === 1 ? 'one' : 'other'
  const rules = (plurals[type + tag] ??= new Intl.PluralRules(tag, {
    type: type === 'plural' ? 'cardinal' : 'ordinal',
  }))
  return rules.select(Number(value))
}
