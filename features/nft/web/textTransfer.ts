import { defineTexts } from '#platform/std/text.ts'

export const transferTexts = defineTexts({
  transfer: { en: 'Transfer', tc: '轉移' },
  transferTitle: { en: 'Transfer {card}', tc: '轉移 {card}' },
  flow: { en: 'Transfer a card', tc: '轉移卡片' },
  address: { en: 'Transfer address', tc: '轉移地址' },
  addressHint: {
    en: 'Paste it from a place you trust. Look-alike addresses begin and end like the right one.',
    tc: '請自可信來源貼上。仿冒地址的首尾可能與正確地址相同。',
  },
  required: { en: 'A transfer address is required', tc: '請輸入轉移地址' },
  notAddress: { en: 'Enter a correct TRON address', tc: '請輸入正確的 TRON 地址' },
  toSelf: { en: 'The card is at this address already', tc: '此卡片已在該地址' },
  firstTime: {
    en: 'First time you send to this address. Check every group.',
    tc: '首次轉給此地址，請逐段核對。',
  },
  again: {
    en: 'You have sent cards to this address before: {count}',
    tc: '您曾轉給此地址的卡片數：{count}',
  },
  warning: { en: 'A transferred card cannot be recovered.', tc: '卡片一經轉移即無法取回。' },
  understood: {
    en: 'I understand this cannot be undone',
    tc: '我明白此操作無法復原',
  },
  understandFirst: {
    en: 'Confirm that you understand this cannot be undone',
    tc: '請先確認您明白此操作無法復原',
  },
  wait: { en: 'Check it for {seconds} s more', tc: '請再核對 {seconds} 秒' },
  to: { en: 'To', tc: '轉至' },
  gone: { en: 'The card, for good', tc: '此卡片，無法取回' },
  done: { en: 'Card transferred', tc: '卡片已轉移' },
})
