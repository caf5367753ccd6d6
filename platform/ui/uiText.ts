import { defineTexts, type Locale } from '#platform/std/text.ts'

/** The few texts that the components themselves show. */
const text = defineTexts({
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

let elsewhere: Locale = 'en'

/** For pages that are rendered where there is no document. */
export function setUiLocale(locale: Locale): void {
  elsewhere = locale
}

/** In the page's own language, which changes before the page is rendered again. */
export const uiText = (name: keyof typeof text): string => text[name][spoken()]

function spoken(): Locale {
  if (typeof document === 'undefined') return elsewhere
  return document.documentElement.lang.startsWith('zh') ? 'tc' : 'en'
}
