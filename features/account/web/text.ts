import { defineTexts } from '#platform/std/text.ts'

export const accountTexts = defineTexts({
  unread: { en: 'could not be read', tc: '無法讀取' },
  balances: { en: 'Balances', tc: '餘額' },
  you: { en: 'You', tc: '您' },
  demo: { en: 'demo', tc: '示範' },
  lookAlike: { en: 'Look-alike', tc: '名稱近似' },
})
