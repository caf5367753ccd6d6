import type { Endpoint } from '#platform/std/endpoint.ts'
import fc from 'fast-check'
import * as z from 'zod/mini'

/** Requests of any endpoint, right, wrong and hostile, from nothing but its declared form. */

interface Field {
  readonly type?: unknown
  readonly description?: string
  readonly enum?: readonly string[]
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
}

/** The fields that an endpoint declares, by name. */
export function fieldsOf(endpoint: Endpoint): Readonly<Record<string, Field>> {
  const { properties = {} } = z.toJSONSchema(endpoint.input, {
    io: 'input',
    unrepresentable: 'any',
  })
  return properties as Record<string, Field>
}

/** What is there to be named: by the field's own name, else by its kind. */
export interface Known {
  readonly address: readonly string[]
  readonly txHash: readonly string[]
  readonly uuid: readonly string[]
  readonly integer: readonly number[]
  /** Files, a character for each byte. */
  readonly file: readonly string[]
  /** Base units. */
  readonly amount: readonly string[]
  readonly byName: Readonly<Record<string, readonly string[]>>
  /** Names of fields whose known values are for a second time: mostly a new one is drawn. */
  readonly usedUp: readonly string[]
  /** By path: whole forms that are right. */
  readonly forms: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>
}

const big = 2n ** 256n
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  '+1',
  '01',
  ' 1',
  '1e3',
  '0x1',
  '１',
  'NaN',
  'Infinity',
  '-0',
  '9007199254740993',
  String(big),
  String(-big),
  '9'.repeat(400),
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '[object Object]',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eabc',
  '\ufeff',
  'é'.normalize('NFD'),
  '界'.repeat(300),
  "'; drop table orders;--",
  "' or 1=1 --",
  '%00',
  '%s%s%n',
  '${7*7}',
  '{{7*7}}',
  '../../etc/passwd',
  '..%2f..',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  'a\r\nset-cookie: x=1',
  '__proto__',
  'constructor',
  'a'.repeat(5_000),
]

const wrongAddresses = (known: Known): string[] => {
  const right = known.address[0] ?? ''
  return [
    right.toLowerCase(),
    right.slice(1),
    `${right}1`,
    ` ${right}`,
    right.replace(/^T/, 'Т'),
    `${right.slice(0, -1)}${right.endsWith('1') ? '2' : '1'}`,
    `41${'ab'.repeat(20)}`,
    `0x${'ab'.repeat(20)}`,
    `0x${'0'.repeat(40)}`,
  ]
}

interface Values {
  /** Of things that are there. */
  readonly known: readonly string[]
  /** Any that the form takes. */
  readonly right: fc.Arbitrary<string>
  /** At and just beyond the limits, or nearly right. */
  readonly near: readonly string[]
}

/** Throws for a field whose form gives nothing to choose values by: it needs a description. */
function valuesOf(name: string, field: Field, known: Known): Values {
  const { description = '' } = field
  const range = /^whole number from (\d+) to (\d+)$/.exec(description)
  if (range !== null) {
    const [min, max] = [Number(range[1]), Number(range[2])]
    return {
      known: known.integer.filter((one) => one >= min && one <= max).map(String),
      right: fc.integer({ min, max }).map(String),
      near: [min - 1, min, max, max + 1].map(String),
    }
  }
  if (description === 'base units, as a whole number') {
    const most = 2n ** 96n - 1n
    return {
      known: known.amount,
      right: fc.bigInt({ min: 0n, max: most }).map(String),
      near: [-1n, 0n, 1n, most, most + 1n].map(String),
    }
  }
  if (description.startsWith('TRON address')) {
    return {
      known: known.address,
      right: fc.constantFrom(...known.address),
      near: wrongAddresses(known),
    }
  }
  if (description.startsWith('transaction hash')) {
    const right = fc.stringMatching(/^[0-9a-fA-F]{64}$/)
    const near = known.txHash.flatMap((hash) => [hash.toUpperCase(), `0x${hash}`, hash.slice(1)])
    return { known: known.txHash, right, near }
  }
  if (description === 'UUID') {
    const near = known.uuid.flatMap((one) => [
      one.toUpperCase(),
      `{${one}}`,
      one.replaceAll('-', ''),
    ])
    return { known: known.uuid, right: fc.uuid(), near }
  }
  const characters = /^text of at most (\d+) characters$/.exec(description)
  if (characters !== null) {
    const most = Number(characters[1])
    const near = [most, most + 1].flatMap((count) =>
      ['x', '界', '👨‍👩‍👧‍👦'].map((one) => one.repeat(count)),
    )
    return { known: ['', 'Ann', '馬賽克工坊'], right: fc.string({ maxLength: most }), near }
  }
  if (description.startsWith('file of at most')) {
    const near = known.file.flatMap((one) => [one.slice(0, -9), one.slice(9), `${one}${one}`])
    return { known: known.file, right: fc.constantFrom(...known.file), near }
  }
  if (field.enum !== undefined) {
    const near = field.enum.flatMap((one) => [one.toUpperCase(), ` ${one}`, `${one},${one}`])
    return { known: field.enum, right: fc.constantFrom(...field.enum), near }
  }
  if (field.pattern !== undefined) {
    const right = fc.stringMatching(new RegExp(field.pattern))
    return { known: [], right, near: [] }
  }
  if (field.maxLength !== undefined) {
    const { minLength = 0, maxLength } = field
    const near = [minLength - 1, minLength, maxLength, maxLength + 1]
    return {
      known: [],
      right: fc.string({ minLength, maxLength, unit: 'binary' }),
      near: near.filter((length) => length >= 0).map((length) => 'x'.repeat(length)),
    }
  }
  throw new Error(`${name} declares no form that values could be made of`)
}

