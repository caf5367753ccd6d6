/** JSON text with whole numbers exact to 64 bits, both ways. */

/** Numbers too long for a double are read as texts of digits, which every int64 field takes. */
export function parseExact(text: string): unknown {
  return JSON.parse(/\d{16}/.test(text) ? quoteLongNumbers(text) : text)
}

function quoteLongNumbers(text: string): string {
  return text.replace(/"(?:[^"\\]|\\.)*"|-?\d{16,}(?![\d.eE])/g, (part) =>
    part.startsWith('"') ? part : `"${part}"`,
  )
}

export function stringify(value: unknown): string {
  if (typeof value === 'bigint') return value.toString()
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(stringify).join(',')}]`
  return `{${Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .map(([key, each]) => `${JSON.stringify(key)}:${stringify(each)}`)
    .join(',')}}`
}
