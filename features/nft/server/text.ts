import { defineTexts } from '#platform/std/text.ts'

/** Why an address may not buy, and what would change it. */
export const verdictTexts = defineTexts({
  signInRemedy: { en: 'Connect your wallet and sign in', tc: '請連接錢包並登入' },
  activeRemedy: {
    en: 'Bind an inviter to activate your address',
    tc: '綁定邀請人以啟用您的地址',
  },
  soldOutRemedy: { en: 'Choose another level', tc: '請選擇其他等級' },
  balanceRemedy: {
    en: 'Add at least {amount} {symbol} to your wallet',
    tc: '請至少再存入 {amount} {symbol}',
  },
})
