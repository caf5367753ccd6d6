import type { Product } from './product.ts'

/** What the product has and what it should be; null where it is not there. */
export type Found = readonly [is: string, should: string] | null

/** What stands at `file#export.key`. */
async function at(place: string, { files, load }: Product): Promise<unknown> {
  const [file = '', names = ''] = place.split('#')
  let value: unknown = files.includes(file) ? await load(file) : undefined
  for (const name of names.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
    value = (value as Record<string, unknown>)[name]
  }
  return value
}

/** A constant. */
export async function valueAt(
  [place = '', should = '']: string[],
  product: Product,
): Promise<Found> {
  const value = await at(place, product)
  if (value === undefined) return null
  return [String(value as bigint | number | string | readonly string[]), should]
}

/** What a function returns, called now: `12n` is an amount, `12` a number, anything else a text. */
export async function resultAt(args: string[], product: Product): Promise<Found> {
  const [place = '', words = '', should = ''] = args
  const call = await at(place, product)
  if (typeof call !== 'function') return null
  const values = words.split(',').map((word) => {
    if (/^\d+n$/.test(word)) return BigInt(word.slice(0, -1))
    return /^\d+$/.test(word) ? Number(word) : word
  })
  return [String(Reflect.apply(call, undefined, values)), should]
}

/** A text, letter by letter in both languages, that the product uses. */
export async function textAt([place = '', en, tc]: string[], product: Product): Promise<Found> {
  const value = await at(place, product)
  const key = place
    .replace(/\.text$/, '')
    .split(/[#.]/)
    .at(-1)!
  if (value === undefined || !isUsed(place, key, product)) return null
  // A contract's reason is its key in English, beside it stands the Chinese.
  const is = (typeof value === 'string' ? { en: key, tc: value } : value) as Record<string, unknown>
  return [`${is['en']} | ${is['tc']}`, `${en} | ${tc}`]
}

/** Whether a source beside the catalogue names the key: of a feature's catalogue, one of the feature. */
function isUsed(place: string, key: string, { files, read }: Product): boolean {
  const [catalogue = ''] = place.split('#')
  const folder = /^features\/\w+\//.exec(catalogue)?.[0] ?? ''
  const word = key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const named = new RegExp(`\\.${word}\\b|['"]${word}['"]`)
  return files.some(
    (file) =>
      file.startsWith(folder) &&
      file !== catalogue &&
      /^(apps|features|platform)\/.*\.(tsx?|sol)$/.test(file) &&
      !/\.test\.tsx?$|\.t\.sol$|\/testing\/|\/abi\.ts$/.test(file) &&
      named.test(read(file)),
  )
}
