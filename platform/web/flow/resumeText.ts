import { defineTexts } from '#platform/std/text.ts'

/** Texts of orders that were begun and not signed. */
export const resumeTexts = defineTexts({
  continuePaying: { en: 'Continue paying?', tc: '是否繼續支付？' },
  continueOther: { en: 'Continue?', tc: '是否繼續？' },
  unfinished: {
    en: '{count, plural, one {# unfinished order} other {# unfinished orders}}',
    tc: '{count, number} 筆未完成的訂單',
  },
  nothingSpent: { en: 'Nothing was spent.', tc: '未扣款。' },
  stepsDone: {
    en: 'Step {step} of {count}; those before are done.',
    tc: '第 {step} 步，共 {count} 步；先前步驟已完成。',
  },
  priceUntil: { en: 'Price valid until {time}.', tc: '價格有效至 {time}。' },
  onePriceUntil: { en: 'One price is valid until {time}.', tc: '其中一筆價格有效至 {time}。' },
  continue: { en: 'Continue', tc: '繼續' },
  notNow: { en: 'Not now', tc: '暫不' },
  discard: { en: 'Discard', tc: '放棄' },
  waiting: { en: 'Unfinished', tc: '未完成' },
  pending: { en: '{count, number} pending', tc: '{count, number} 筆處理中' },
  earlier: { en: 'Earlier', tc: '先前' },
})