const hostile = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary' }))

/** One field's text; undefined leaves it out. */
function valueOf(name: string, field: Field, known: Known): fc.Arbitrary<string | undefined> {
  const values = valuesOf(name, field, known)
  const choice = (weight: number, from: readonly string[]) =>
    from.length === 0 ? [] : [{ weight, arbitrary: fc.constantFrom(...from) }]
  const [again, anew] = known.usedUp.includes(name) ? [1, 10] : [8, 3]
  return fc.oneof(
    ...choice(again, known.byName[name] ?? values.known),
    { weight: anew, arbitrary: values.right },
    ...choice(2, values.near),
    { weight: 2, arbitrary: hostile },
    { weight: 1, arbitrary: fc.constant(undefined) },
  )
}

type Form = Readonly<Record<string, string | undefined>>

/** Any values, a form that is right, or such a one with a value or two changed. */
function declaredOf(endpoint: Endpoint, known: Known): fc.Arbitrary<Form> {
  const fields = Object.entries(fieldsOf(endpoint))
  const shape = fc.record(
    Object.fromEntries(fields.map(([name, field]) => [name, valueOf(name, field, known)])),
  )
  const forms = known.forms[endpoint.path] ?? []
  const names = fields.map(([name]) => name)
  if (forms.length === 0 || names.length === 0) return shape
  const right = rightOf(fields, forms, known)
  const changed = fc.subarray(names, { minLength: 1, maxLength: Math.min(2, names.length) })
  return fc.oneof(
    { weight: 3, arbitrary: shape },
    { weight: 2, arbitrary: right },
    {
      weight: 3,
      arbitrary: fc.tuple(right, changed, shape).map(([form, these, other]) => ({
        ...form,
        ...Object.fromEntries(these.map((name) => [name, other[name]])),
      })),
    },
  )
}

/** One of those forms; what a call uses up is another each time. */
function rightOf(
  fields: readonly (readonly [string, Field])[],
  forms: Known['forms'][string],
  known: Known,
): fc.Arbitrary<Form> {
  const usedUp = fields.filter(([name]) => known.usedUp.includes(name))
  const anew = fc.record(
    Object.fromEntries(usedUp.map(([name, field]) => [name, valuesOf(name, field, known).right])),
  )
  return fc.tuple(fc.constantFrom(...forms), anew).map(([form, values]) => ({
    ...form,
    ...Object.fromEntries(Object.entries(values).filter(([name]) => name in form)),
  }))
}

/** The fields of one request as name and text, with some undeclared. */
export function formsOf(endpoint: Endpoint, known: Known): fc.Arbitrary<[string, string][]> {
  const declaredNames = Object.keys(fieldsOf(endpoint))
  const strange = fc.oneof(
    fc.constantFrom('__proto__', 'constructor', 'toString', 'token', 'data', 'a[b][c]', ''),
    fc.string({ unit: 'binary' }),
  )
  const extra = fc.oneof(
    { weight: 3, arbitrary: fc.constant<[string, string][]>([]) },
    { weight: 1, arbitrary: fc.array(fc.tuple(strange, hostile), { maxLength: 3 }) },
  )
  return fc
    .tuple(declaredOf(endpoint, known), extra)
    .map(([declared, more]) => [
      ...Object.entries(declared).flatMap(([name, value]): [string, string][] =>
        value === undefined ? [] : [[name, value]],
      ),
      ...more.filter(([name]) => !declaredNames.includes(name)),
    ])
}
