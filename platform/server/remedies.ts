import { defineTexts } from '#platform/std/text.ts'

/** What takes out of the way what can stand in anybody's. */
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
