/** A wrong answer: well formed, of the right kind, and not true. */
import type { Json } from './codec/json.ts'

/** The values under this key, at any depth, become `value`, or something else of their own kind. */
export function falsified(json: Json, field: string, value?: Json): Json {
  if (Array.isArray(json)) return json.map((each) => falsified(each, field, value))
  if (typeof json !== 'object' || json === null) return json
  return Object.fromEntries(
    Object.entries(json).map(([key, each]) => [
      key,
      key !== field ? falsified(each, field, value) : value === undefined ? other(each) : value,
    ]),
  )
}

/** One more, the opposite, or another last letter; each part of a list or an object so. */
function other(json: Json): Json {
  if (typeof json === 'number') return json + 1
  if (typeof json === 'bigint') return json + 1n
  if (typeof json === 'boolean') return !json
  if (typeof json === 'string') return otherText(json)
  if (Array.isArray(json)) return json.map(other)
  if (json === null) return null
  return Object.fromEntries(Object.entries(json).map(([key, each]) => [key, other(each)]))
}

const opposites = new Map([
  ['SUCCESS', 'REVERT'],
  ['REVERT', 'SUCCESS'],
])

/** A digit stays a digit of hex, so that an id stays one. */
function otherText(text: string): string {
  const last = text.at(-1)
  if (last === undefined) return '0'
  return opposites.get(text) ?? text.slice(0, -1) + (last === '0' ? '1' : '0')
}
