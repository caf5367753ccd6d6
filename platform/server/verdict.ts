import type { FailureKind } from '#platform/std/failure.ts'
import { type Locale, type Text, type TextValues, filled, defineTexts } from '#platform/std/text.ts'
import type { Verdict } from '#platform/std/verdict.ts'

export const yes: Verdict = { can: true, reason: null, message: '', remedy: '' }

/** A refusal reported in advance, and the change that would allow it. */
export const no = (
  locale: Locale,
  { code, text }: FailureKind,
  remedy: Text,
  values: TextValues = {},
): Verdict => ({
  can: false,
  reason: code,
  message: filled(text, locale, values),
  remedy: filled(remedy, locale, values),
})

/** Removes what can appear in any text. */
export const remedies = defineTexts({
  signIn: { en: 'Connect your wallet and sign in', tc: '請連接錢包並登入' },
  active: {
    en: 'Bind an inviter to activate your address',
    tc: '綁定邀請人以啟用您的地址',
  },
  balance: {
    en: 'Add at least {amount} {symbol} to your wallet',
    tc: '請至少再存入 {amount} {symbol}',
  },
})
