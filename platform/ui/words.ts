import { defineTexts, type Locale } from '#platform/std/text.ts'

/** The few words that the parts themselves say. */
const words = defineTexts({
  close: { en: 'Close', tc: '關閉' },
  copy: { en: 'Copy', tc: '複製' },
  copied: { en: 'Copied', tc: '已複製' },
  copyFailed: { en: 'Copy failed', tc: '複製失敗' },
  showExact: { en: 'Show the exact amount', tc: '顯示完整數字' },
  working: { en: 'Working', tc: '處理中' },
  stepDone: { en: 'done', tc: '已完成' },
  stepNow: { en: 'now', tc: '進行中' },
  stepFailed: { en: 'failed', tc: '失敗' },
  days: { en: 'd', tc: '天' },
  hours: { en: 'h', tc: '時' },
  minutes: { en: 'm', tc: '分' },
  seconds: { en: 's', tc: '秒' },
  code: { en: 'Code', tc: '代碼' },
})

/** In the page's own language, which changes before the page is drawn anew. */
export function uiWord(name: keyof typeof words): string {
  const lang = typeof document === 'undefined' ? 'en' : document.documentElement.lang
  const locale: Locale = lang.startsWith('zh') ? 'tc' : 'en'
  return words[name][locale]
}
