import { defineTexts } from '#platform/std/text.ts'

export const exitTexts = defineTexts({
  back: { en: 'Comes back now', tc: '目前可取回' },
  free: {
    en: 'No condition. After the contracts’ own fees, before the network’s.',
    tc: '無任何條件。已扣除合約費用，未計網路費用。',
  },
  freeWithCards: {
    en: 'Plus {count, plural, one {# card} other {# cards}}. No condition. After the contracts’ own fees, before the network’s.',
    tc: '另有 {count} 張卡片。無任何條件。已扣除合約費用，未計網路費用。',
  },
  unknown: {
    en: '{symbols}: not counted, the price is out of date or unknown.',
    tc: '{symbols}：未計入，價格已過時或未知。',
  },
  toHome: { en: 'To the home screen', tc: '返回首頁' },
  nothing: { en: 'Nothing to leave', tc: '沒有可退出的項目' },
  nothingNote: {
    en: 'You have no position in any feature.',
    tc: '您在各項功能中均無持倉。',
  },
  nothingFound: { en: 'The node found nothing', tc: '節點未找到項目' },
  nothingFoundNote: {
    en: 'Offers, sales and boxes are found with our server’s list alone. Look again once it answers.',
    tc: '出價、出售與盲盒須由本站伺服器列出，請待其恢復後再查看。',
  },
  cards: { en: '{count, plural, one {# card} other {# cards}}', tc: '{count} 張卡片' },
  givesUp: { en: 'gives up {amount}', tc: '放棄 {amount}' },
  later: { en: 'Cannot leave yet', tc: '暫時無法退出' },
  without: { en: 'Leave without this site', tc: '不經本網站退出' },
  withoutNote: {
    en: 'Send these calls with any wallet. They are read from the chain, not from our server.',
    tc: '可用任何錢包發送下列呼叫。內容讀自區塊鏈，而非本站伺服器。',
  },
  contract: { en: 'Contract', tc: '合約' },
  call: { en: 'Call', tc: '呼叫' },
  copyAddress: { en: 'Copy the address', tc: '複製地址' },
  copyCall: { en: 'Copy the whole call', tc: '複製完整呼叫' },
  alone: {
    en: 'Our server does not answer. This is read from the node, and you can still leave.',
    tc: '本站伺服器無回應。以下內容讀自節點，您仍可退出。',
  },
  signInForAll: {
    en: 'Sign in to see older positions too.',
    tc: '登入後可一併查看較早的持倉。',
  },
  unread: { en: 'Not read: {features}', tc: '未能讀取：{features}' },
  unreadNode: { en: 'The node did not answer.', tc: '節點沒有回應。' },
  again: { en: 'Try again', tc: '重試' },
  show: { en: 'Show the call', tc: '顯示呼叫' },
})
