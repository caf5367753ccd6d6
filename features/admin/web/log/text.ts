import { defineTexts } from '#platform/std/text.ts'

export const logTexts = defineTexts({
  verifying: { en: 'Verifying the operators’ log', tc: '正在驗證營運紀錄' },
  verified: {
    en: 'Operators’ log: {count, plural, one {# row} other {# rows}} verified',
    tc: '營運紀錄：已驗證 {count} 列',
  },
  empty: { en: 'Operators’ log: no rows yet', tc: '營運紀錄：尚無內容' },
  here: {
    en: 'Signatures and hashes, verified in your browser.',
    tc: '簽名與雜湊值由您的瀏覽器驗證。',
  },
  anchored: { en: 'On chain up to row {number}.', tc: '已上鏈至第 {number} 列。' },
  notAnchored: { en: 'Nothing of it is on chain yet.', tc: '尚未上鏈。' },
  unread: {
    en: 'The node did not answer: not compared with the chain.',
    tc: '節點沒有回應：未與鏈上比對。',
  },
  wrong: { en: 'Operators’ log: row {number} is wrong', tc: '營運紀錄：第 {number} 列有誤' },
  failed: { en: 'The operators’ log could not be read', tc: '無法讀取營運紀錄' },
  byOthers: {
    en: '{count, plural, one {# row is} other {# rows are}} signed by an account that is not an operator now.',
    tc: '{count} 列由目前並非營運人員的帳戶簽署。',
  },
  operators: { en: 'Operators', tc: '營運人員' },
  rows: { en: 'Rows of the log', tc: '紀錄內容' },
  newest: { en: 'The newest {count}', tc: '最新 {count} 列' },
  head: { en: 'Last anchored row', tc: '最近上鏈的列' },
})

/** Of a fault, by its reason. */
export const faultTexts = defineTexts({
  number: { en: 'Another row stands in its place.', tc: '該位置是另一列。' },
  previous: { en: 'It does not follow the row before.', tc: '與前一列不相連。' },
  hash: { en: 'Its content was changed.', tc: '其內容已被更改。' },
  signature: {
    en: 'It is not signed by the account that it names.',
    tc: '並非由其所列帳戶簽署。',
  },
  anchor: { en: 'The chain has another hash of it.', tc: '鏈上的雜湊值與其不符。' },
  missing: {
    en: 'It is on chain, and the log ends before it.',
    tc: '鏈上有此列，紀錄卻在其之前結束。',
  },
})
