import { defineTexts } from '#platform/std/text.ts'

import { homeTitles } from './textTitles.ts'

/** Texts of the screen of one transaction. */
export const txTexts = defineTexts({
  ...homeTitles,
  noId: { en: 'No transaction was named', tc: '未指定交易' },
  unknownOrder: { en: 'This order is not yours or does not exist', tc: '訂單不存在或不屬於您' },
  notSentYet: { en: 'Nothing was sent for this order', tc: '此訂單尚未送出交易' },
  state: { en: 'State', tc: '狀態' },
  hash: { en: 'Transaction hash', tc: '交易雜湊' },
  copyHash: { en: 'Copy the hash', tc: '複製雜湊' },
  block: { en: 'Block', tc: '區塊' },
  time: { en: 'Time', tc: '時間' },
  from: { en: 'Signed by', tc: '簽署者' },
  contract: { en: 'Contract', tc: '合約' },
  call: { en: 'Call', tc: '呼叫' },
  noArguments: { en: 'no arguments', tc: '無參數' },
  cost: { en: 'Cost', tc: '費用' },
  sent: { en: 'Sent with it', tc: '隨附款項' },
  fee: { en: 'Network fee burned', tc: '已消耗的網路費用' },
  energy: { en: 'Energy used', tc: '使用能量' },
  events: { en: 'Events', tc: '事件' },
  noEvents: { en: 'This transaction left no event', tc: '此交易沒有事件' },
  notYet: { en: 'not yet', tc: '尚未' },
  toHome: { en: 'To the home screen', tc: '返回首頁' },
})
