import { mostUnits } from '#platform/std/amount.ts'
import { Failure, failures } from '#platform/std/failure.ts'
import type { Locale, Text } from '#platform/std/text.ts'
import type * as z from 'zod/mini'

/** The message to a reader for a field's own word for its rule; see `fields.ts` for the words. */
const reasons: Readonly<Record<string, (...limits: string[]) => Text>> = {
  address: () => ({ en: 'enter a correct TRON address', tc: '請輸入正確的 TRON 地址' }),
  addressHex: () => ({
    en: 'enter the form of the address that begins with T, not hex',
    tc: '請輸入以 T 開頭的地址，而非十六進位地址',
  }),
  integer: (min, max) => ({
    en: `enter a whole number from ${min} to ${max}`,
    tc: `請輸入 ${min} 至 ${max} 的整數`,
  }),
  amount: () => ({ en: 'enter an amount in base units', tc: '請輸入以最小單位計的數量' }),
  negative: () => ({ en: 'an amount cannot be negative', tc: '數量不可為負數' }),
  otherDigits: () => ({ en: 'use the digits 0 to 9', tc: '請使用數字 0 至 9' }),
  fraction: () => ({
    en: 'base units are whole: leave out the decimals',
    tc: '最小單位為整數，不含小數',
  }),
  huge: () => ({
    en: `at most ${mostUnits} base units`,
    tc: `最多 ${mostUnits} 個最小單位`,
  }),
  text: (min, max) => ({
    en: `use ${min} to ${max} characters`,
    tc: `請輸入 ${min} 至 ${max} 個字元`,
  }),
  file: () => ({
    en: 'choose a file that is not empty and not too large',
    tc: '請選擇一個非空且不過大的檔案',
  }),
  txHash: () => ({ en: 'a hash has 64 hex digits', tc: '交易雜湊為 64 位十六進位字元' }),
  uuid: () => ({ en: 'enter a UUID', tc: '請輸入 UUID' }),
}
const missing: Text = { en: 'this field is required', tc: '此欄位為必填' }
const wrong: Text = { en: 'this value is not accepted', tc: '不接受此值' }

/** The first thing that is wrong with a request, as a failure that names the field and the limit. */
export function invalid(
  issues: readonly z.core.$ZodIssue[],
  input: Readonly<Record<string, unknown>>,
  locale: Locale,
): Failure {
  const issue = issues[0]
  const field = String(issue?.path[0] ?? 'body')
  const [word = '', ...limits] = (issue?.message ?? '').split(':')
  const oneOf = issue?.code === 'invalid_value' ? issue.values.map(String).join(', ') : null
  const choice: Text | null =
    oneOf === null ? null : { en: `use one of ${oneOf}`, tc: `請使用 ${oneOf} 之一` }
  const text =
    input[field] === undefined ? missing : (choice ?? reasons[word]?.(...limits) ?? wrong)
  return new Failure(failures.INVALID, { field, values: { field, reason: text[locale] } })
}

/** For what the form alone cannot state: a field that this request needs and others do not. */
export const required = (field: string, locale: Locale): Failure =>
  new Failure(failures.INVALID, { field, values: { field, reason: missing[locale] } })
