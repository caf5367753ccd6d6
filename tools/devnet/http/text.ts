/** JSON text with whole numbers exact to 64 bits, both ways. */

/** Whole numbers too long for a double are read as bigint. */
export function parseExact(text: string): unknown {
  if (!/(?:^|[:[,])\s*-?\d{16}/.test(text)) return JSON.parse(text)
  return JSON.parse(markLongNumbers(text), (_key, value: unknown) =>
    typeof value === 'string' && value.startsWith(mark) ? unmarked(value) : value,
  )
}

const mark = '\u0000i'
const unmarked = (value: string): unknown => {
  const digits = value.slice(mark.length)
  return /^-?\d+$/.test(digits) ? BigInt(digits) : value
}

function markLongNumbers(text: string): string {
  return text.replace(/"(?:[^"\\]|\\.)*"|-?\d{16,}(?![\d.eE])/g, (part) =>
    part.startsWith('"') ? part : `"\\u0000i${part}"`,
  )
}

/** Letters that stand in JSON as they are, which most texts here consist of. */
const plain = /^[ !#-[\]-~]*$/
const quoted = (text: string): string => (plain.test(text) ? `"${text}"` : JSON.stringify(text))

export function stringify(value: unknown): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value === 'bigint') return value.toString()
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  let text = ''
  if (Array.isArray(value)) {
    for (const each of value) text += (text === '' ? '' : ',') + stringify(each)
    return `[${text}]`
  }
  for (const key of Object.keys(value)) {
    const each = (value as Record<string, unknown>)[key]
    if (each === undefined) continue
    text += `${text === '' ? '' : ','}${quoted(key)}:${stringify(each)}`
  }
  return `{${text}}`
}

/** Numbers of 32 bits; all the others that the answers carry have 64. */
const short = new Set(['version', 'Permission_id', 'id', 'port'])

/** For `int64_as_string`: what has 64 bits is put in quotation marks. */
export function withTexts(value: unknown, key = ''): unknown {
  if (typeof value === 'bigint' || typeof value === 'number') {
    return short.has(key) ? value : String(value)
  }
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((each) => withTexts(each, key))
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withTexts(each, name)]),
  )
}
