import { defineTexts } from '#platform/std/text.ts'

import { homeTitles } from './textTitles.ts'

export const homeTexts = defineTexts({
  ...homeTitles,
  heroTitle: {
    en: 'Cards that earn only what is already set aside',
    tc: '卡片所得，皆為已預留之數',
  },
  heroBody: {
    en: 'Tessera sells mosaic cards on TRON and pays staked ones in TES. A stake opens only when its whole reward lies in the contract, and you can leave at any time.',
    tc: 'Tessera 於 TRON 出售馬賽克卡片，質押者以 TES 獲得獎勵。整筆獎勵存入合約後質押才會開始，且可隨時退出。',
  },
  connect: { en: 'Connect wallet', tc: '連接錢包' },
  browse: { en: 'Look around first', tc: '先瀏覽' },
  signIn: { en: 'Sign in', tc: '登入' },
  signInBody: {
    en: 'Sign in to see what you hold here. One signature, which costs nothing.',
    tc: '登入以查看您的持有。只需一次簽名，不需任何費用。',
  },
  activateBody: {
    en: 'Your address is not active yet. Buying and staking need an inviter.',
    tc: '您的地址尚未啟用。購買與質押需要邀請人。',
  },
  activate: { en: 'Activate', tc: '啟用' },
  stopped: {
    en: 'You stopped before signing. Nothing was spent.',
    tc: '您在簽署前停下，未扣款。',
  },
  continue: { en: 'Continue', tc: '繼續' },
  discard: { en: 'Discard', tc: '捨棄' },
  moreFunctions: { en: 'More functions', tc: '更多功能' },
  tokens: { en: 'Tokens', tc: '代幣' },
  searchTokens: { en: 'Name, symbol or address', tc: '名稱、代號或地址' },
  nativeCoin: { en: 'the network’s own coin', tc: '網路原生幣' },
  noToken: { en: 'No token fits', tc: '沒有符合的代幣' },
  noTokenBody: {
    en: 'Only the tokens this app uses are listed.',
    tc: '僅列出本應用使用的代幣。',
  },
  copyAddress: { en: 'Copy the address of {symbol}', tc: '複製 {symbol} 地址' },

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
  fee: { en: 'Network fee burned', tc: '已燃燒網路費' },
  energy: { en: 'Energy used', tc: '使用能量' },
  events: { en: 'Events', tc: '事件' },
  noEvents: { en: 'This transaction left no event', tc: '此交易沒有事件' },
  reason: { en: 'Refused by contract', tc: '合約拒絕' },
  notYet: { en: 'not yet', tc: '尚未' },
  toHome: { en: 'To the home screen', tc: '返回首頁' },
})
