import * as z from 'zod/mini'

import { type Address, isAddress, whyNoAddress } from './address.ts'
import { mostUnits, whyNoDigits } from './amount.ts'
import { cleaned, isReadable } from './readable.ts'

/**
 * The words requests and replies are made of. A request arrives as a form, so every field
 * is text first; a reply is JSON, where amounts are decimal strings in base units.
 */

const digits = /^(0|[1-9]\d*)$/

/** The word for what is no address: one in hex has words of its own. */
const noAddress = (text: string): 'address' | 'addressHex' =>
  whyNoAddress(text) === 'hex' ? 'addressHex' : 'address'

/** Request: an address with a right checksum. */
export const addressField = z.string().check(
  z.refine((text) => isAddress(text), { error: ({ input }) => noAddress(String(input)) }),
  z.describe('TRON address in base58, T…'),
) as unknown as z.ZodMiniType<Address, string>

/** Request: `T…,T…`: at most 50 addresses, each taken once. */
export const addressesField = z.pipe(
  z.string().check(
    z.refine((text) => text.length < 50 * 35 && text.split(',').every((one) => isAddress(one)), {
      error: ({ input }) =>
        noAddress(
          String(input)
            .split(',')
            .find((one) => !isAddress(one)) ?? '',
        ),
    }),
    z.describe('TRON addresses in base58 with commas, at most 50'),
  ),
  z.transform((text) => [...new Set(text.split(','))] as Address[]),
)

/** Request: a whole number between min and max, as decimal text. */
export function intField(min: number, max: number) {
  return z.pipe(
    z.string().check(
      z.refine((text) => digits.test(text) && Number(text) >= min && Number(text) <= max, {
        error: `integer:${min}:${max}`,
      }),
      z.describe(`whole number from ${min} to ${max}`),
    ),
    z.transform((text) => Number(text)),
  )
}

/**
 * Request: `7001,7002`: at most 50 whole numbers with a limited number of digits, each counted
 * once. The number that one call accepts is a separate rule with a separate refusal.
 */
export const numbersField = (digits: number, least: 0 | 1 = 1) =>
  z.pipe(
    z
      .string()
      .check(
        z.regex(
          new RegExp(`^(\\d{1,${digits}}(,\\d{1,${digits}}){0,49})${least === 0 ? '?' : ''}$`),
        ),
        z.describe('whole numbers with commas, at most 50'),
      ),
    z.transform((text) => [...new Set(text.split(',').filter(Boolean).map(Number))]),
  )

/** What keeps a text from being an amount in base units: the first thing that is wrong. */
function whyNoAmount(text: string): string | null {
  if (digits.test(text)) return text.length <= 29 && BigInt(text) <= mostUnits ? null : 'huge'
  return whyNoDigits(text) ?? (/^\d*\.\d*$/.test(text) ? 'fraction' : 'amount')
}

/** Request: an amount in base units, as decimal text. */
export const amountField = z.pipe(
  z.string().check(
    z.refine((text) => whyNoAmount(text) === null, {
      error: ({ input }) => whyNoAmount(String(input)),
    }),
    z.describe('base units, as a whole number'),
  ),
  z.transform((text) => BigInt(text)),
)

/** Request: a coin by its symbol; which are known is the call's rule. */
export const coinField = z
  .string()
  .check(
    z.regex(/^[A-Z0-9]{1,12}$/),
    z.describe('symbol of a coin, at most 12 capital letters or digits'),
  )

/** Request: a transaction hash, 64 hex digits; lower case from here on. */
export const txHashField = z.pipe(
  z.string().check(
    z.refine((text) => /^[0-9a-fA-F]{64}$/.test(text), { error: 'txHash' }),
    z.describe('transaction hash, 64 hex digits'),
  ),
  z.transform((text) => text.toLowerCase()),
)

/** Request: the caller's own key of one attempt; repeating it repeats the answer. */
export const requestIdField = z.string().check(
  z.refine((text) => /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text), {
    error: 'uuid',
  }),
  z.describe('UUID'),
)

/** Request, of a call that takes files: one of at least a byte and at most this number. */
export const fileField = (bytes: number) =>
  z.instanceof(Uint8Array, { error: 'file' }).check(
    z.refine((file) => file.length > 0 && file.length <= bytes, { error: 'file' }),
    z.describe(`file of at most ${bytes} bytes`),
  )

/**
 * Request: text to be read by others, of a number of characters as a reader counts them; cleaned
 * from here on (`readable.ts`).
 */
export const readableField = (most: number, lines: 'line' | 'lines') =>
  z.pipe(
    z.string().check(
      z.refine((text) => isReadable(text, most, lines), { error: `text:0:${most}` }),
      z.describe(`text of at most ${most} characters`),
    ),
    z.transform((text) => cleaned(text, lines)),
  )

/** Which page of a list. */
export interface Page {
  readonly pageNum: number
  readonly pageSize: number
}

/** Request: which page of a list; `pageSize` 1–100, 20 by default. */
export const pageFields = {
  pageNum: z._default(z.optional(intField(1, 1_000_000)), 1),
  pageSize: z._default(z.optional(intField(1, 100)), 20),
}

/** Reply: an amount in base units. */
export const amount = z.string().check(z.regex(digits))
/** Reply: an address. */
export const address = z.string()
/** Reply: a transaction hash. */
export const txHash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
/** Reply: unix seconds of chain time. */
export const seconds = z.int().check(z.nonnegative())

/** Reply: one page of a list and the size of the whole. */
export const pageOf = <T extends z.ZodMiniType>(item: T) =>
  z.object({ total: z.int().check(z.nonnegative()), list: z.array(item) })
